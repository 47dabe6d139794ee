import { FollowButton } from '@/features/accounts'
import { useMayHave } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { ExternalIcon } from '@/lib/ui/icons'
import type { CollectionId } from '@/schemas/collection'
import { rowMessages } from '../messages'
import { isAboutCollection } from './server-page'
import { countOf, type NotificationGroup } from '../../model/group'
import { serverTextOf } from '../../sentence'
import { FollowRequest } from './follow-request'
import { LeaveCollection } from './leave-collection'
import { Person } from './person'
import type { RowData } from '../use-row-data'
import { useServerPage } from './use-server-page'
import styles from '../row.module.css'

interface Props {
  group: NotificationGroup
  data: RowData
}

/** Everything below the sentence of a row besides its post: the person with buttons, a text and a page of the server. */
export function Details({ group, data }: Props) {
  const intl = useIntl()
  const { type } = group
  const { account } = data
  const isSingle = countOf(group) === 1 && account !== undefined
  if (type === 'follow' && isSingle)
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
  const { collection, annualYear } = group.details
  return (
    <>
      {type === 'admin.sign_up' && isSingle && <Person account={account} />}
      {!data.status && <ServerText group={group} />}
      <ServerLink group={group} />
      {annualYear !== undefined && type === 'annual_report' && (
        <AppLink className={styles.page} to={paths.year(annualYear)}>
          {intl.formatMessage(rowMessages.openAnnualReport)}
        </AppLink>
      )}
      {collection && isAboutCollection(type) && (
        <>
          <CollectionLink id={collection.id} />
          <LeaveCollection {...collection} />
        </>
      )}
    </>
  )
}

/** The link to a collection, where the server page does not have it. */
function CollectionLink({ id }: { id: CollectionId }) {
  const intl = useIntl()
  const opensInside = useMayHave('collections')
  return (
    opensInside && (
      <AppLink className={styles.page} to={paths.collection(id)}>
        {intl.formatMessage(rowMessages.openCollection)}
      </AppLink>
    )
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

/** The link to the page of the user's server about a group, which opens in a new tab. */
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
