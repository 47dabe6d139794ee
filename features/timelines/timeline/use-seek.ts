import { useEffect, useRef, useState } from 'react'
import { announcePositionLost } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { isId, lastId, waitsForMore } from '@/lib/live-list'
import type { TimelineState } from '../engine/timeline-state'
import { compareId } from '@/lib/live-list/compare-id'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { postOfRow } from '../gallery/gallery-rows'
import type { TimelineEngine } from '../engine/timeline-engine'

/** The most pages to request when returning to a row. */
const MAX_PAGES = 6
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

/** Sets the scroll position of a list that is not mounted; null is the top. */
const moveTo = (list: WindowHandle, row: string | null) =>
  list.scrollTo(row, { offset: list.anchor()?.offset ?? 0 })

/**
 * Inserts a row that is too far away to page to, with a gap above. False when neither it nor a neighbour was
 * found.
 */
async function landOn(engine: TimelineEngine, list: WindowHandle, wanted: string) {
  const { jumpToStatus } = await import('../engine/jump-to-status')
  const row = await jumpToStatus(engine, idOf(wanted)).catch(() => null)
  moveTo(list, row)
  return row !== null
}

/** Scrolls to the last read post of home; see `startAtMarker`. */
async function beginAt(engine: TimelineEngine, list: WindowHandle) {
  const late = new Promise<null>((resolve) => setTimeout(resolve, MARKER_TIMEOUT, null))
  const row = await Promise.race([
    import('../home/start-at-marker').then(({ startAtMarker }) => startAtMarker(engine)),
    late,
  ]).catch(() => null)
  if (row !== null) list.scrollTo(row)
}

/**
 * After a reload a list may have fewer posts than before: requests older posts until the row being read is
 * loaded. True while it searches; the list is not shown then, so that nothing jumps.
 */
export function useSeek(
  engine: TimelineEngine,
  state: TimelineState,
  keys: readonly string[],
  list: WindowHandle,
  { readsUpwards, rowOf }: Options,
): boolean {
  const intl = useIntl()
  const pages = useRef(0)
  const away = useRef(false)
  const wanted = list.anchor()?.key ?? null
  const found = wanted === null || keys.includes(wanted)
  const [begins, setBegins] = useState(readsUpwards && wanted === null)
  const [seeking, setSeeking] = useState(!found || begins)
  // The post was inserted; another row may show it.
  const [landed, setLanded] = useState(false)
  const more = state.loaded && state.hasMore && !waitsForMore(state)

  useEffect(() => {
    if (!seeking || !state.loaded || state.requests.length > 0 || away.current) return
    const done = () => setSeeking(false)
    if (begins) {
      away.current = true
      // The search continues: the last read post may have no row.
      void beginAt(engine, list).finally(() => {
        away.current = false
        setBegins(false)
      })
      return
    }
    const known = found || wanted === null ? wanted : rowFor(state, wanted, keys, rowOf)
    const target = landed ? (known ?? wanted) : known
    if (target === null && more && pages.current < MAX_PAGES) {
      pages.current += 1
      engine.older()
      return
    }
    if (target === null && wanted !== null && state.hasMore) {
      away.current = true
      void landOn(engine, list, wanted).then((there) => {
        away.current = false
        if (there) return setLanded(true)
        announcePositionLost(intl)
        done()
      })
      return
    }
    if (!found) moveTo(list, target)
    if (!found && target === null) announcePositionLost(intl)
    // Ends a search over several answers, which cannot be derived in one render.
    // oxlint-disable-next-line react/set-state-in-effect
    done()
  }, [seeking, begins, landed, state, keys, found, wanted, more, engine, list, rowOf, intl])
  return seeking && (begins || !found)
}
