import { lazyPart } from '@/lib/ui/lazy-part'
import type { BoostStripProps } from '../../boost-strip/boost-strip'
import styles from './boost-strip-space.module.css'

/** Its place, before its code is there. */
const Place = () => <div className={styles.place} />

/** Boosts that follow one another, side by side in one row of the list. */
export const BoostStrip = lazyPart<BoostStripProps>(() => import('../../boost-strip/boost-strip'), Place, {
  quiet: true,
})
