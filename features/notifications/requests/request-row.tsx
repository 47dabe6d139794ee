import { accountActionsOf, AccountAvatarLink, DisplayName, hideIcons, nameOf } from '@/features/accounts'
import { useIntl, useRelativeTime } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { NotificationsIcon } from '@/lib/ui/icons'
import { Menu } from '@/lib/ui/menu'
import { actionEntries } from '@/lib/ui/menu/action-entries'
import type { Account, Status } from '@/schemas/entities'
import { FoldedPost } from '../row/folded-post'
import { acceptRequests, dismissRequest } from './answer'
import { messages } from './messages'
import type { NotificationRequest } from './request-list'
import styles from './request-row.module.css'

interface Props {
  request: NotificationRequest
  /** Null while rows are not selected. */
  selected: boolean | null
  onSelect: (id: string) => void
  position: number
  size: number
}

/** The buttons and the menu of a request. */
function Actions({ request, account }: { request: NotificationRequest; account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const relationship = useEntity('relationship', account.id)
  const name = nameOf(account)
  return (
    <div className={styles.actions}>
      <Button
        size="small"
        variant="primary"
        aria-label={intl.formatMessage(messages.acceptName, { name })}
        onClick={() => void acceptRequests(runtime, [request.id], intl)}
      >
        {intl.formatMessage(messages.accept)}
      </Button>
      <Button
        size="small"
        aria-label={intl.formatMessage(messages.dismissName, { name })}
        onClick={() => dismissRequest(runtime, request.id, name, intl)}
      >
        {intl.formatMessage(messages.dismiss)}
      </Button>
      <Menu
        label={intl.formatMessage(messages.more, { name })}
        entries={() => [
          {
            kind: 'item',
            label: intl.formatMessage(messages.view),
            icon: <NotificationsIcon size={18} />,
            onSelect: () => go(paths.notificationRequest(request.id)),
          },
          ...actionEntries(accountActionsOf(runtime, account, relationship, { intl }), hideIcons, intl),
        ]}
      />
    </div>
  )
}

/** A person whose notifications are filtered: names, number of notifications, last post, and the answers. */
export function RequestRow({ request, selected, onSelect, position, size }: Props) {
  const intl = useIntl()
  const account = useEntity('account', request.account)
  const status: Status | undefined = useEntity('status', request.status)
  const age = useRelativeTime(request.updatedAt)
  const { go } = useNavigation()
  if (!account) return null
  const name = nameOf(account)
  const count = request.count === null ? null : intl.formatMessage(messages.count, { count: request.count })
  return (
    // Enter opens the focused row, as in timelines; the pointer and screen readers use the link in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={styles.row}
      aria-label={[name, `@${account.acct}`, count].filter(Boolean).join(', ')}
      aria-posinset={position}
      aria-setsize={size}
      // Articles of a feed are focusable (WAI-ARIA feed pattern).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-selected={selected || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget)
          go(paths.notificationRequest(request.id))
      }}
    >
      {selected !== null && (
        <label className={styles.select}>
          <input
            type="checkbox"
            className={styles.box}
            aria-label={intl.formatMessage(messages.selectName, { name })}
            checked={selected}
            onChange={() => onSelect(request.id)}
          />
        </label>
      )}
      <AccountAvatarLink account={account} />
      <div className={styles.content}>
        <AppLink to={paths.notificationRequest(request.id)} className={styles.name}>
          <DisplayName account={account} />
        </AppLink>
        <p className={styles.facts}>
          {count && <span>{count}</span>}
          <time dateTime={request.updatedAt}>{age}</time>
        </p>
        {status && !status.gone && <FoldedPost status={status} />}
        {selected === null && <Actions request={request} account={account} />}
      </div>
    </article>
  )
}
