import { lazyPart } from '@/lib/ui/lazy-part'

/** The modal of type SHORTCUTS. */
export const HelpSheet = lazyPart(() => import('./help-sheet'))
