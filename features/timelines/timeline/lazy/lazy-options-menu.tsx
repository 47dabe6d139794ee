import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import styles from './options-space.module.css'

/** Reserves the space of the button, so that those before it do not move. */
const Placeholder = () => <span className={styles.space} />

/** The options menu of a timeline. Loaded after the first paint. */
export const OptionsMenu = lazyPart(() => import('../../options/options-menu'), Placeholder, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
