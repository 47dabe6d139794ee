import { useCallback, useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { statusRow, type RowSubject } from '@/lib/ui/error-boundary/row-subject'
import type { Scroller } from '@/lib/column'
import { ListBody, type ListTailProps } from '@/lib/ui/list'
import { useWindowHandle, type WindowMemory } from '@/lib/ui/windowed-list'
import { OPEN_CONVERSATION } from '@/lib/util/on-screen'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { contextQuery } from '../queries'
import { DetailCard } from '../status-card/detail-card'
import { StatusCard } from '../status-card/status-card'
import { setFolded } from './branch-store'
import { FETCHED_AHEAD_MS } from './fetch-ahead'
import { authorBadge } from './rows/author-badge'
import { FoldButton } from './rows/fold-button'
import { ThreadGapRow } from './rows/thread-gap-row'
import { messages } from './messages'
import { NewReplies } from './additions/new-replies'
import { ReplyPrompt } from './reply-prompt'
import { RowFrame } from './rows/row-frame'
import type { ThreadRow } from './rows/rows'
import { ThreadTail } from './rows/thread-tail'
import styles from './thread.module.css'
import { useAdditions } from './additions/use-additions'
import { useUnseenReplies } from './additions/use-unseen-replies'
import { useRows } from './rows/use-rows'
import { useSteps } from './additions/use-steps'

export interface ThreadRowsProps {
  status: Status
  scroller: Scroller
  memory: WindowMemory
}

/** Height in pixels of unmeasured rows. */
const ESTIMATED_HEIGHT = 160

const authorOf = ({ cache }: Runtime, id: StatusId) => cache.read('status', id)?.account ?? null

/** The rows of a thread around a loaded post. */
export default function ThreadRows({ status, scroller, memory }: ThreadRowsProps) {
  const { id } = status
  const intl = useIntl()
  const runtime = useRuntime()
  const { key: identityKey } = runtime.identity
  const context = useQuery({
    ...contextQuery(runtime, id),
    staleTime: FETCHED_AHEAD_MS,
    refetchOnMount: true,
  })
  const { rows, byKey, isFolded, recheck } = useRows(id, true, context.data)
  const growth = useAdditions(id, status, context.data, recheck)
  const handle = useWindowHandle(memory)
  const goTo = useCallback((key: string) => handle.scrollTo(key, { focus: true, ifNeeded: true }), [handle])

  const root = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => rows.map((row) => row.key), [rows])
  const { isSeen, noteSeen } = useUnseenReplies(root, growth.fresh, scroller)

  const [announcement, setAnnouncement] = useState('')
  const fold = useCallback(
    (row: ThreadRow) => {
      const on = !isFolded(row.id)
      // Keep the pressed row in place.
      handle.keepInPlace(row.key)
      setFolded(identityKey, row.id, on)
      setAnnouncement(intl.formatMessage(on ? messages.folded : messages.unfolded, { count: row.replies }))
    },
    [isFolded, handle, identityKey, intl],
  )
  const step = useSteps({ rows, byKey, isFolded, fold, goTo })
  const { fresh } = growth
  const [first] = rows
  const author = first && !first.gap ? authorOf(runtime, first.id) : null
  const renderRow = useCallback(
    (key: string, index: number) => {
      const row = byKey.get(key)
      if (!row) return null
      const line = row.line && { line: row.line }
      const folded = row.foldable && isFolded(row.id)
      // Inside the article, as a feed contains only articles.
      const folder = row.foldable && <FoldButton row={row} folded={folded} onToggle={() => fold(row)} />
      const isByAuthor = index > 0 && author !== null && authorOf(runtime, row.id) === author
      const badge = isByAuthor ? authorBadge : null
      const inFeed = { position: index + 1, size: byKey.size }
      const shownBy =
        row.elbow !== undefined || row.parent === id || line?.line === 'above' || line?.line === 'both'
      return (
        <RowFrame row={row} folded={folded} fresh={fresh.has(row.id)} onStep={step}>
          {row.gap ? (
            <ThreadGapRow row={row} {...inFeed}>
              {folder}
            </ThreadGapRow>
          ) : row.role === 'focused' ? (
            <DetailCard id={row.id} {...line} {...inFeed} badge={badge}>
              <ReplyPrompt status={status} />
            </DetailCard>
          ) : (
            <StatusCard id={row.id} {...line} {...inFeed} threaded={shownBy} badge={badge}>
              {folder}
            </StatusCard>
          )}
        </RowFrame>
      )
    },
    [byKey, id, author, runtime, isFolded, fold, step, fresh, status],
  )

  const subjectOf = useCallback(
    (key: string): RowSubject | null => {
      const row = byKey.get(key)
      return row && !row.gap ? statusRow(row.id) : null
    },
    [byKey],
  )

  const failed: ListTailProps | undefined =
    context.error && !context.data
      ? {
          kind: 'posts',
          state: 'failed',
          failedText: intl.formatMessage(messages.repliesFailed),
          error: context.error,
          onMore: () => void context.refetch(),
        }
      : undefined
  const unseen = rows.filter((row) => fresh.has(row.id) && !isSeen(row.key))
  return (
    <div ref={root} className={styles.thread} {...{ [OPEN_CONVERSATION]: identityKey }}>
      <output className="visually-hidden">{announcement}</output>
      <NewReplies
        unseen={unseen}
        pending={growth.pending}
        onShow={() => {
          const [first] = growth.pending
          growth.show()
          const target = unseen[0]?.key ?? first
          if (target !== undefined) goTo(target)
        }}
      />
      <ListBody
        label={intl.formatMessage(messages.label)}
        busy={context.isFetching}
        from={context.dataUpdatedAt || undefined}
        keys={keys}
        renderRow={renderRow}
        subjectOf={subjectOf}
        handle={handle}
        defaultKey={id}
        scroller={scroller}
        estimate={ESTIMATED_HEIGHT}
        live={false}
        onView={noteSeen}
        tail={failed}
      />
      {context.isPending && (status.replies_count > 0 || status.in_reply_to_id !== null) && (
        <SkeletonList rows={2} />
      )}
      {context.data && <ThreadTail status={status} context={context.data} searching={growth.searching} />}
    </div>
  )
}
