import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import { TailFailed } from '../error-state/tail-failed'
import { UnreadableLine } from '../error-state/unreadable-line'
import { AccountSkeleton, StatusSkeleton } from '../skeleton/skeleton'
import { messages } from './messages'
import styles from './list.module.css'

export interface ListTailProps {
  kind: 'posts' | 'people' | 'notifications' | 'items'
  /** State of the end of the list: loads when near, loads by a button, loading, failed, or complete. */
  state: 'more' | 'waiting' | 'loading' | 'failed' | 'end'
  /** Load more only by a button. */
  byHand?: boolean
  /** A request is running: a button keeps its place and focus. */
  busy?: boolean
  /** Describes the failure. */
  failedText?: string
  /** The error of the next page. */
  error?: unknown
  /** The server's message when the list ended early; '' without one. */
  broken?: string | undefined
  /** Number of items that could not be parsed. */
  lost?: number
  /** Replaces the mark at the end. */
  end?: ReactNode
  onMore?: () => void
}

/** The end of a list: the number of items that could not be parsed, and how the list continues. */
export function ListTail({ lost = 0, ...further }: ListTailProps) {
  return (
    <>
      <UnreadableLine count={lost} kind={further.kind} className={styles.lost} />
      <TailState {...further} />
    </>
  )
}

function TailState(props: Omit<ListTailProps, 'lost'>) {
  const { kind, state, byHand = false, busy = false, failedText = '', error, broken, end, onMore } = props
  const intl = useIntl()
  const button = (text: string) => (
    <Button busy={busy} onClick={onMore}>
      {text}
    </Button>
  )
  const Skeleton = kind === 'posts' ? StatusSkeleton : AccountSkeleton
  const rows = (
    <>
      <Skeleton />
      <Skeleton index={1} />
    </>
  )
  if (state === 'failed')
    return (
      <div className={styles.failed}>
        <div className={styles.tail} data-tail>
          <TailFailed text={failedText} error={error}>
            {button(intl.formatMessage(messages.again))}
          </TailFailed>
        </div>
        {/* The list must not get shorter: at its end the browser would move what is read. */}
        <div className={styles.space}>{rows}</div>
      </div>
    )
  if (state === 'waiting' || (byHand && state !== 'end'))
    return (
      <div className={styles.tail} data-tail>
        {button(intl.formatMessage(messages.more))}
      </div>
    )
  if (state === 'loading') return rows
  if (state === 'more') return <div className={styles.tail} />
  if (broken !== undefined)
    return (
      <div className={styles.tail} role="alert">
        <span>
          {broken === ''
            ? intl.formatMessage(messages.unreadable)
            : intl.formatMessage(messages.broken, { message: broken })}
        </span>
      </div>
    )
  if (end) return <div className={styles.tail}>{end}</div>
  return (
    <div className={styles.end}>
      <span className="visually-hidden">{intl.formatMessage(messages.end)}</span>
    </div>
  )
}
