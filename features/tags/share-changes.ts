import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { followedTagsKey, tagKey } from './keys'
import { withTagFeatured, withTagFollowed, withFollowedTag } from './patches'

/** Changes of hashtags: which the user follows, and which the profile features. */
export const tagChanges = defineShare({
  name: 'tags',
  change: z.union([
    z.object({ name: z.string(), following: z.boolean() }),
    z.object({ name: z.string(), featuring: z.boolean() }),
  ]),
  apply({ cache }, made) {
    if ('featuring' in made) return cache.sets.adjust(tagKey(made.name), withTagFeatured(made.featuring))
    cache.sets.adjust(tagKey(made.name), withTagFollowed(made.following))
    cache.sets.adjust(followedTagsKey(), withFollowedTag(made.name, made.following))
  },
})
