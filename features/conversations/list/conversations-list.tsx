import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { FilterContextProvider } from '@/features/filters'
import { useSetting, useShowNew } from '@/features/settings'
import { GapRow } from '@/features/timelines'
import type { Scroller } from '@/lib/column'
import { isApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { hasTopFailed } from '@/lib/live-list'
import { checkForNew } from '@/lib/live-list/check-for-new'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { statusRow, type RowSubject } from '@/lib/ui/error-boundary/row-subject'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { DirectIcon, HideIcon } from '@/lib/ui/icons'
import { ListBody } from '@/lib/ui/list'
import { PendingPill } from '@/lib/ui/live-list/pending-pill'
import { useLiveTail } from '@/lib/ui/live-list/use-live-tail'
import { useLiveView } from '@/lib/ui/live-list/use-live-view'
import { useReturnToRow } from '@/lib/ui/live-list/use-return-to-row'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import { messages } from '../messages'
import { NewMessageButton } from '../new-message-button'
import { hasUnread } from '../model/conversation'
import { conversationListOf } from '../model/conversation-list'
import type { ConversationListRow } from '../model/rows'
import { hasConversations } from '../queries'
import { ConversationRow } from './conversation-row'
import { useConversationRows, useNotedPosts } from './use-rows'
import styles from './conversations-list.module.css'

interface Props {
  scroller: Scroller
  memory: WindowMemory
}

/** Height in pixels of unmeasured rows. */
const ESTIMATED_HEIGHT = 76
/** HTTP statuses of servers that cannot list private mentions. */
const NOT_OFFERED = [404, 405, 410, 422, 501]

/** The first page failed to load. */
function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  const intl = useIntl()
  const runtime = useRuntime()
  if (!hasConversations(runtime) && isApiError(error) && NOT_OFFERED.includes(error.status ?? 0))
    return (
      <EmptyState
        icon={<HideIcon />}
        title={intl.formatMessage(messages.notOffered)}
        text={intl.formatMessage(messages.notOfferedText)}
      />
    )
  return <RowsFailed error={error} busy={busy} onRetry={onRetry} />
}

const NO_ROWS: readonly ConversationListRow[] = []

/** The private conversations of the user, the latest first. */
export default function ConversationsList({ scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => conversationListOf(runtime), [runtime])
  const handle = useWindowHandle(memory)
  const latest = useRef(NO_ROWS)
  // Maps a row of the list to its entry in the engine.
  const entryOf = useCallback(
    (key: string) => latest.current.find((row) => row.key === key)?.entry ?? key,
    [],
  )
  const showNew = useShowNew()
  const { state, report } = useLiveView(list, memory, { showNew, entryOf })
  const { rows, pending } = useConversationRows(state)
  useLayoutEffect(() => {
    latest.current = rows
  }, [rows])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const seeking = useReturnToRow(list, state, keys, handle)
  const older = useLiveTail(list, state, {
    kind: 'people',
    byHand: useSetting('loadByHand'),
    failedText: intl.formatMessage(messages.moreFailed),
    isEmpty: rows.length === 0,
  })
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows])
  const size = state.hasMore || rows.some(({ kind }) => kind === 'gap') ? -1 : rows.length
  const renderRow = useCallback(
    (key: string, index: number) => {
      const row = byKey.get(key)
      const inList = { position: index + 1, size }
      if (row?.kind === 'gap') return <GapRow name={key} engine={list} list={handle} {...inList} />
      return row && <ConversationRow conversation={row.conversation} {...inList} />
    },
    [byKey, list, handle, size],
  )
  const subjectOf = useCallback(
    (key: string): RowSubject | null => {
      const row = byKey.get(key)
      return row?.kind === 'conversation' ? statusRow(row.conversation.last) : null
    },
    [byKey],
  )
  const read = useNotedPosts('read')
  const isUnread = (key: string) => {
    const row = byKey.get(key)
    return row?.kind === 'conversation' && hasUnread(row.conversation, read)
  }
  // None of the pending conversations has a row, so there is no button to show them.
  const isIdle = state.requests.length === 0 && state.failed === null
  const hasOnlyInvisiblePending = state.pendingCount > 0 && pending.length === 0
  useEffect(() => {
    if (hasOnlyInvisiblePending && isIdle) list.show()
  }, [list, hasOnlyInvisiblePending, isIdle])

  const busy = state.requests.length > 0
  if (!state.loaded && hasTopFailed(state))
    return <Failed error={state.topError} busy={busy} onRetry={() => list.retry()} />
  if (!state.loaded || seeking) return <SkeletonList kind="account" />
  if (rows.length === 0 && !state.hasMore)
    return (
      <EmptyState
        icon={<DirectIcon />}
        title={intl.formatMessage(messages.empty)}
        text={intl.formatMessage(messages.emptyText)}
        action={<NewMessageButton isNamed />}
      />
    )
  const show = () => {
    handle.scrollTo(null)
    list.show()
  }
  return (
    <div className={styles.list}>
      <PendingPill
        count={pending.length}
        text={intl.formatMessage(messages.pending, { count: pending.length })}
        failed={state.failed !== null}
        error={state.topError}
        failedText={intl.formatMessage(messages.checkFailed)}
        onShow={show}
        onRetry={() => list.retry()}
      />
      <FilterContextProvider value="thread">
        <ListBody
          label={intl.formatMessage(messages.title)}
          busy={busy}
          from={list.key}
          keys={keys}
          renderRow={renderRow}
          subjectOf={subjectOf}
          isUnread={isUnread}
          handle={handle}
          scroller={scroller}
          estimate={ESTIMATED_HEIGHT}
          onView={report}
          onNearEnd={older.onNearEnd}
          onRefresh={() => checkForNew(list)}
          tail={older.tail}
        />
      </FilterContextProvider>
    </div>
  )
}
