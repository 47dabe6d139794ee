import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function load() {
  await whenShown()
  return import('./reconnection-banner')
}

/** Notices that the connection is gone, says so, and finds out that it is back; from the first screen on. */
export const Reconnection = lazyPart(load, undefined, { quiet: true })
