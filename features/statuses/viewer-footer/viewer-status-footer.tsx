import { AccountAvatarLink, DisplayName } from '@/features/accounts'
import { useRelativeTime } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { ActionBar } from '../status-card/actions/lazy-action-bar'
import styles from './viewer-status-footer.module.css'

/** The author, time, link and actions of a post, below its media in the viewer. */
export function ViewerStatusFooter({ id }: { id: StatusId }) {
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  return status && account && !status.gone ? <Footer status={status} account={account} /> : null
}

function Footer({ status, account }: { status: Status; account: Account }) {
  const time = useRelativeTime(status.created_at)
  return (
    <footer className={styles.footer}>
      <span className={styles.author}>
        <AccountAvatarLink account={account} />
        <AppLink to={paths.profile(account.acct)} className={styles.name}>
          <DisplayName account={account} />
        </AppLink>
        <AppLink to={paths.status(account.acct, status.id)} className={styles.time}>
          <time dateTime={status.created_at}>{time}</time>
        </AppLink>
      </span>
      <ActionBar status={status} account={account} />
    </footer>
  )
}
