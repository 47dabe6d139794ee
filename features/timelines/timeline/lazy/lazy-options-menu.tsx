import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function load() {
  await whenShown()
  return import('../../options/options-menu')
}

/** The options menu of a timeline. Loaded after the first paint. */
export const OptionsMenu = lazyPart(load, undefined, { quiet: true })
