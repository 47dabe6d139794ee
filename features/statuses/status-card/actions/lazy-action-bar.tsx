import { lazyPart } from '@/lib/ui/lazy-part'
import { afterPaint } from '@/lib/util/timing/after-paint'
import type { ActionBarProps } from './action-bar'
import styles from './action-bar.module.css'

/** Keeps the height of one line of buttons, and its presses from opening the post. */
const Space = () => <div className={styles.bar} data-waiting />

/** The buttons below a post. Their code follows the first paint of posts: people read before they press. */
export const ActionBar = lazyPart<ActionBarProps>(() => import('./action-bar'), Space, {
  after: () => new Promise<void>(afterPaint),
  failure: 'again',
})
