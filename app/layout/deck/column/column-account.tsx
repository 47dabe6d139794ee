import { useNamedAccount } from '@/features/session'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { messages } from '../messages'
import styles from '../deck.module.css'

/** The avatar of the account of a column, if several accounts are signed in. */
export function ColumnAccount() {
  const intl = useIntl()
  const { identity } = useColumn()
  const account = useNamedAccount(identity.key)
  if (!account) return null
  const label = intl.formatMessage(messages.account, { handle: account.handle || identity.key })
  return (
    <span data-tooltip={label} className={styles.account}>
      <Avatar src={account.avatar} size="small" />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
