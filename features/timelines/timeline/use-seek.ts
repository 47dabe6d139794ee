import { useCallback } from 'react'
import { isId, lastId } from '@/lib/live-list'
import type { TimelineState } from '../engine/timeline-state'
import { compareId } from '@/lib/live-list/compare-id'
import { useReturnToRow } from '@/lib/ui/live-list/use-return-to-row'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { postOfRow } from '../gallery/gallery-rows'
import type { TimelineEngine } from '../engine/timeline-engine'

/** The longest wait for the marker of other devices, in ms. */
const MARKER_TIMEOUT = 4000

interface Options {
  /** Home is read upwards: a first visit starts at the last read post. */
  readsUpwards: boolean
  /** Returns the key of the row that shows a post or a former row; null when none does. */
  rowOf: (name: string) => string | null
}

/** The post id in a row's key: of the post above a gap, or of the post below an extra row. */
const idOf = (key: string) => postOfRow(key.slice(key.indexOf(':') + 1)) as StatusId

/**
 * The post nearest to one without a row: the next older post with a row, since a filter or an option may hide the post
 * itself, or it was removed. The latter needs ids that are ordered by age.
 */
function nearestPost(
  { entries, ordered }: TimelineState,
  id: StatusId,
  keys: readonly string[],
): StatusId | null {
  const rows = new Set(keys.map(postOfRow))
  const at = entries.indexOf(id)
  if (at >= 0)
    return (
      entries
        .slice(at)
        .filter(isId)
        .find((each) => rows.has(each)) ?? id
    )
  const last = lastId(entries)
  if (!ordered || last === null || compareId(last, id) > 0) return null
  return entries.filter(isId).find((each) => compareId(each, id) < 0 && rows.has(each)) ?? null
}

/** The loaded row to return to: the one that shows the wanted post, else the nearest. */
function rowFor(
  state: TimelineState,
  wanted: string,
  keys: readonly string[],
  rowOf: Options['rowOf'],
): string | null {
  const rows = new Set(keys)
  const own = [wanted, idOf(wanted)].map(rowOf).find((row) => row !== null && rows.has(row))
  if (own) return own
  const nearest = nearestPost(state, idOf(wanted), keys)
  return nearest && rowOf(nearest)
}

/** Inserts the post of a row, with a gap above. Returns the post or a neighbour; null when neither was found. */
const insertRow = (engine: TimelineEngine, missing: string): Promise<string | null> =>
  import('../engine/jump-to-status')
    .then(({ jumpToStatus }) => jumpToStatus(engine, idOf(missing)))
    .catch(() => null)

/** Returns the row of the last read post of home; see `startAtMarker`. */
function lastReadRow(engine: TimelineEngine): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, MARKER_TIMEOUT, null))
  const row = import('../home/start-at-marker').then(({ startAtMarker }) => startAtMarker(engine))
  return Promise.race([row, late]).catch(() => null)
}

/**
 * Returns to the row being read, which a page further down, another row or a gap may have; see `useReturnToRow`. True
 * while it searches.
 */
export function useSeek(
  engine: TimelineEngine,
  state: TimelineState,
  keys: readonly string[],
  list: WindowHandle,
  { readsUpwards, rowOf }: Options,
): boolean {
  const find = useCallback((missing: string) => rowFor(state, missing, keys, rowOf), [state, keys, rowOf])
  const insert = useCallback((missing: string) => insertRow(engine, missing), [engine])
  const start = useCallback(() => lastReadRow(engine), [engine])
  return useReturnToRow(engine, state, keys, list, {
    rowFor: find,
    insert,
    ...(readsUpwards && { start }),
  })
}
