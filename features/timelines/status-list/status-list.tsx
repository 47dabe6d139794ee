import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FilterContextProvider, type FilterContext } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { StatusCard } from '@/features/statuses'
import { sayPlaceLost } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { askNext, brokenEnd, idsOf, lostOf, refreshPagedList, useReturn } from '@/lib/query'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { statusRow } from '@/lib/ui/error-boundary/row-subject'
import { useColumn, type Scroller } from '@/lib/column'
import { useWindowHandle, WindowedList, type WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { ListFailed } from '../rows/lazy-list-failed'
import { ListTail } from './list-tail'
import { messages } from '../rows/messages'
import type { StatusListOptions } from './status-lists'
import { useNextRowFocus } from '@/lib/focus/use-next-row-focus'
import { useShown } from '../rows/visibility'
import styles from '../rows/rows.module.css'

interface Props {
  list: StatusListOptions
  scroller: Scroller
  memory: WindowMemory
  /** Name of the feed for ears. */
  label: string
  /** Which of the reader's filters apply; default those of home (product.md 5). */
  context?: FilterContext
  /** Instead of the rows when there are none. */
  empty: ReactNode
  /** Posts left out because they stand elsewhere on the screen. */
  without?: readonly StatusId[]
}

const NONE: readonly StatusId[] = []

/** Height in pixels of a row nobody has measured. */
const ESTIMATE = 180

/**
 * A plain list of posts that the server pages by its own cursors: windowed, with its place kept. A post stays in it
 * until the list is loaded anew, so that what one takes out can be put back.
 */
export function StatusList(props: Props) {
  const { list, scroller, memory, label, empty, context = 'home', without = NONE } = props
  const { client } = useRuntime()
  const query = useInfiniteQuery(list)
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const shown = useShown(context, ids)
  const keys = useMemo(
    () => (without.length > 0 ? shown.filter((id) => !without.includes(id)) : shown),
    [shown, without],
  )
  const intl = useIntl()
  const handle = useWindowHandle(memory)
  const onLost = useCallback(() => sayPlaceLost(intl), [intl])
  const { seeking, giveUp } = useReturn(query, keys, handle, onLost)

  // Whoever comes anew sees what was added meanwhile; whoever comes back finds the list as it was.
  const fresh = useRef(memory.anchor === null && data !== undefined)
  const key = list.queryKey
  useEffect(() => {
    if (fresh.current) void refreshPagedList(client, key)
    fresh.current = false
  }, [client, key])

  // A page may hold nothing that is shown.
  const bare = keys.length === 0 && hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (bare) askNext(query)
  })

  const byHand = useSetting('loadByHand')
  const feed = useRef<HTMLDivElement>(null)
  const note = useNextRowFocus({ list: feed, keys, over: !hasNextPage && !isFetching })

  const size = hasNextPage ? -1 : keys.length
  const renderRow = useCallback(
    (row: string, index: number) => <StatusCard id={row as StatusId} position={index + 1} size={size} />,
    [size],
  )
  // While it is asked for again the button keeps its place and the focus.
  const [failure, setFailure] = useState(error)
  if (error && error !== failure) setFailure(error)
  if (data === undefined && failure)
    return <ListFailed error={failure} busy={isFetching} onRetry={() => void query.refetch()} />
  if (seeking && data !== undefined) return <SkeletonList onGiveUp={giveUp} />
  if (data === undefined || bare) return <SkeletonList />
  if (keys.length === 0 && isFetchNextPageError && failure)
    return <ListFailed error={failure} busy={isFetching} onRetry={() => askNext(query)} />
  // All there is stands above already.
  if (keys.length === 0) return shown.length > 0 ? null : empty
  return (
    <div className={styles.timeline}>
      <div role="feed" aria-label={label} aria-busy={isFetching} ref={feed}>
        <FilterContextProvider value={context}>
          <WindowedList
            keys={keys}
            renderRow={renderRow}
            subjectOf={statusRow}
            handle={handle}
            scroller={scroller}
            estimate={ESTIMATE}
            onNearEnd={() => {
              if (!isFetchNextPageError && !byHand) askNext(query)
            }}
          />
        </FilterContextProvider>
      </div>
      <ListTail
        state={
          isFetchNextPageError ? 'failed' : isFetchingNextPage ? 'loading' : hasNextPage ? 'more' : 'end'
        }
        error={error}
        broken={brokenEnd(data)}
        lost={lostOf(data)}
        busy={isFetching}
        byHand={byHand}
        onMore={() => {
          note()
          askNext(query)
        }}
      />
    </div>
  )
}

/** Loads a plain list anew. */
export function ReloadListButton({ list }: { list: StatusListOptions }) {
  const intl = useIntl()
  const { scroller } = useColumn()
  const { client } = useRuntime()
  const { data, isFetching } = useInfiniteQuery({ ...list, enabled: false })
  if (data === undefined) return null
  return (
    <IconButton
      icon={isFetching ? <Spinner size="small" /> : <RefreshIcon size={18} aria-hidden />}
      label={intl.formatMessage(messages.refreshList)}
      aria-busy={isFetching || undefined}
      onClick={() => {
        if (isFetching) return
        scroller.scrollTo(0)
        void refreshPagedList(client, list.queryKey)
      }}
    />
  )
}
