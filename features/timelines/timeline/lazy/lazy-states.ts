import { lazyPart } from '@/lib/ui/lazy-part'
import { ListFailed } from '../../rows/lazy-list-failed'

const load = () => import('../../states/states')

/** States without posts. Rarely needed, so their code loads on demand. */
export const Building = lazyPart(async () => ({ default: (await load()).Building }))
export const Empty = lazyPart(async () => ({ default: (await load()).Empty }))
export const Failed = lazyPart(async () => ({ default: (await load()).Failed }))

/** Loads the code of the failure states early, since it cannot be loaded without a connection. */
export function preloadFailures(): void {
  Failed.preload()
  ListFailed.preload()
}
