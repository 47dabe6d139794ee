import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** Reports a lost connection until it is back; loaded after the first paint. */
export const ReconnectionBanner = lazyPart(() => import('./reconnection-banner'), undefined, {
  after: whenFirstScreenShown,
  failure: 'again',
})
