import { useCallback, useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isApiError } from '@/lib/http'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { WindowedList, type Scroller, type WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { contextQuery, statusQuery } from '../queries'
import { DetailCard } from '../status-card/detail-card'
import { StatusCard } from '../status-card/status-card'
import { threadRows, type Node, type ThreadRow } from './order'
import styles from './thread.module.css'

const messages = defineMessages({
  missing: {
    id: 'thread.missing',
    defaultMessage: 'This post is not available',
    description: 'Title: a post was not found',
  },
  missingText: {
    id: 'thread.missingText',
    defaultMessage: 'It may have been deleted, or you may not be allowed to see it.',
    description: 'Text: a post was not found',
  },
  label: { id: 'thread.label', defaultMessage: 'Conversation', description: 'Spoken name of a thread' },
  replies: {
    id: 'thread.repliesFailed',
    defaultMessage: 'The replies did not load',
    description: 'Title: the conversation around a post could not be loaded',
  },
})

interface Props {
  id: StatusId
  scroller: Scroller
  memory: WindowMemory
}

const ESTIMATE = 160
const NONE = { ancestors: [], descendants: [] }

function nodeOf({ cache }: Runtime, id: StatusId): Node | null {
  const status = cache.read('status', id)
  return status ? { id, parent: status.in_reply_to_id, author: status.account } : null
}

/** A conversation around one post: what it answers above, the post itself large, the answers below. */
export function Thread({ id, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  // The subject of a screen is read anew while the held view paints (architecture 8).
  const {
    data: status,
    error,
    refetch,
  } = useQuery({
    ...statusQuery(runtime, id),
    staleTime: 0,
    refetchOnMount: 'always',
  })
  const context = useQuery({ ...contextQuery(runtime, id), staleTime: 0, refetchOnMount: 'always' })
  const around = context.data ?? NONE
  const [place] = useState(() => {
    memory.anchor ??= { key: id, offset: 0 }
    return memory
  })

  // What a post answers never changes: acting on it leaves the rows alone.
  const there = status !== undefined
  const rows = useMemo((): ThreadRow[] => {
    const focused = there ? nodeOf(runtime, id) : null
    if (!focused) return []
    const nodes = (ids: readonly StatusId[]) =>
      ids.map((each) => nodeOf(runtime, each)).filter((node) => node !== null)
    return threadRows(nodes(around.ancestors), focused, nodes(around.descendants))
  }, [runtime, id, there, around])
  const keys = useMemo(() => rows.map((row) => row.id), [rows])
  const byId = useMemo(() => new Map<string, ThreadRow>(rows.map((row) => [row.id, row])), [rows])
  const renderRow = useCallback(
    (key: string, index: number) => {
      const row = byId.get(key)
      if (!row) return null
      const line = row.line && { line: row.line }
      if (row.role === 'focused') return <DetailCard id={row.id} {...line} />
      return <StatusCard id={row.id} {...line} position={index + 1} size={byId.size} />
    },
    [byId],
  )

  if (!status || status.gone) {
    if (status?.gone || (isApiError(error) && error.kind === 'missing'))
      return (
        <EmptyState
          title={intl.formatMessage(messages.missing)}
          text={intl.formatMessage(messages.missingText)}
        />
      )
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
    return <SkeletonList />
  }
  return (
    <div
      role="feed"
      aria-label={intl.formatMessage(messages.label)}
      aria-busy={context.isFetching}
      className={styles.thread}
    >
      <WindowedList
        keys={keys}
        renderRow={renderRow}
        memory={place}
        scroller={scroller}
        estimate={ESTIMATE}
        live={false}
      />
      {context.isPending && (status.replies_count > 0 || status.in_reply_to_id !== null) && (
        <SkeletonList rows={2} />
      )}
      {context.error && !context.data && (
        <ErrorState
          title={intl.formatMessage(messages.replies)}
          error={context.error}
          onRetry={() => void context.refetch()}
          compact
        />
      )}
    </div>
  )
}
