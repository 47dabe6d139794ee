import * as z from 'zod/mini'
import { defineShare } from '@/lib/runtime/define-share'
import { followedTagsKey, tagKey } from './keys'
import { withFeaturing, withTagFollowed, withTagName } from './patches'

/** Changes of hashtags: which the user follows, and which the profile features. */
export const tagChanges = defineShare({
  name: 'tags',
  change: z.union([
    z.object({ name: z.string(), following: z.boolean() }),
    z.object({ name: z.string(), featuring: z.boolean() }),
  ]),
  apply({ cache }, made) {
    if ('featuring' in made) return cache.sets.adjust(tagKey(made.name), withFeaturing(made.featuring))
    cache.sets.adjust(tagKey(made.name), withTagFollowed(made.following))
    cache.sets.adjust(followedTagsKey(), withTagName(made.name, made.following))
  },
})
