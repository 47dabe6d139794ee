import * as z from 'zod/mini'
import { normaliseTag } from '@/features/tags'
import { queryMutation } from '@/lib/cache'
import { acceptMissing, apiSegment } from '@/lib/http'
import { defineMutation } from '@/lib/runtime/define-mutation'
import { id } from '@/schemas/primitives'
import { featuredTagDto, type FeaturedTag } from '@/schemas/statuses/tag'
import { featuredKeys } from '../../featured/keys'
import { withAnsweredTag, withoutTag, withTag } from './patches'
import { isSameTag } from './tag-rules'

const PATH = '/api/v1/featured_tags'

/** A hashtag without `#`, and the user. */
const tagArgs = z.object({ me: id<'account'>(), name: z.string() })

/** Features a hashtag on the user's profile. */
export const featureTag = defineMutation({
  name: 'featureTag',
  args: tagArgs,
  create: ({ me, name }) =>
    queryMutation({
      key: featuredKeys.tags(me),
      item: normaliseTag(name),
      slot: 'feature',
      patch: withTag(name),
      request: (http) => http.request(PATH, { method: 'POST', json: { name }, schema: featuredTagDto }),
      settle: (tags: FeaturedTag[], answer) => withAnsweredTag(answer)(tags),
    }),
})

/** Stops featuring a hashtag; one that is gone already counts as removed. */
export const unfeatureTag = defineMutation({
  name: 'unfeatureTag',
  args: tagArgs,
  create: ({ me, name }, { cache }) =>
    queryMutation({
      key: featuredKeys.tags(me),
      item: normaliseTag(name),
      slot: 'feature',
      patch: withoutTag(name),
      request: (http) => {
        // Read only now: a hashtag added a moment ago got its id after this was called.
        const known = cache.sets.base(featuredKeys.tags(me)) as FeaturedTag[] | undefined
        const tag = known?.find((each) => isSameTag(each.name, name))
        if (!tag) return Promise.resolve<{ data: unknown }>({ data: null })
        return http
          .request(`${PATH}/${apiSegment(tag.id)}`, { method: 'DELETE', schema: z.unknown() })
          .catch(acceptMissing)
      },
    }),
})
