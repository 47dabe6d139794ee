import type { PagedList } from '@/lib/query'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { endorseAccount } from '../mutations'
import { featuredKeys } from './keys'

/** Adds an account at the start of the list, where servers put it. */
const withFeatured =
  (id: AccountId) =>
  (list: PagedList<'account'>): PagedList<'account'> => {
    const [first, ...others] = list.pages
    if (!first || list.pages.some((page) => page.ids.includes(id))) return list
    return { ...list, pages: [{ ...first, ids: [id, ...first.ids] }, ...others] }
  }

/**
 * Features an account on the user's profile, or stops that. An account that is no longer featured stays in the
 * data of the list, and its relationship hides it.
 */
export async function featureAccount(runtime: Runtime, id: AccountId, on: boolean): Promise<boolean> {
  const { cache, me } = runtime
  const added = on && me ? cache.sets.begin(featuredKeys.accounts(me), withFeatured(id)) : null
  const isDone = await runtime.run(endorseAccount, { id, on })
  if (isDone) added?.commit()
  else added?.abort()
  return isDone
}
