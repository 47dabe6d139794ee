import { lazyPart } from '@/lib/ui/lazy-part'
import styles from '../../rows/rows.module.css'

/** As high as what comes. */
const Place = () => <div className={styles.gap} />

/** A gap between posts; few first screens have one. */
export const GapRow = lazyPart(
  async () => ({ default: (await import('../../states/gap-row')).GapRow }),
  Place,
)
