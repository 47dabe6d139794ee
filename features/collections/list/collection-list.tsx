import { useCallback, useMemo, type ReactNode } from 'react'
import { useSetting } from '@/features/settings'
import type { Scroller } from '@/lib/column'
import type { ApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { idsOf, useOpenedList } from '@/lib/query'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import type { collectionsBy } from '../queries'
import { CollectionRow } from './collection-row'
import { useShownCollections } from '../use-shown-collections'

const messages = defineMessages({
  failed: {
    id: 'collection.list.failed',
    defaultMessage: 'Couldn’t load more collections. Check your connection and try again.',
    description: 'At the end of a list of collections of accounts',
  },
})

interface Props {
  list: ReturnType<typeof collectionsBy>
  /** Label of the list for screen readers. */
  label: string
  /** Shown for an empty list. */
  empty: ReactNode
  /** Collections that an account left lose their row. Default: all have one. */
  having?: AccountId
  /** Returns what a row has after its link. Must be stable. */
  action?: (id: CollectionId) => ReactNode
  scroller: Scroller
  memory: WindowMemory
}

/** Estimated height of a row in px. */
const ESTIMATED_HEIGHT = 92

const rowsFailed = (error: ApiError, busy: boolean, onRetry: () => void) => (
  <RowsFailed error={error} onRetry={onRetry} busy={busy} />
)

/** A paged list of collections. */
export function CollectionList({ list, label, empty, having, action, scroller, memory }: Props) {
  const intl = useIntl()
  const byHand = useSetting('loadByHand')
  const { query, onRefresh, sizeOf } = useOpenedList(list, memory)
  const { data } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const keys = useShownCollections(ids, having)
  const size = sizeOf(keys.length)
  const renderRow = useCallback(
    (id: string, index: number) => (
      <CollectionRow
        id={id as CollectionId}
        position={index + 1}
        size={size}
        action={action?.(id as CollectionId)}
      />
    ),
    [size, action],
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
      estimate={ESTIMATED_HEIGHT}
      byHand={byHand}
      onRefresh={onRefresh}
      failed={rowsFailed}
      failedText={intl.formatMessage(messages.failed)}
      empty={empty}
    />
  )
}
