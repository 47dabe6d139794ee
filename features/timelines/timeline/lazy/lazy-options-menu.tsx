import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** The options menu of a timeline. Loaded after the first paint. */
export const OptionsMenu = lazyPart(() => import('../../options/options-menu'), undefined, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
