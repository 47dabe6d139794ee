import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { useSetting } from '@/features/settings'
import type { Scroller } from '@/lib/column'
import { passFocus } from '@/lib/focus/pass-focus'
import { PassFocusOnRemoval } from '@/lib/focus/pass-focus-on-removal'
import { isApiError, type ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { refreshPagedList } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { NotificationsIcon } from '@/lib/ui/icons'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { answerSelected } from './answer'
import { messages } from './messages'
import { keepRequests, notificationRequestsQuery, requestsOf, type NotificationRequest } from './request-list'
import { RequestRow } from './request-row'
import { allState, selectedOf, withAllToggled, withToggled, type Selection } from './selection'
import { SelectionBar } from './selection-bar'
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

/** The people whose notifications are filtered, answered one by one or several at once. */
export function RequestsList({ scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { client } = runtime
  runtime.service(keepRequests)
  const byHand = useSetting('loadByHand')
  const list = useMemo(() => notificationRequestsQuery(runtime), [runtime])
  const query = useInfiniteQuery(list)
  const { data, hasNextPage } = query
  const requests = useMemo(() => (data ? requestsOf(data) : NONE), [data])
  const keys = useMemo(() => requests.map(({ id }) => id), [requests])
  const top = useRef<HTMLDivElement>(null)
  const [selection, setSelection] = useState<Selection>(null)

  // Opening the list shows new requests; returning to it restores it as it was.
  const [isFresh] = useState(memory.anchor === null && data !== undefined)
  const key = list.queryKey
  useEffect(() => {
    if (isFresh) void refreshPagedList(client, key)
  }, [client, key, isFresh])

  const size = hasNextPage ? -1 : keys.length
  const select = useCallback((id: string) => setSelection((current) => withToggled(current, id)), [])
  const renderRow = useCallback(
    (id: string, index: number) => {
      const request = requests.find((each) => each.id === id)
      return request ? (
        <RequestRow
          request={request}
          selected={selection && selection.has(id)}
          onSelect={select}
          position={index + 1}
          size={size}
        />
      ) : null
    },
    [requests, selection, select, size],
  )
  const subjectOf = useCallback(
    (id: string) => accountRow(requests.find((each) => each.id === id)?.account ?? ''),
    [requests],
  )
  const failed = (error: ApiError, busy: boolean, onRetry: () => void) =>
    isApiError(error, 'notFound', 'invalid') ? (
      <EmptyState icon={<NotificationsIcon />} title={intl.formatMessage(messages.unsupported)} />
    ) : (
      <PassFocusOnRemoval>
        <ErrorState error={error} onRetry={onRetry} busy={busy} />
      </PassFocusOnRemoval>
    )
  const chosen = selectedOf(selection, keys)
  const endSelection = () => {
    setSelection(null)
    passFocus(top.current)
  }
  const answer = async (how: 'accept' | 'dismiss') => {
    if (await answerSelected(runtime, chosen, how, intl)) endSelection()
  }
  return (
    <FilterContextProvider value="notifications">
      {keys.length > 0 && (
        <div ref={top} className={styles.top} data-selecting={selection !== null || undefined}>
          {selection === null ? (
            <Button size="small" className={styles.select} onClick={() => setSelection(new Set())}>
              {intl.formatMessage(messages.select)}
            </Button>
          ) : (
            <SelectionBar
              state={allState(selection, keys)}
              count={chosen.length}
              onAll={() => setSelection(withAllToggled(selection, keys))}
              onAnswer={(how) => void answer(how)}
              onDone={endSelection}
            />
          )}
        </div>
      )}
      <PagedListBody
        kind="people"
        query={query}
        keys={keys}
        renderRow={renderRow}
        subjectOf={subjectOf}
        label={intl.formatMessage(messages.label)}
        memory={memory}
        scroller={scroller}
        estimate={ESTIMATED_HEIGHT}
        byHand={byHand}
        failed={failed}
        failedText={intl.formatMessage(messages.failed)}
        empty={<Empty />}
        onRefresh={() => refreshPagedList(client, key)}
      />
    </FilterContextProvider>
  )
}
