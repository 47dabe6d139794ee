import { lazyPart } from '@/lib/ui/lazy-part'

/** Rarely needed, so its code loads on demand. */
export const ListFailed = lazyPart(() => import('../states/list-failed'))
