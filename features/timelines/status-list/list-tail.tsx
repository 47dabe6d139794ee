import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { LostItems, TailFailed } from '@/lib/ui/error-state/tail-failed'
import { StatusSkeleton } from '@/lib/ui/skeleton/skeleton'
import { messages } from '../rows/messages'
import styles from '../rows/rows.module.css'

interface Props {
  state: 'more' | 'loading' | 'failed' | 'end'
  /** Why the next page did not come; null while nothing failed. */
  error: unknown
  /** What ended the list before its time, in the server's words. */
  broken: string | undefined
  /** How many of its posts could not be read. */
  lost: number
  /** The next page is on its way. */
  busy: boolean
  /** What follows comes by a press only. */
  byHand: boolean
  onMore: () => void
}

/** The end of a plain list: what could not be read, and how it goes on. */
export function ListTail({ lost, ...further }: Props) {
  return (
    <>
      <LostItems count={lost} kind="posts" className={styles.lost} />
      <Further {...further} />
    </>
  )
}

/** Loading, failed, broken off, or all there is. */
function Further({ state, error, broken, busy, byHand, onMore }: Omit<Props, 'lost'>) {
  const intl = useIntl()
  if (state === 'failed')
    return (
      <div className={styles.tail}>
        <TailFailed text={intl.formatMessage(messages.listFailed)} error={error} />
        <Button busy={busy} onClick={onMore}>
          {intl.formatMessage(messages.again)}
        </Button>
      </div>
    )
  // While it loads the button keeps its place and the focus.
  if (byHand && state !== 'end')
    return (
      <div className={styles.tail}>
        <Button busy={busy} onClick={onMore}>
          {intl.formatMessage(messages.more)}
        </Button>
      </div>
    )
  if (state === 'loading')
    return (
      <>
        <StatusSkeleton />
        <StatusSkeleton index={1} />
      </>
    )
  if (state === 'more') return <div className={styles.tail} />
  if (broken !== undefined)
    return (
      <div className={styles.tail} role="alert">
        <span>{intl.formatMessage(messages.listBroken, { message: broken })}</span>
      </div>
    )
  return (
    <div className={styles.end}>
      <span className="visually-hidden">{intl.formatMessage(messages.end)}</span>
    </div>
  )
}
