import { createElement, useCallback, useEffect, useLayoutEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FilterContextProvider } from '@/features/filters'
import { rememberFocus } from '@/lib/focus/remember-focus'
import { isApiError } from '@/lib/http'
import { useHeldPart } from '@/lib/hooks/use-held-part'
import { useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { afterPaint } from '@/lib/util/after-paint'
import { noteShown, whenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { statusQuery } from '../queries'
import { RevealProvider } from '../reveal-context'
import { DetailCard } from '../status-card/detail-card'
import { useRevealed } from './branch-store'
import { conversation } from './load-conversation'
import { notePresses, whenUndisturbed } from './additions/when-user-idle'

const Unavailable = lazyPart(() => import('./unavailable'))

interface Props {
  id: StatusId
  scroller: Scroller
  memory: WindowMemory
}

/** A conversation around a post: its ancestors above, the post itself large, the replies below. */
export function Thread({ id, scroller, memory }: Props) {
  const runtime = useRuntime()
  const revealed = useRevealed(`${runtime.identity.who}/${id}`)
  const {
    data: status,
    error,
    refetch,
  } = useQuery({ ...statusQuery(runtime, id), staleTime: Infinity, refetchOnMount: false })
  // Refetches the post after the cached one is painted, as its conversation has priority.
  useEffect(() => {
    const reread = () => void runtime.client.prefetchQuery({ ...statusQuery(runtime, id), staleTime: 0 })
    return afterPaint(reread)
  }, [runtime, id])
  // The server no longer shows the post, whatever the cache has.
  const missing = isApiError(error, 'missing')
  if (status && !status.gone && !missing)
    return (
      <FilterContextProvider value="thread">
        <RevealProvider value={revealed}>
          <Around status={status} scroller={scroller} memory={memory} />
        </RevealProvider>
      </FilterContextProvider>
    )
  if (status || error)
    return <Unavailable gone={status?.gone === true} error={error} onRetry={() => void refetch()} />
  return <SkeletonList />
}

/**
 * Waits for the paint of the post itself, as the conversation is not part of the first paint. The post is
 * then mounted again, so waits also until the reader is not busy with it.
 */
async function afterPost(id: StatusId): Promise<void> {
  noteShown()
  await whenShown()
  await conversation.load()
  await whenUndisturbed(id)
}

/** Moves the focus from a post being removed to the same post where it is mounted next. */
function keepFocus() {
  const giveBack = rememberFocus()
  queueMicrotask(() => giveBack({ preventScroll: true }))
}

/** The open post without its conversation. */
function Alone({ id }: { id: StatusId }) {
  useLayoutEffect(() => keepFocus, [])
  useEffect(notePresses, [])
  return <DetailCard id={id} />
}

/** The post with its conversation; alone while the code of conversations loads. */
function Around({ status, scroller, memory }: Omit<Props, 'id'> & { status: Status }) {
  const { id } = status
  const ready = useCallback(() => afterPost(id), [id])
  const around = useHeldPart(conversation, ready)
  return around ? createElement(around, { status, scroller, memory }) : <Alone id={id} />
}
