import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'

/** Reserves the space of the button, so that those before it do not move. */
const Placeholder = () => <span style={{ flex: 'none', inlineSize: 'var(--target)' }} />

/** The options menu of a timeline. Loaded after the first paint. */
export const OptionsMenu = lazyPart(() => import('../../options/options-menu'), Placeholder, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
