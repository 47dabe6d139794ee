import { lazyPart } from '@/lib/ui/lazy-part'
import { whenShown } from '@/lib/util/first-screen'

async function load() {
  await whenShown()
  return import('../../options/options-menu')
}

/** The button of what a timeline shows; no first screen needs it. */
export const OptionsMenu = lazyPart(load, undefined, { quiet: true })
