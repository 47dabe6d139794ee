import { lazyPart } from '@/lib/ui/lazy-part'
import type { BoostStripProps } from '../../boost-strip/boost-strip'
import styles from './boost-strip-space.module.css'

/** Reserves the space while the code loads. */
const Placeholder = () => <div className={styles.place} />

/** Consecutive boosts, side by side in one row of the list. */
export const BoostStrip = lazyPart<BoostStripProps>(
  () => import('../../boost-strip/boost-strip'),
  Placeholder,
  {
    failure: 'quiet',
  },
)
