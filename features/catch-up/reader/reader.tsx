import { useCallback, useMemo } from 'react'
import { AccountAvatarLink, DisplayName } from '@/features/accounts'
import { FilterContextProvider } from '@/features/filters'
import { plainName } from '@/features/session'
import { StatusCard } from '@/features/statuses'
import { useVisibleStatusIds } from '@/features/timelines'
import { shortNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { DoneIcon, FilterIcon } from '@/lib/ui/icons'
import { accountRow, statusRow, type RowSubject } from '@/lib/ui/error-boundary/row-subject'
import type { Scroller } from '@/lib/column'
import { ListBody } from '@/lib/ui/list'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import type { AccountId } from '@/schemas/primitives'
import { arrange, AS_IT_CAME } from './arrange'
import { Choices } from './choices'
import { CompactRow } from './compact-row'
import { postStatsOf } from './post-stats'
import { messages } from '../messages'
import { Notice } from './notice'
import type { CatchUpState } from '../loading/state'
import { setView, useView, type CatchUpView } from './view-store'
import styles from './reader.module.css'

interface Props {
  state: CatchUpState
  scroller: Scroller
  memory: WindowMemory
}

/** Heights in pixels of unmeasured rows. */
const ESTIMATED_HEIGHTS = { compact: 92, full: 180 }

/** A loaded catch-up: filtered by kind, person and page, sorted, in short rows or whole posts. */
export function Reader({ state, scroller, memory }: Props) {
  const intl = useIntl()
  const { cache, identity } = useRuntime()
  const view = useView(identity.key, state.id)
  const shown = useVisibleStatusIds('home', state.ids)
  // Compare the ids, not the array. The counts are from when it was opened, so that rows are not sorted again
  // while reading.
  const ids = shown.join(',')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const stats = useMemo(() => postStatsOf(cache, shown), [cache, ids])
  const rows = useMemo(() => arrange(stats, view), [stats, view])
  const byKey = useMemo(
    () => new Map(rows.map((row) => [row.heading === undefined ? row.id : `by:${row.heading}`, row])),
    [rows],
  )
  const keys = useMemo(() => [...byKey.keys()], [byKey])
  const renderRow = useCallback(
    (key: string, index: number) => {
      const row = byKey.get(key)
      if (!row) return null
      if (row.heading !== undefined) return <Heading id={row.heading} count={row.count} />
      const { id, boosters, under } = row
      const inList = { id, position: index + 1, size: byKey.size }
      if (!view.full) return <CompactRow {...inList} boosters={boosters} under={under} />
      return <StatusCard {...inList} boosters={boosters.length > 0 ? boosters : undefined} />
    },
    [byKey, view.full],
  )
  const subjectOf = useCallback(
    (key: string): RowSubject | null => {
      const row = byKey.get(key)
      return row ? (row.heading === undefined ? statusRow(row.id) : accountRow(row.heading)) : null
    },
    [byKey],
  )
  const handle = useWindowHandle(memory)
  const change = (part: Partial<CatchUpView>) => {
    // Another choice gives another list, which starts at its top.
    handle.scrollTo(null)
    setView(identity.key, state.id, part)
  }

  if (state.ids.length === 0 && state.phase === 'done')
    return (
      <EmptyState
        icon={<DoneIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
      />
    )
  return (
    <>
      <Notice state={state} count={stats.length} />
      <Choices stats={stats} view={view} onChange={change} />
      {keys.length === 0 ? (
        <EmptyState
          icon={<FilterIcon />}
          title={intl.formatMessage(messages.noMatches)}
          action={<Button onClick={() => change(AS_IT_CAME)}>{intl.formatMessage(messages.showAll)}</Button>}
        />
      ) : (
        <FilterContextProvider value="home">
          <ListBody
            key={view.full ? 'full' : 'compact'}
            label={intl.formatMessage(messages.feed)}
            busy={false}
            keys={keys}
            renderRow={renderRow}
            subjectOf={subjectOf}
            handle={handle}
            scroller={scroller}
            estimate={view.full ? ESTIMATED_HEIGHTS.full : ESTIMATED_HEIGHTS.compact}
            tail={{ kind: 'posts', state: 'end' }}
          />
        </FilterContextProvider>
      )}
    </>
  )
}

function Heading({ id, count }: { id: AccountId; count: number }) {
  const intl = useIntl()
  const account = useEntity('account', id)
  if (!account) return null
  return (
    // Screen readers move through the articles of a feed, headings included.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <article className={styles.heading} aria-label={plainName(account)} tabIndex={0}>
      <AccountAvatarLink account={account} />
      <h2>
        <AppLink to={paths.profile(account.acct)}>
          <DisplayName account={account} />
        </AppLink>
      </h2>
      <span className={styles.count}>{shortNumber(intl, count)}</span>
    </article>
  )
}
