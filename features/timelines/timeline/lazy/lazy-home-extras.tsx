import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** The marker of home across devices. Loaded after the first paint. */
export const HomeExtras = lazyPart(() => import('../../home/home-extras'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})

/** The pill above a home that is read upwards. */
export const NewerPill = lazyPart(() => import('../../home/newer-pill'), undefined, { failure: 'quiet' })
