import { queryMutation } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import { tagDto, type Tag } from '@/schemas/statuses/tag'
import { tagKey } from './keys'

const withFollowing =
  (following: boolean) =>
  (tag: Tag): Tag =>
    tag.following === following ? tag : { ...tag, following }

const withFeaturing =
  (featuring: boolean) =>
  (tag: Tag): Tag =>
    tag.featuring === featuring ? tag : { ...tag, featuring }

/** Features a hashtag on the user's profile, or stops to; shown at once and reverted when the server refuses. */
export const featureTagByName = (name: string, on: boolean) =>
  queryMutation({
    key: tagKey(name),
    slot: 'feature',
    patch: withFeaturing(on),
    request: (http) =>
      http.request(`/api/v1/tags/${apiSegment(name)}/${on ? 'feature' : 'unfeature'}`, {
        method: 'POST',
        schema: tagDto,
      }),
    settle: (tag: Tag, answer) => ({ ...tag, ...answer, featuring: answer.featuring ?? on }),
  })

/** Follows or unfollows a hashtag, shown at once and reverted when the server refuses. */
export const followTag = (name: string, on: boolean) =>
  queryMutation({
    key: tagKey(name),
    slot: 'follow',
    patch: withFollowing(on),
    request: (http) =>
      http.request(`/api/v1/tags/${apiSegment(name)}/${on ? 'follow' : 'unfollow'}`, {
        method: 'POST',
        schema: tagDto,
      }),
    settle: (_tag, answer) => ({ ...answer, following: answer.following ?? on }),
  })
