import { lazyPart } from '@/lib/ui/lazy-part'

/** The screen of catching up with home; no first screen needs it. */
export const CatchUp = lazyPart(() => import('./catch-up'))

/** Deletes what an identity that signed out kept for later. */
export const forgetCatchUps = async (who: string): Promise<void> => (await import('./kept')).forgetKept(who)
