import { lazyPart } from '../lazy-part'

/** Technical details of a crash, for a bug report. */
export const CrashDetails = lazyPart(() => import('./crash-details'), undefined, { failure: 'quiet' })
