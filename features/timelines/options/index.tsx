import { lazyPart } from '@/lib/ui/lazy-part'

/** The button of what a timeline shows; no first screen needs it. */
export const OptionsMenu = lazyPart(() => import('./options-menu'), undefined, { quiet: true })
