import type { ReactNode } from 'react'
import { DisplayName } from '@/features/accounts'
import { useRelativeTime } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Status } from '@/schemas/entities'
import type { ExcerptPart } from './preview'
import styles from './post-line.module.css'

interface Props {
  status: Status
  excerpt: readonly ExcerptPart[]
  /** Shown next to the text. */
  action?: ReactNode
}

/** A post in two lines: author, time, and a part of its text. */
export function PostLine({ status, excerpt, action }: Props) {
  const account = useEntity('account', status.account)
  const time = useRelativeTime(status.created_at)
  return (
    <li className={styles.line}>
      {account && <Avatar src={account.avatar_static} size="small" />}
      <div className={styles.words}>
        <p className={styles.head}>
          {account && <DisplayName account={account} />}
          <time dateTime={status.created_at}>{time}</time>
        </p>
        <p className={styles.text} dir="auto" lang={status.language ?? undefined}>
          {excerpt.map(({ text, isMatch }, at) =>
            // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity
            isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
          )}
        </p>
      </div>
      {action}
    </li>
  )
}
