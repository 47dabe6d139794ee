import { useIntl } from '@/lib/i18n'
import { isLoading, lostCount, waitsForMore } from '@/lib/live-list'
import type { TimelineState } from '../engine/timeline-state'
import { Button } from '@/lib/ui/button/button'
import { StatusSkeleton } from '@/lib/ui/skeleton/skeleton'
import { LostItems, TailFailed } from '@/lib/ui/error-state/tail-failed'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { messages } from '../rows/messages'
import styles from '../rows/rows.module.css'

interface Props {
  state: TimelineState
  /** What went wrong with the last page. */
  error: unknown
  /** Older posts come by a press only. */
  byHand: boolean
  onMore: () => void
}

/** The end of a list: what could not be read, and how it goes on. */
export function TailRow(props: Props) {
  return (
    <>
      <LostItems count={lostCount(props.state)} kind="posts" className={styles.lost} />
      <Further {...props} />
    </>
  )
}

/** Loading, being prepared, waiting for a press, failed, or all there is. */
function Further({ state, error, byHand, onMore }: Props) {
  const intl = useIntl()
  if (state.partial)
    return (
      <output className={styles.tail}>
        <Spinner size="small" />
        {intl.formatMessage(messages.building)}
      </output>
    )
  const loading = isLoading(state, 'older')
  // While it is tried again after a failure the button keeps its place and the focus.
  if (waitsForMore(state) || (byHand && state.hasMore) || (loading && state.tail.emptyPages > 0))
    return (
      <div className={styles.tail}>
        {state.tail.failed !== null && (
          <TailFailed text={intl.formatMessage(messages.moreFailed)} error={error} />
        )}
        <Button busy={loading} onClick={onMore}>
          {intl.formatMessage(state.tail.failed === null ? messages.more : messages.again)}
        </Button>
      </div>
    )
  if (!state.hasMore)
    return (
      <div className={styles.end}>
        <span className="visually-hidden">{intl.formatMessage(messages.end)}</span>
      </div>
    )
  if (loading)
    return (
      <>
        <StatusSkeleton />
        <StatusSkeleton index={1} />
      </>
    )
  return <div className={styles.tail} />
}
