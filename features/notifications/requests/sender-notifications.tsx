import { useCallback, useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { AccountAvatarLink, DisplayName, nameOf } from '@/features/accounts'
import { FilterContextProvider } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { HiddenMediaProvider } from '@/features/statuses'
import type { Scroller } from '@/lib/column'
import { isApiError, type ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { refreshPagedList } from '@/lib/query'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Banner } from '@/lib/ui/banner/banner'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { NotificationsIcon } from '@/lib/ui/icons'
import { PagedListBody } from '@/lib/ui/list'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import type { NotificationGroup } from '../model/group'
import { NotificationRow } from '../row/notification-row'
import { acceptRequests, dismissRequest } from './answer'
import { messages } from './messages'
import { groupsOf, senderNotificationsQuery } from './sender-list'
import { senderMessages } from './sender-messages'
import type { FoundRequest } from './use-request'
import { useVisibleGroups } from './use-visible-groups'
import styles from './sender-notifications.module.css'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 180

const NONE: readonly NotificationGroup[] = []

interface Place {
  scroller: Scroller
  memory: WindowMemory
}

/** The sender with the answers to the request. */
function Head({ id, account: accountId }: { id: string; account: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { backTo } = useNavigation()
  const account = useEntity('account', accountId)
  if (!account) return null
  const { server } = runtime.identity
  return (
    <>
      <div className={styles.head}>
        <AccountAvatarLink account={account} />
        <AppLink to={paths.profile(account.acct)} className={styles.name}>
          <DisplayName account={account} />
        </AppLink>
        <div className={styles.actions}>
          <Button
            size="small"
            variant="primary"
            onClick={() => {
              void acceptRequests(runtime, [id], intl)
              backTo(paths.notificationRequests)
            }}
          >
            {intl.formatMessage(messages.accept)}
          </Button>
          <Button
            size="small"
            onClick={() => {
              dismissRequest(runtime, id, nameOf(account), intl)
              backTo(paths.notificationRequests)
            }}
          >
            {intl.formatMessage(messages.dismiss)}
          </Button>
        </div>
      </div>
      {account.limited && (
        <Banner kind="warning">
          {intl.formatMessage(senderMessages.limited, { domain: new URL(server).host })}
        </Banner>
      )}
    </>
  )
}

function Notifications({ account, scroller, memory }: { account: AccountId } & Place) {
  const intl = useIntl()
  const runtime = useRuntime()
  const byHand = useSetting('loadByHand')
  const list = useMemo(() => senderNotificationsQuery(runtime, account), [runtime, account])
  const query = useInfiniteQuery(list)
  const { data, hasNextPage } = query
  const groups = useVisibleGroups(useMemo(() => (data ? groupsOf(data) : NONE), [data]))
  const keys = useMemo(() => groups.map(({ id }) => id), [groups])
  const size = hasNextPage ? -1 : keys.length
  const renderRow = useCallback(
    (key: string) => {
      const group = groups.find(({ id }) => id === key)
      return group ? <NotificationRow group={group} unread={false} /> : null
    },
    [groups],
  )
  const subjectOf = useCallback(() => accountRow(account), [account])
  const failed = (error: ApiError, busy: boolean, onRetry: () => void) => (
    <RowsFailed error={error} onRetry={onRetry} busy={busy} />
  )
  return (
    <PagedListBody
      kind="posts"
      query={query}
      keys={keys}
      size={size}
      renderRow={renderRow}
      subjectOf={subjectOf}
      label={intl.formatMessage(senderMessages.label)}
      memory={memory}
      scroller={scroller}
      estimate={ESTIMATED_HEIGHT}
      byHand={byHand}
      failed={failed}
      failedText={intl.formatMessage(senderMessages.failed)}
      empty={<EmptyState icon={<NotificationsIcon />} title={intl.formatMessage(senderMessages.empty)} />}
      onRefresh={() => refreshPagedList(runtime.client, list.queryKey)}
    />
  )
}

/** The filtered notifications of a sender, with their media hidden. */
export function SenderNotifications({
  id,
  found: { query },
  ...position
}: { id: string; found: FoundRequest } & Place) {
  const intl = useIntl()
  const { data, error, isFetching, refetch } = query
  if (isApiError(error, 'notFound'))
    return (
      <EmptyState
        icon={<NotificationsIcon />}
        title={intl.formatMessage(senderMessages.gone)}
        text={intl.formatMessage(senderMessages.goneText)}
        action={
          <AppLink to={paths.notificationRequests} {...buttonProps()}>
            {intl.formatMessage(senderMessages.all)}
          </AppLink>
        }
      />
    )
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonList />
  return (
    <FilterContextProvider value="notifications">
      <HiddenMediaProvider value>
        <Head id={id} account={data.account} />
        <Notifications account={data.account} {...position} />
      </HiddenMediaProvider>
    </FilterContextProvider>
  )
}
