import { lazyPart } from '@/lib/ui/lazy-part'
import type { MediaListProps } from './media-list'
import styles from './media-grid.module.css'

/** Keeps about the height of the players. */
const Placeholder = ({ media }: MediaListProps) => (
  <div aria-hidden>
    {media.map(({ id }) => (
      <div key={id} className={styles.pending} />
    ))}
  </div>
)

/** Few posts have sound or files: the code loads with the first one. */
export const MediaList = lazyPart(
  async () => ({ default: (await import('./media-parts')).MediaListPart }),
  Placeholder,
)
