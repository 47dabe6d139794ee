import { lazyPart } from '@/lib/ui/lazy-part'
import { ListFailed } from '../../rows/lazy-list-failed'

const load = () => import('../../states/states')

/** What stands instead of posts; seldom, so its code comes when it is needed. */
export const Building = lazyPart(async () => ({ default: (await load()).Building }))
export const Empty = lazyPart(async () => ({ default: (await load()).Empty }))
export const Failed = lazyPart(async () => ({ default: (await load()).Failed }))

/** Loads the code of states that are needed when nothing can be loaded: without a connection. */
export function preloadFailures(): void {
  Failed.preload()
  ListFailed.preload()
}
