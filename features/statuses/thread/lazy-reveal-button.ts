import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function load() {
  await whenShown()
  return import('./reveal-button')
}

/** The button that reveals a whole conversation; loaded after the first paint. */
export const RevealButton = lazyPart(load, undefined, { quiet: true })
