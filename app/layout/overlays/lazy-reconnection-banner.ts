import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function load() {
  await whenShown()
  return import('./reconnection-banner')
}

/** Says when the connection is lost and notices when it is back; loaded after the first paint. */
export const ReconnectionBanner = lazyPart(load, undefined, { quiet: true })
