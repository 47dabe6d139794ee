import { lazyPart } from '@/lib/ui/lazy-part'

const load = () => import('./states')

/** What stands instead of posts; seldom, so its code comes when it is needed. */
export const Building = lazyPart(async () => ({ default: (await load()).Building }))
export const Empty = lazyPart(async () => ({ default: (await load()).Empty }))
export const Failed = lazyPart(async () => ({ default: (await load()).Failed }))
