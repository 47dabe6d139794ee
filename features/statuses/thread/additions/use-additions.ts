import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useInterval } from '@/lib/hooks/use-interval'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Context } from '../../queries'
import { ThreadAdditions, type Additions } from './additions'
import { followJob } from './follow-job'

const MINUTE = 60_000
/** Pauses between two requests for new replies, in ms. A young thread changes more often. */
const REQUEST_INTERVALS = { young: MINUTE, old: 5 * MINUTE, youngFor: 30 * MINUTE, afterReturn: MINUTE }

export interface Growth extends Additions {
  /** True while the server fetches replies from other servers. */
  searching: boolean
  /** Inserts the pending replies. */
  show: () => void
}

/**
 * Updates an open thread: streamed replies, a request from time to time, and replies from other
 * servers.
 */
export function useAdditions(
  id: StatusId,
  status: Status | undefined,
  context: Context | undefined,
  onGone: () => void,
): Growth {
  const runtime = useRuntime()
  const additions = useMemo(() => new ThreadAdditions(runtime, id, onGone), [runtime, id, onGone])
  const state = useSyncExternalStore(additions.subscribe, additions.state)
  useEffect(() => additions.listen(), [additions])

  const visible = useDocumentVisible()
  const checkedAt = useRef(0)
  const loaded = context !== undefined
  const check = () => {
    checkedAt.current = Date.now()
    void additions.check()
  }
  useEffect(() => {
    if (loaded) checkedAt.current = Date.now()
  }, [loaded])
  const age = status ? runtime.now() - Date.parse(status.created_at) : 0
  useInterval(
    check,
    visible && loaded
      ? age < REQUEST_INTERVALS.youngFor
        ? REQUEST_INTERVALS.young
        : REQUEST_INTERVALS.old
      : null,
  )
  useEffect(() => {
    if (!visible || checkedAt.current === 0 || Date.now() - checkedAt.current < REQUEST_INTERVALS.afterReturn)
      return
    checkedAt.current = Date.now()
    void additions.check()
  }, [visible, additions])

  const job = runtime.me === null ? null : (context?.refresh ?? null)
  const jobId = job?.id
  const retry = job?.retry ?? 0
  const [over, setOver] = useState<string>()
  useEffect(() => {
    if (jobId === undefined) return undefined
    const abort = new AbortController()
    const refresh = { id: jobId, retry, resultCount: null }
    const found = () => additions.check(jobId)
    void followJob(runtime, refresh, { found, signal: abort.signal })
      .catch(() => {})
      .then(() => abort.signal.aborted || setOver(jobId))
    return () => abort.abort()
  }, [runtime, additions, jobId, retry])

  const show = useMemo(() => () => additions.show(), [additions])
  return { ...state, searching: jobId !== undefined && over !== jobId, show }
}
