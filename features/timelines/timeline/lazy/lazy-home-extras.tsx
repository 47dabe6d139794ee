import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

const later = { after: whenFirstScreenShown, failure: 'quiet' } as const

/** The marker of home across devices. Loaded after the first paint. */
export const HomeExtras = lazyPart(() => import('../../home/home-extras'), undefined, later)

/** The line above what was read before. Its code comes with the extras, which insert it. */
export const CaughtUp = lazyPart(
  async () => ({ default: (await import('@/lib/ui/live-list/caught-up')).CaughtUp }),
  undefined,
  { failure: 'quiet' },
)

/** The offer to continue at the position of another device, for the header of home. Loaded after the first paint. */
export const ResumeOffer = lazyPart(() => import('../../home/resume-offer'), undefined, later)

/** The pill above a home that is read upwards. */
export const NewerPill = lazyPart(() => import('../../home/newer-pill'), undefined, { failure: 'quiet' })
