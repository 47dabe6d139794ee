import { useCallback, useMemo, type ReactNode } from 'react'
import { useSetting } from '@/features/settings'
import type { Scroller } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { useOpenedList } from '@/lib/query'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { messages } from './messages'
import { trendsOf, type trendList } from './trend-list'
import { TrendsEmpty, trendsFailed } from './trend-states'

/** The props of a row, for screen readers. */
export interface RowPosition {
  'aria-posinset': number
  'aria-setsize': number
}

export interface TrendsProps {
  scroller: Scroller
  memory: WindowMemory
}

interface Props<Item> extends TrendsProps {
  list: ReturnType<typeof trendList<never, Item>>
  keyOf: (item: Item) => string
  /** Renders a row. `at`: time in ms when the list was loaded. Must be stable. */
  row: (item: Item, position: RowPosition, at: number) => ReactNode
  /** Leaves out items for which it returns true. Must be stable. Default: none. */
  isHidden?: (item: Item) => boolean
  /** Label of the list for screen readers. */
  label: string
  /** Estimated height of a row in px. */
  estimate: number
}

/** The rows of trending items. They keep their order until the list is opened again or refreshed. */
export function TrendRows<Item>({
  list,
  keyOf,
  row,
  isHidden,
  label,
  estimate,
  scroller,
  memory,
}: Props<Item>) {
  const intl = useIntl()
  const byHand = useSetting('loadByHand')
  const { query, onRefresh, sizeOf } = useOpenedList(list, memory)
  const { data, dataUpdatedAt } = query
  const items = useMemo(() => trendsOf(data ?? { pages: [] }, keyOf), [data, keyOf])
  const keys = useMemo(
    () => [...items].flatMap(([name, item]) => (isHidden?.(item) ? [] : name)),
    [items, isHidden],
  )
  const size = sizeOf(keys.length)
  const renderRow = useCallback(
    (name: string, index: number) => {
      const item = items.get(name)
      return item && row(item, { 'aria-posinset': index + 1, 'aria-setsize': size }, dataUpdatedAt)
    },
    [items, row, size, dataUpdatedAt],
  )
  return (
    <PagedListBody
      kind="items"
      as="list"
      query={query}
      keys={keys}
      renderRow={renderRow}
      label={label}
      memory={memory}
      scroller={scroller}
      estimate={estimate}
      byHand={byHand}
      onRefresh={onRefresh}
      failed={trendsFailed}
      failedText={intl.formatMessage(messages.moreFailed)}
      empty={<TrendsEmpty />}
    />
  )
}
