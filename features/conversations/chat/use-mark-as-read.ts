import { useEffect } from 'react'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { isApiError, type ApiError } from '@/lib/http'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import { backOff } from '@/lib/util/timing/retry'
import { markAsRead } from '../actions'
import type { Conversation } from '../model/conversation'

/** The first and the longest pause in ms before another try after a failure. */
const FIRST_PAUSE = 30_000
const MAX_PAUSE = 600_000

/**
 * Marks a conversation as read, and tries again when the server is reachable again. A lost or limited request is also
 * repeated after a pause. The user did not ask for it, so errors are not reported. Returns the function that stops it.
 */
function keepRead(runtime: Runtime, conversation: Conversation): () => void {
  let isOver = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const onFailed = (error: ApiError) => {
    if (isOver || !isApiError(error, 'network', 'rateLimited')) return
    const pause = backOff(failures, FIRST_PAUSE, MAX_PAUSE)
    failures += 1
    timer = setTimeout(mark, Math.max(pause, (error.retryAt ?? 0) - runtime.now()))
  }
  const mark = () => {
    clearTimeout(timer)
    markAsRead(runtime, conversation, { skipAlert: true, onFailed })
  }
  mark()
  const end = onReachable(runtime, mark)
  return () => {
    isOver = true
    clearTimeout(timer)
    end()
  }
}

/** Keeps a conversation marked as read while it is on screen in a visible tab. */
export function useMarkAsRead(conversation: Conversation): void {
  const runtime = useRuntime()
  const isTabVisible = useDocumentVisible()
  useEffect(
    () => (isTabVisible ? keepRead(runtime, conversation) : undefined),
    [runtime, isTabVisible, conversation],
  )
}
