import {
  accountActionsOf,
  AccountRow,
  FollowButton,
  hideOrRemoveIcons,
  listIcons,
  type AccountRowProps,
} from '@/features/accounts'
import { plainName } from '@/features/session'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Menu } from '@/lib/ui/menu'
import { actionEntries } from '@/lib/ui/menu/action-entries'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { messages } from './messages'
import styles from './follow-list.module.css'

/** The menu of a follower: lists, removal, muting and blocking. */
function FollowerMenu({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const relationship = useEntity('relationship', account.id)
  const entries = () => {
    const actions = accountActionsOf(runtime, account, relationship, { intl })
    return [
      ...actionEntries(actions, listIcons, intl),
      { kind: 'separator' as const },
      ...actionEntries(actions, hideOrRemoveIcons, intl),
    ]
  }
  return <Menu label={intl.formatMessage(messages.more, { name: plainName(account) })} entries={entries} />
}

function FollowerActions({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  if (!account) return null
  return (
    <div className={styles.actions}>
      <FollowButton account={account} />
      <FollowerMenu account={account} />
    </div>
  )
}

/** A row in the list of the user's own followers. */
export const followerRow = (props: AccountRowProps) => (
  <AccountRow {...props} action={<FollowerActions id={props.id} />} />
)
