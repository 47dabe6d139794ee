import { lazyPart } from '@/lib/ui/lazy-part'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import type { BottomBarProps } from './bottom-bar'
import styles from './nav.module.css'

/** The empty bar, until its content is loaded. */
const Placeholder = ({ id, label }: BottomBarProps) => (
  <nav id={id} aria-label={label} className={styles.bottom} />
)

/** The bar at the bottom of phones, loaded after the first paint. */
export const BottomBar = lazyPart(() => import('./bottom-bar'), Placeholder, {
  after: whenFirstScreenShown,
  failure: 'quiet',
})
