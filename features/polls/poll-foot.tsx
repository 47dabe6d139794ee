import type { ReactNode } from 'react'
import { sentenceNumber, useIntl, useRelativeTime } from '@/lib/i18n'
import type { Poll } from '@/schemas/entities'
import { messages } from './messages'
import { totalOf } from './rules'
import styles from './poll-view.module.css'

/** Number of voters and closing time. */
export function PollFoot({ poll, closed, children }: { poll: Poll; closed: boolean; children?: ReactNode }) {
  const intl = useIntl()
  const until = useRelativeTime(poll.expires_at ?? 0, 'until')
  const { count, of } = totalOf(poll)
  return (
    <p className={styles.foot}>
      <span>
        {intl.formatMessage(messages[of], {
          count,
          number: sentenceNumber(intl, count),
        })}
      </span>
      {closed && <span>{intl.formatMessage(messages.closed)}</span>}
      {!closed && poll.expires_at !== null && (
        <span>{intl.formatMessage(messages.ends, { time: until })}</span>
      )}
      {children}
    </p>
  )
}
