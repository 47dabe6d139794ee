import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSetting } from '@/features/settings'
import { useNextRowFocus } from '@/lib/focus/use-next-row-focus'
import { sayPlaceLost } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { askNext, brokenEnd, idsOf, lostOf, useReturn, type pagedList } from '@/lib/query'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { LostItems, TailFailed } from '@/lib/ui/error-state/tail-failed'
import { AccountSkeleton, SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import type { Scroller } from '@/lib/column'
import { useWindowHandle, WindowedList, type WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { AccountRow } from './account-row'
import styles from './account-list.module.css'

const messages = defineMessages({
  failed: {
    id: 'accountList.failed',
    defaultMessage: 'More could not be loaded.',
    description: 'At the end of a list of people',
  },
  more: {
    id: 'accountList.more',
    defaultMessage: 'Load more',
    description: 'Button at the end of a list of people',
  },
  again: {
    id: 'accountList.again',
    defaultMessage: 'Try again',
    description: 'Button at the end of a list of people that did not load further',
  },
})

export interface AccountListProps {
  list: ReturnType<typeof pagedList<'account', never>>
  scroller: Scroller
  memory: WindowMemory
  /** Label of the list for screen readers. */
  label: string
  /** Shown for an empty list. */
  empty: { title: string; text?: string }
  /** Rendered after the last row, given the number of rows. */
  end?: (count: number) => ReactNode
  /** Replaces the error message; null keeps the default. */
  onError?: (error: unknown) => ReactNode
}

/** Estimated height of a row in px. */
const ESTIMATE = 84

/** A paged, virtualised list of accounts. */
export function AccountList({ list, scroller, memory, label, empty, end, onError }: AccountListProps) {
  const intl = useIntl()
  const query = useInfiniteQuery(list)
  const { data, error } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const onLost = useCallback(() => sayPlaceLost(intl), [intl])
  const handle = useWindowHandle(memory)
  const { seeking, giveUp } = useReturn(query, ids, handle, onLost)
  const byHand = useSetting('loadByHand')
  const rows = useRef<HTMLDivElement>(null)
  const note = useNextRowFocus({ list: rows, keys: ids, over: !query.hasNextPage && !query.isFetching })
  const size = query.hasNextPage ? -1 : ids.length
  const renderRow = useCallback(
    (key: string, index: number) => <AccountRow id={key as AccountId} position={index + 1} size={size} />,
    [size],
  )
  if (!data) {
    if (!error) return <SkeletonList kind="account" />
    const own = onError?.(error)
    return own ?? <ErrorState error={error} onRetry={() => void query.refetch()} busy={query.isFetching} />
  }
  if (seeking) return <SkeletonList kind="account" onGiveUp={giveUp} />
  if (ids.length === 0 && !query.hasNextPage) return <EmptyState {...empty} />
  const broken = brokenEnd(data) !== undefined
  const stuck = broken || query.isFetchNextPageError
  const onMore = () => {
    note()
    askNext(query)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the rows stand in boxes of the windowing */}
      <div role="list" aria-label={label} aria-busy={query.isFetching} ref={rows}>
        <WindowedList
          keys={ids}
          renderRow={renderRow}
          subjectOf={accountRow}
          handle={handle}
          scroller={scroller}
          estimate={ESTIMATE}
          onNearEnd={() => {
            if (!query.isFetchNextPageError && !byHand) askNext(query)
          }}
        />
      </div>
      <LostItems count={lostOf(data)} kind="people" className={styles.lost} />
      {query.isFetchingNextPage && !stuck && !byHand && <AccountSkeleton />}
      {byHand && !stuck && query.hasNextPage && (
        <div className={styles.tail}>
          {/* While loading the button keeps its place and focus. */}
          <Button busy={query.isFetchingNextPage} onClick={onMore}>
            {intl.formatMessage(messages.more)}
          </Button>
        </div>
      )}
      {stuck && (
        <div className={styles.tail}>
          <TailFailed text={intl.formatMessage(messages.failed)} error={broken ? null : error} />
          {!broken && (
            <Button busy={query.isFetchingNextPage} onClick={onMore}>
              {intl.formatMessage(messages.again)}
            </Button>
          )}
        </div>
      )}
      {!query.hasNextPage && !stuck && <div className={styles.tail}>{end?.(ids.length)}</div>}
    </>
  )
}
