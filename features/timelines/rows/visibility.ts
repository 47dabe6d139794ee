import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { isFilteredOut, onFilters, type FilterContext } from '@/features/filters'
import { entityHash, shownStatusOf, type EntityCache } from '@/lib/cache'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { isGap, isId } from '@/lib/live-list'
import { createEmitter } from '@/lib/util/emitter'
import { isTakenOut, takenOutFor } from './taken-out'
import type { TimelineEntry } from '../engine/timeline-state'
import type { StatusId } from '@/schemas/primitives'

/** Why a post has no row: hidden = deleted, by a hidden account, or filtered; left-out = by options of the timeline. */
export type Absence = 'hidden' | 'left-out'

/** Returns why a post has no row, or null when it has one. */
export type RowFilter = (id: StatusId) => Absence | null

/**
 * True when the row of a post shows nothing: the post or the boosted post is deleted, or by a blocked or
 * muted account. The profile of such an account still shows its posts.
 */
export function isHidden(cache: EntityCache, id: StatusId, ownProfile = false): boolean {
  const status = cache.read('status', id)
  if (!status) return false
  if (status.gone || (!ownProfile && cache.read('account', status.account)?.hidden)) return true
  const boosted = status.reblog ? cache.read('status', status.reblog) : undefined
  return boosted !== undefined && (boosted.gone === true || !!cache.read('account', boosted.account)?.hidden)
}

/** Returns the row filter of a list without options. Applies the reader's filters for `context`. */
export function plainRowFilter(runtime: Runtime, context: FilterContext): RowFilter {
  const { cache } = runtime
  return (id) => {
    if (isHidden(cache, id, context === 'account')) return 'hidden'
    if (context === 'home' && isTakenOut(cache, id)) return 'hidden'
    const status = cache.read('status', id)
    return status && isFilteredOut(runtime, shownStatusOf(cache, status) ?? status, context) ? 'hidden' : null
  }
}

/** The entities that determine whether a post has a row. */
function causesOf(cache: EntityCache, id: StatusId): string[] {
  const status = cache.read('status', id)
  const boosted = status?.reblog ? cache.read('status', status.reblog) : undefined
  return [
    entityHash('status', id),
    ...(status ? [entityHash('account', status.account)] : []),
    ...(status?.reblog ? [entityHash('status', status.reblog)] : []),
    ...(boosted ? [entityHash('account', boosted.account)] : []),
    ...takenOutFor(cache, id).flatMap((each) => [
      entityHash('account', each),
      entityHash('relationship', each),
    ]),
  ]
}

interface Followed {
  absence: Absence | null
  causes: string
  end: () => void
}

/** Watches which posts of a list have a row, and notifies only when that changes. */
export class VisibleRows {
  #rows = new Map<StatusId, Followed>()
  /** The last result for each post before `close`: a list that is not on screen watches nothing. */
  readonly #left = new Map<StatusId, Absence | null>()
  #version = 0
  readonly #changes = createEmitter()

  constructor(
    readonly runtime: Runtime,
    readonly rowFilter: RowFilter,
  ) {}

  readonly version = () => this.#version

  readonly subscribe = this.#changes.subscribe

  follow(entries: readonly TimelineEntry[]) {
    const ids = new Set(entries.filter(isId))
    for (const [id, row] of this.#rows) {
      if (ids.has(id)) continue
      row.end()
      this.#rows.delete(id)
    }
    for (const id of ids) if (!this.#rows.has(id)) this.#watch(id)
    const changed = Array.from(this.#left).some(
      ([id, absence]) => ids.has(id) && this.absenceOf(id) !== absence,
    )
    if (ids.size > 0) this.#left.clear()
    if (changed) this.#changed()
  }

  #watch(id: StatusId) {
    const { cache, listeners } = this.runtime
    const causes = causesOf(cache, id)
    const unsubscribers = causes.map((hash) => listeners.listen(hash, () => this.#check(id)))
    const end = () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
    this.#rows.set(id, { absence: this.rowFilter(id), causes: causes.join(), end })
  }

  #check(id: StatusId) {
    const row = this.#rows.get(id)
    if (!row) return
    const { cache } = this.runtime
    if (causesOf(cache, id).join() !== row.causes) {
      row.end()
      this.#watch(id)
    }
    const absence = this.rowFilter(id)
    if (absence === row.absence) return
    this.#rows.set(id, { ...(this.#rows.get(id) ?? row), absence })
    this.#changed()
  }

  #changed() {
    this.#version += 1
    this.#changes.emit()
  }

  /** Why a post has no row; null when it has one. Cached for watched posts. */
  absenceOf(id: StatusId): Absence | null {
    const row = this.#rows.get(id)
    return row ? row.absence : this.rowFilter(id)
  }

  /** Checks all posts again, after a change that affects every row. */
  readonly recheck = () => {
    for (const id of this.#rows.keys()) this.#check(id)
  }

  close() {
    for (const [id, { absence }] of this.#rows) this.#left.set(id, absence)
    this.follow([])
  }
}

/** The posts of a plain list that have a row. */
export function useVisibleStatusIds(context: FilterContext, ids: readonly StatusId[]): readonly StatusId[] {
  const runtime = useRuntime()
  const rows = useMemo(() => new VisibleRows(runtime, plainRowFilter(runtime, context)), [runtime, context])
  return useVisibleEntries(runtime, rows, ids)
}

/** Returns the entries that have a row, and rerenders when that changes. */
export function useVisibleEntries<E extends TimelineEntry>(
  runtime: Runtime,
  rows: VisibleRows,
  entries: readonly E[],
): readonly E[] {
  const version = useSyncExternalStore(rows.subscribe, rows.version)
  useEffect(() => rows.follow(entries), [rows, entries])
  useEffect(() => onFilters(runtime, rows.recheck), [runtime, rows])
  useEffect(() => () => rows.close(), [rows])
  return useMemo(
    () => entries.filter((entry) => isGap(entry) || rows.absenceOf(entry) === null),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the version changes when a row is added or removed
    [rows, entries, version],
  )
}
