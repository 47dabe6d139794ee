import { useEffect } from 'react'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import type { Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { Draft } from '../../drafts/draft'
import { isAlike } from './match-published'
import { isOutcomeUnknown } from './settle'

const CHANGES: ReadonlySet<string> = new Set(['success', 'setState'])

/** Calls `listener` for every status that enters the cache, by the stream, a list or anything else. */
const onStatus = (client: Runtime['client'], listener: (status: Status) => void) =>
  client.getQueryCache().subscribe((event) => {
    const { queryKey, state } = event.query
    if (queryKey[0] !== 'status' || event.type === 'removed') return
    if (event.type === 'updated' && !CHANGES.has(event.action.type)) return
    const status = state.data as Status | undefined
    if (status) listener(status)
  })

/**
 * Calls `settleDraft` for an unclear draft as soon as the server can be reached, and when a post arrives that may be it.
 * `own`: this tab may write the draft, as its author.
 */
export function useSettling(
  runtime: Pick<Runtime, 'client' | 'me'>,
  draft: Draft | undefined,
  own: boolean,
  settle: () => void,
): void {
  const outcomeUnknown = own && draft !== undefined && isOutcomeUnknown(draft)
  const { client, me } = runtime
  const onArrival = useStableCallback((status: Status) => {
    const attempt = draft?.attempt
    if (!attempt || status.account !== me || attempt.declined.includes(status.id)) return
    if (attempt.alike?.id !== status.id && isAlike(status, attempt)) settle()
  })
  useEffect(() => {
    if (!outcomeUnknown) return undefined
    settle()
    window.addEventListener('online', settle)
    const end = onStatus(client, onArrival)
    return () => {
      window.removeEventListener('online', settle)
      end()
    }
  }, [outcomeUnknown, settle, client, onArrival])
}
