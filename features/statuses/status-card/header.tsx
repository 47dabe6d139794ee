import type { ReactNode } from 'react'
import { DisplayName } from '@/features/accounts'
import { absoluteTime, useIntl, useRelativeTime } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import { fetchAheadOf } from '../thread/fetch-ahead'
import { VisibilityIcon } from '../visibility-icon'
import { messages } from './messages'
import styles from './header.module.css'

interface Props {
  status: Status
  account: Account
  /** After the name. */
  children?: ReactNode
}

/** The first line of a post: author, visibility, time. */
export function Header({ status, account, children }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const time = useRelativeTime(status.created_at)
  return (
    <div className={styles.header}>
      <AppLink to={paths.profile(account.acct)} className={styles.author}>
        <DisplayName account={account} />
      </AppLink>
      {children}
      <span className={styles.meta}>
        {status.visibility !== 'public' && <VisibilityIcon visibility={status.visibility} />}
        <AppLink
          to={paths.status(account.acct, status.id)}
          className={styles.time}
          {...fetchAheadOf(runtime, status.id)}
        >
          <time dateTime={status.created_at} title={absoluteTime(intl, status.created_at)}>
            {time}
          </time>
          {status.edited_at && (
            <abbr
              className={styles.edited}
              title={intl.formatMessage(messages.edited, { time: absoluteTime(intl, status.edited_at) })}
            >
              {intl.formatMessage(messages.editedMark)}
            </abbr>
          )}
        </AppLink>
      </span>
    </div>
  )
}
