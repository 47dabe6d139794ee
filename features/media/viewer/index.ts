import { lazyPart } from '@/lib/ui/lazy-part'

/** The viewer of viewer.tsx; its code loads when it is about to be opened. */
export const MediaViewer = lazyPart(() => import('./viewer'))
