import { useEffect, useRef, useState } from 'react'
import { isId, lastId, waitsForMore, type TimelineState } from '@/lib/timeline'
import { compareId } from '@/lib/timeline/compare-id'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { TimelineEngine } from './timeline-engine'

/** Pages asked for at most to come back to where the reader was. */
const PAGES = 6

/** The status id that a row's key stands for; a gap is found by the post above it. */
const idOf = (key: string) => (key.startsWith('gap:') ? key.slice(4) : key)

/** The row nearest to one that is no longer there, where ids tell it. */
function heirOf({ entries, ordered }: TimelineState, wanted: string): string | null {
  const last = lastId(entries)
  if (!ordered || last === null || compareId(last, idOf(wanted)) > 0) return null
  return entries.filter(isId).find((id) => compareId(id, idOf(wanted)) < 0) ?? null
}

/**
 * After a reload a list may hold less than it did: asks for older posts until the row that was being read is there
 * again. True while it looks; the list is not shown then, so that nothing jumps.
 */
export function useSeek(
  engine: TimelineEngine,
  state: TimelineState,
  keys: readonly string[],
  memory: WindowMemory,
): boolean {
  const pages = useRef(0)
  const wanted = memory.anchor?.key ?? null
  const found = wanted === null || keys.includes(wanted)
  const [seeking, setSeeking] = useState(!found)
  const more = state.loaded && state.hasMore && !waitsForMore(state) && pages.current < PAGES

  useEffect(() => {
    if (!seeking || !state.loaded || state.requests.length > 0) return
    const heir = found || wanted === null ? wanted : heirOf(state, wanted)
    if (heir === null && more) {
      pages.current += 1
      engine.older()
      return
    }
    if (!found) memory.anchor = heir === null ? null : { key: heir, offset: memory.anchor?.offset ?? 0 }
    // The end of a search over several answers, not something to derive from one render.
    // oxlint-disable-next-line react/set-state-in-effect
    setSeeking(false)
  }, [seeking, state, found, wanted, more, engine, memory])
  return seeking && !found
}
