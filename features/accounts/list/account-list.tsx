import { useCallback, useMemo, type ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSetting } from '@/features/settings'
import { PassesFocus } from '@/lib/focus/passes-focus'
import { defineMessages, useIntl } from '@/lib/i18n'
import { idsOf, type pagedList } from '@/lib/query'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { accountRow } from '@/lib/ui/error-boundary/row-subject'
import type { Scroller } from '@/lib/column'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { PagedListBody } from '@/lib/ui/list'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { AccountRow } from './account-row'

const messages = defineMessages({
  failed: {
    id: 'accountList.failed',
    defaultMessage: 'More could not be loaded.',
    description: 'At the end of a list of people',
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
  const byHand = useSetting('loadByHand')
  const query = useInfiniteQuery(list)
  const { data, hasNextPage } = query
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const size = hasNextPage ? -1 : ids.length
  const renderRow = useCallback(
    (key: string, index: number) => <AccountRow id={key as AccountId} position={index + 1} size={size} />,
    [size],
  )
  const failed = (error: unknown, busy: boolean, onRetry: () => void) =>
    onError?.(error) || (
      <PassesFocus>
        <ErrorState error={error} onRetry={onRetry} busy={busy} />
      </PassesFocus>
    )
  return (
    <PagedListBody
      kind="people"
      as="list"
      query={query}
      keys={ids}
      renderRow={renderRow}
      subjectOf={accountRow}
      label={label}
      memory={memory}
      scroller={scroller}
      estimate={ESTIMATE}
      byHand={byHand}
      failed={failed}
      failedText={intl.formatMessage(messages.failed)}
      empty={<EmptyState {...empty} />}
      end={end?.(ids.length)}
    />
  )
}
