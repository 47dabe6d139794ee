import { useCallback, useMemo } from 'react'
import { AccountList, AccountRow, type AccountRowProps } from '@/features/accounts'
import { useSetting } from '@/features/settings'
import { MembersOnly, ReloadListButton } from '@/features/timelines'
import type { Scroller } from '@/lib/column'
import { isApiError, isForMembersOnly } from '@/lib/http'
import { calendarDay, sentenceNumber, useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { AccountsIcon, HideIcon } from '@/lib/ui/icons'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { directoryList, type DirectoryView } from './directory-list'
import { messages } from './messages'
import styles from './directory.module.css'

interface DetailsProps {
  id: AccountId
  order: DirectoryView['order']
}

/** Followers of a person, and the day by which the directory is ordered. */
function Details({ id, order }: DetailsProps) {
  const intl = useIntl()
  const account = useEntity('account', id)
  const hidden = useSetting('hideCounts')
  if (!account) return null
  const { followers_count: count, created_at: joined, last_status_at: active } = account
  const day = order === 'new' ? joined : active
  return (
    <p className={styles.details}>
      {count !== null && !hidden && (
        <span>{intl.formatMessage(messages.followers, { count, number: sentenceNumber(intl, count) })}</span>
      )}
      {day && (
        <span>
          {intl.formatMessage(order === 'new' ? messages.joined : messages.active, {
            date: calendarDay(intl, day, 'medium'),
          })}
        </span>
      )}
    </p>
  )
}

interface Props extends DirectoryView {
  scroller: Scroller
  memory: WindowMemory
}

/** People on this server, or on all servers it knows, who agreed to be found. */
export function Directory({ order, local, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => directoryList(runtime, { order, local }), [runtime, order, local])
  const row = useCallback(
    (props: AccountRowProps) => <AccountRow {...props} details={<Details id={props.id} order={order} />} />,
    [order],
  )
  const onError = (error: unknown) => {
    if (isForMembersOnly(runtime.me, error)) return <MembersOnly />
    return (
      isApiError(error, 'notFound', 'invalid') && (
        <EmptyState
          icon={<HideIcon />}
          title={intl.formatMessage(messages.unavailable)}
          text={intl.formatMessage(messages.unavailableText)}
        />
      )
    )
  }
  return (
    <AccountList
      list={list}
      scroller={scroller}
      memory={memory}
      label={intl.formatMessage(messages.label)}
      row={row}
      empty={{
        icon: <AccountsIcon />,
        title: intl.formatMessage(messages.empty),
        text: intl.formatMessage(messages.emptyText),
      }}
      onError={onError}
    />
  )
}

/** Loads the directory again. */
export function RefreshDirectory({ order, local }: DirectoryView) {
  return <ReloadListButton list={directoryList(useRuntime(), { order, local })} />
}
