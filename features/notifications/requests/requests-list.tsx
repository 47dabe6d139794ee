import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { HiddenMediaProvider } from '@/features/statuses'
import type { Scroller } from '@/lib/column'
import { passFocus } from '@/lib/focus/pass-focus'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { isApiError, type ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { refreshPagedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { NotificationsIcon } from '@/lib/ui/icons'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { answerSelected } from './answer'
import { messages } from './messages'
import { notificationRequestsQuery, requestsOf, type NotificationRequest } from './request-list'
import { RequestRow } from './request-row'
import { allState, selectedOf, withAllToggled, withToggled, type Selection } from './selection'
import { SelectionBar } from './selection-bar'
import { useWaitingRequests } from './use-waiting-requests'
import styles from './requests-list.module.css'

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 148

const NONE: readonly NotificationRequest[] = []

interface Props {
  scroller: Scroller
  memory: WindowMemory
}

function Empty() {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<NotificationsIcon />}
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
      action={
        <AppLink to={paths.notificationSettings} {...buttonProps()}>
          {intl.formatMessage(messages.settings)}
        </AppLink>
      }
    />
  )
}

/** The accounts whose notifications are filtered: each can be accepted or dismissed, or several at once. */
export function RequestsList({ scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { client } = runtime
  const byHand = useSetting('loadByHand')
  const list = useMemo(() => notificationRequestsQuery(runtime), [runtime])
  const query = useInfiniteQuery(list)
  const { data, hasNextPage } = query
  const requests = useMemo(() => (data ? requestsOf(data) : NONE), [data])
  const ids = useMemo(() => requests.map(({ id }) => id), [requests])
  const top = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<Selection>(null)

  // Opening the list again shows new requests; returning to a position in it restores it as it was.
  const [isReopened] = useState(memory.anchor === null && data !== undefined)
  const { queryKey } = list
  useEffect(() => {
    if (isReopened) void refreshPagedList(client, queryKey)
  }, [client, queryKey, isReopened])

  // No event reports them: the number of people who wait is read again from time to time.
  const { count } = useWaitingRequests()
  const loadNew = useStableCallback(() => {
    if (data && !hasNextPage && count > requests.length) void refreshPagedList(client, queryKey)
  })
  useEffect(loadNew, [loadNew, count])

  // The length of the feed is unknown until its last page is loaded.
  const size = hasNextPage ? -1 : ids.length
  const toggle = useCallback((id: string) => setSelection((current) => withToggled(current, id)), [])
  const renderRow = useCallback(
    (id: string, index: number) => {
      const request = requests.find((each) => each.id === id)
      return request ? (
        <RequestRow
          request={request}
          selected={selection && selection.has(id)}
          onSelect={toggle}
          position={index + 1}
          size={size}
        />
      ) : null
    },
    [requests, selection, toggle, size],
  )
  const subjectOf = useCallback(
    (id: string) => accountRow(requests.find((each) => each.id === id)?.account ?? ''),
    [requests],
  )
  const renderFailure = (error: ApiError, busy: boolean, onRetry: () => void) =>
    isApiError(error, 'notFound', 'invalid') ? (
      <EmptyState icon={<NotificationsIcon />} title={intl.formatMessage(messages.unsupported)} />
    ) : (
      <RowsFailed error={error} onRetry={onRetry} busy={busy} />
    )
  const selectedIds = selectedOf(selection, ids)
  const endSelection = () => {
    setSelection(null)
    // The pressed button is removed.
    passFocus(top.current)
  }
  const answer = async (how: 'accept' | 'dismiss') => {
    if (await answerSelected(runtime, selectedIds, how, intl)) endSelection()
  }
  return (
    <FilterContextProvider value="notifications">
      {ids.length > 0 && (
        <div ref={top} className={styles.top} data-selecting={selection !== null || undefined}>
          {selection === null ? (
            <Button size="small" className={styles.select} onClick={() => setSelection(new Set())}>
              {intl.formatMessage(messages.select)}
            </Button>
          ) : (
            <SelectionBar
              state={allState(selection, ids)}
              count={selectedIds.length}
              onAll={() => setSelection(withAllToggled(selection, ids))}
              onAnswer={(how) => void answer(how)}
              onDone={endSelection}
            />
          )}
        </div>
      )}
      {/* Strangers' pictures appear only after the decision about them. */}
      <HiddenMediaProvider value>
        <PagedListBody
          kind="people"
          query={query}
          keys={ids}
          renderRow={renderRow}
          subjectOf={subjectOf}
          label={intl.formatMessage(messages.label)}
          memory={memory}
          scroller={scroller}
          estimate={ESTIMATED_HEIGHT}
          byHand={byHand}
          failed={renderFailure}
          failedText={intl.formatMessage(messages.failed)}
          empty={<Empty />}
          onRefresh={() => refreshPagedList(client, queryKey)}
        />
      </HiddenMediaProvider>
    </FilterContextProvider>
  )
}
