import { lazyPart } from '@/lib/ui/lazy-part'

/** Seldom, so its code comes when it is needed. */
export const ListFailed = lazyPart(() => import('../states/list-failed'))
