import { FollowButton } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { ExternalIcon } from '@/lib/ui/icons'
import { countOf, type NotificationGroup } from '../../model/group'
import { serverTextOf } from '../../sentence'
import { FollowRequest } from './follow-request'
import { LeaveCollection } from './leave-collection'
import { Person } from './person'
import type { RowFacts } from '../use-facts'
import { useServerPage } from './use-server-page'
import styles from '../row.module.css'

interface Props {
  group: NotificationGroup
  facts: RowFacts
}

/** Everything below the sentence except a post: the person and their buttons, a text of the server, a link. */
export function Details({ group, facts }: Props) {
  const { type } = group
  const { account } = facts
  const isOne = countOf(group) === 1 && account !== undefined
  if (type === 'follow' && isOne)
    return (
      <Person account={account}>
        <FollowButton account={account} />
      </Person>
    )
  if (type === 'follow_request' && account)
    return (
      <Person account={account}>
        <FollowRequest account={account} />
      </Person>
    )
  const { collection } = group.details
  return (
    <>
      {type === 'admin.sign_up' && isOne && <Person account={account} />}
      {!facts.status && <ServerText group={group} />}
      <ServerLink group={group} />
      {collection && type === 'added_to_collection' && <LeaveCollection {...collection} />}
    </>
  )
}

/** The words of a moderator or of the server. */
function ServerText({ group }: { group: NotificationGroup }) {
  const text = serverTextOf(group)
  return (
    text !== '' && (
      <p className={styles.quote} dir="auto">
        {text}
      </p>
    )
  )
}

/** The page of the home server about a group, which opens in a new tab. */
function ServerLink({ group }: { group: NotificationGroup }) {
  const intl = useIntl()
  const page = useServerPage(group)
  return (
    page && (
      <a className={styles.page} href={page.href} target="_blank" rel="noopener noreferrer">
        {intl.formatMessage(page.label)}
        <ExternalIcon size="0.875rem" aria-hidden />
      </a>
    )
  )
}
