import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { useSetting } from '@/features/settings'
import { focusWithoutScroll, isFocusLost } from '@/lib/focus/focusable'
import { defineMessages, useIntl } from '@/lib/i18n'
import { idsOf, useOpenedList, type pagedList } from '@/lib/query'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import type { Scroller } from '@/lib/column'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { columnAround, firstOnScreen } from '@/lib/util/on-screen'
import type { AccountId } from '@/schemas/primitives'
import { AccountRow, type AccountRowProps } from './account-row'
import type { ListRule } from './listed-accounts'
import { useListedIds } from './use-listed-ids'

const messages = defineMessages({
  failed: {
    id: 'accountList.failed',
    defaultMessage: 'Couldn’t load more accounts. Check your connection and try again.',
    description: 'At the end of a list of accounts',
  },
})

/** A list of accounts that the server pages. */
export type PagedAccounts = ReturnType<typeof pagedList<'account', never>>

export interface AccountListProps {
  list: PagedAccounts
  scroller: Scroller
  memory: WindowMemory
  /** Label of the list for screen readers. */
  label: string
  /** Shown for an empty list. */
  empty: { title: string; text?: ReactNode; icon?: ReactNode; action?: ReactNode }
  /** Rendered after the last row, given the number of rows. */
  end?: (count: number) => ReactNode
  /** Replaces the error message; null keeps the default. */
  onError?: (error: unknown) => ReactNode
  /** Accounts that no longer belong to the list lose their row. Must be stable. Default: all belong. */
  isListed?: ListRule
  /** Limits the rows to those that match, e.g. a search. Must be stable. */
  matches?: ((id: AccountId) => boolean) | null
  /** Renders a row. Must be stable. Default: an AccountRow with a follow button. */
  row?: (props: AccountRowProps) => ReactNode
  /** Loads more only on request. Default: the user's setting. */
  byHand?: boolean
  /** Reads a list that was loaded before again when it is opened. Default true. */
  refreshesOnOpen?: boolean
}

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 84

const plainRow = (props: AccountRowProps) => <AccountRow {...props} />

/** Shown for an empty list. If the focus was lost with the last row, moves it to the title of the page. */
function Empty({ hadRows, ...state }: ComponentProps<typeof EmptyState> & { hadRows: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (hadRows && isFocusLost()) focusWithoutScroll(firstOnScreen('h1', columnAround(root.current)))
  }, [hadRows])
  return (
    <div ref={root}>
      <EmptyState {...state} />
    </div>
  )
}

/** A paged, virtualised list of accounts. */
export function AccountList(props: AccountListProps) {
  const { list, scroller, memory, label, empty, end, onError, isListed, matches = null } = props
  const { row = plainRow, byHand = false, refreshesOnOpen = true } = props
  const intl = useIntl()
  const alwaysByHand = useSetting('loadByHand')
  const { query, onRefresh, sizeOf } = useOpenedList(list, {
    anchor: memory.anchor,
    refreshes: refreshesOnOpen,
  })
  const { data } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const listed = useListedIds(ids, isListed)
  const keys = useMemo(() => (matches ? listed.filter(matches) : listed), [listed, matches])

  const [hadRows, setHadRows] = useState(false)
  if (keys.length > 0 && !hadRows) setHadRows(true)

  const size = sizeOf(keys.length)
  const renderRow = useCallback(
    (id: string, index: number) => row({ id: id as AccountId, position: index + 1, size }),
    [row, size],
  )
  const failed = (error: unknown, busy: boolean, onRetry: () => void) =>
    onError?.(error) || <RowsFailed error={error} onRetry={onRetry} busy={busy} />
  // A search without results says so instead of loading more.
  if (matches && data && keys.length === 0) return <EmptyState {...empty} />
  return (
    <PagedListBody
      kind="people"
      as="list"
      query={query}
      keys={keys}
      renderRow={renderRow}
      subjectOf={accountRow}
      label={label}
      memory={memory}
      scroller={scroller}
      estimate={ESTIMATED_HEIGHT}
      byHand={byHand || alwaysByHand}
      onRefresh={onRefresh}
      failed={failed}
      failedText={intl.formatMessage(messages.failed)}
      empty={<Empty {...empty} hadRows={hadRows} />}
      end={end?.(keys.length)}
    />
  )
}
