import { useIntl } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { FoldedPost } from '../row/folded-post'
import { counts } from './messages'
import type { MissedPost } from './summary'
import styles from './missed-panel.module.css'

/** A post with its reactions; nothing once it is gone. */
export function MissedPostLine({ post: { status: id, favourites, boosts } }: { post: MissedPost }) {
  const intl = useIntl()
  const status = useEntity('status', id)
  if (!status || status.gone) return null
  const reactions = [
    favourites > 0 && intl.formatMessage(counts.favourites, { count: favourites }),
    boosts > 0 && intl.formatMessage(counts.boosts, { count: boosts }),
  ].filter((text) => text !== false)
  return (
    <li>
      <FoldedPost status={status} />
      <p className={styles.reactions}>{intl.formatList(reactions)}</p>
    </li>
  )
}
