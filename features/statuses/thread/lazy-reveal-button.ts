import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** The button that reveals a whole thread; loaded after the first paint. */
export const RevealButton = lazyPart(() => import('./reveal-button'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
