import { lazyPart } from '@/lib/ui/lazy-part'
import styles from './gap-space.module.css'

/** Reserves the height of the row, and marks the gap. */
const Placeholder = () => <div className={styles.place} />

/** A gap between posts. Loaded on demand, as few first loads show one. */
export const GapRow = lazyPart(
  async () => ({ default: (await import('../../states/gap-row')).GapRow }),
  Placeholder,
)
