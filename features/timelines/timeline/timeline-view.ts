import type { StatusId } from '@/schemas/primitives'
import { compareId } from '@/lib/live-list/compare-id'
import type { WindowMemory, WindowView } from '@/lib/ui/windowed-list'
import { createEmitter } from '@/lib/util/emitter'
import type { TimelineEngine } from '../engine/timeline-engine'
import { NO_ROWS, type TimelineRows } from './build-rows'
import { ExtraRow } from './extra-row'

/** The reader's position in a view of a timeline. */
export interface ReadPosition {
  readonly view: WindowView
  /** True when the tab is visible and nothing covers the list. */
  readonly seen: boolean
}

/** The views on screen. */
const mounted = new Set<TimelineView>()

/** The view of each timeline that rendered last. */
const latest = new WeakMap<TimelineEngine, TimelineView>()

/**
 * Holds what one view of a timeline shows: its rows, the extra ones among them, and the reader's position. Two columns
 * may show the same timeline; they share the engine, and each has its own view.
 */
export class TimelineView {
  /** The rows of the latest render. The next rows keep what must not change under the reader. */
  rows: TimelineRows
  /** The follow suggestions. */
  readonly suggestions: ExtraRow
  /** The line between new posts and those read before. */
  readonly caughtUp: ExtraRow
  /** The last read post when this visit began; undefined until it is known. */
  lastRead: StatusId | null | undefined
  /** True for a row with a post that was new when this visit began. Where ids are not ordered by age, none is known. */
  readonly isNew = (key: string): boolean =>
    !!this.lastRead && this.engine.state.ordered && !key.includes(':') && compareId(key, this.lastRead) > 0
  readonly #positions = createEmitter<ReadPosition>()
  #position: ReadPosition | null = null

  /** A new view starts with the rows of the view that rendered last, so that a list looks the same when opened again. */
  constructor(readonly engine: TimelineEngine) {
    const before = latest.get(engine)
    this.rows = before?.rows ?? NO_ROWS
    this.suggestions = new ExtraRow(before?.suggestions.before)
    this.caughtUp = new ExtraRow(before?.caughtUp.before)
    this.lastRead = before?.lastRead
  }

  /** Stores the rows of the latest render; returns the function that says that they left the screen. */
  keepRows(rows: TimelineRows): () => void {
    this.rows = rows
    latest.set(this.engine, this)
    mounted.add(this)
    return () => mounted.delete(this)
  }

  /** True while a pending post has a row in any view of the timeline. */
  hasWaiting(): boolean {
    return [...mounted].some(({ engine, rows }) => engine === this.engine && rows.pending.length > 0)
  }

  /** Calls `watcher` with the reader's position, now and on every change; returns the unsubscriber. */
  watch(watcher: (position: ReadPosition) => void): () => void {
    if (this.#position) watcher(this.#position)
    return this.#positions.subscribe(watcher)
  }

  /** Reports the reader's position. */
  moved(position: ReadPosition): void {
    this.#position = position
    this.#positions.emit(position)
  }
}

const views = new WeakMap<WindowMemory, TimelineView>()

/** Returns the view of a timeline with this scroll position, created on first use; it stays while the position does. */
export function timelineViewOf(engine: TimelineEngine, memory: WindowMemory): TimelineView {
  const known = views.get(memory)
  if (known?.engine === engine) return known
  const view = new TimelineView(engine)
  views.set(memory, view)
  return view
}
