import { useEffect, useMemo, useReducer } from 'react'
import { isFilteredOut, onFilters } from '@/features/filters'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useRuntime, type Runtime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Context } from '../../queries'
import { useFolded } from '../branch-store'
import type { ThreadNode } from './order'
import { threadRows, withoutFolded, type ThreadRow } from './rows'

/** Maximum number of columns for replies; fewer on a phone, to leave space for the text. */
const MAX_DEPTHS = { narrow: 2, wide: 4 }

/**
 * The parent of a post. For a reply to a deleted post, servers send only the account: use an id that no post
 * has.
 */
const parentOf = ({ id, in_reply_to_id: parent, in_reply_to_account_id: whom }: Status): StatusId | null =>
  parent ?? (whom === null ? null : (`lost:${id}` as StatusId))

/** A post for `threadRows`; a gap when it may not be shown. Null when the cache does not have it. */
function nodeOf(runtime: Runtime, id: StatusId): ThreadNode | null {
  const { cache } = runtime
  const status = cache.read('status', id)
  if (!status) return null
  const gap =
    status.gone || cache.read('account', status.account)?.hidden || isFilteredOut(runtime, status, 'thread')
  return { id, parent: parentOf(status), author: status.account, ...(gap && { gap: true }) }
}

const NONE: Context = { ancestors: [], descendants: [] }

export interface Rows {
  /** The rows to show, in order. */
  rows: readonly ThreadRow[]
  byKey: ReadonlyMap<string, ThreadRow>
  isFolded: (id: StatusId) => boolean
  /** Call when a post of the thread can no longer be shown, or can be shown again. */
  recheck: () => void
}

/** Returns the rows of the thread around `id`; empty until the post is `there`. */
export function useRows(id: StatusId, there: boolean, context: Context | undefined): Rows {
  const runtime = useRuntime()
  const { key: identityKey } = runtime.identity
  const deepest = useIsMobile() ? MAX_DEPTHS.narrow : MAX_DEPTHS.wide
  const [version, recheck] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const unsubscribers = [runtime.cache.hidden.changed.subscribe(recheck), onFilters(runtime, recheck)]
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [runtime])

  // The parent of a post never changes, so acting on a post keeps the rows.
  const all = useMemo((): ThreadRow[] => {
    const node = there ? nodeOf(runtime, id) : null
    if (!node) return []
    const { ancestors, descendants } = context ?? NONE
    const nodes = (ids: readonly StatusId[]) =>
      ids.map((each) => nodeOf(runtime, each)).filter((each) => each !== null)
    // The focused post is shown even if filters match; its card names them.
    const focused = { ...node, gap: false }
    const complete = context !== undefined
    return threadRows(
      { ancestors: nodes(ancestors), focused, descendants: nodes(descendants), complete },
      deepest,
    )
    // oxlint-disable-next-line react/exhaustive-deps -- `version` changes when a post in the cache is hidden or shown
  }, [runtime, id, there, context, deepest, version])
  const folded = useFolded(identityKey)
  return useMemo(() => {
    const names = new Set(folded)
    const isFolded = (each: StatusId) => names.has(each)
    const rows = withoutFolded(all, isFolded)
    return { rows, byKey: new Map(rows.map((row) => [row.key, row])), isFolded, recheck }
  }, [all, folded])
}
