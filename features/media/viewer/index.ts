import { lazyPart } from '@/lib/ui/lazy-part'

/** The viewer of viewer.tsx; its code loads when somebody is about to open it. */
export const MediaViewer = lazyPart(() => import('./viewer'))
