import * as z from 'zod/mini'
import { queryMutation } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { tagDto, type Tag } from '@/schemas/statuses/tag'
import { tagKey } from './keys'
import { withTagFeatured, withTagFollowed } from './patches'

/** A hashtag without `#`, and whether to follow or feature it. */
const args = z.object({ name: z.string(), on: z.boolean() })

/** Features a hashtag on the user's profile, or removes it; shown at once and reverted when the server refuses. */
export const featureTagByName = defineMutation({
  name: 'featureTagByName',
  waits: {},
  args,
  create: ({ name, on }) =>
    queryMutation({
      key: tagKey(name),
      slot: 'feature',
      patch: withTagFeatured(on),
      request: (http) =>
        http.request(`/api/v1/tags/${apiSegment(name)}/${on ? 'feature' : 'unfeature'}`, {
          method: 'POST',
          schema: tagDto,
        }),
      settle: (tag: Tag, answer) => ({ ...tag, ...answer, featuring: answer.featuring ?? on }),
    }),
})

/** Follows or unfollows a hashtag, shown at once and reverted when the server refuses. */
export const followTag = defineMutation({
  name: 'followTag',
  waits: {},
  args,
  create: ({ name, on }) =>
    queryMutation({
      key: tagKey(name),
      slot: 'follow',
      patch: withTagFollowed(on),
      request: (http) =>
        http.request(`/api/v1/tags/${apiSegment(name)}/${on ? 'follow' : 'unfollow'}`, {
          method: 'POST',
          schema: tagDto,
        }),
      settle: (_tag: Tag, answer) => ({ ...answer, following: answer.following ?? on }),
    }),
})
