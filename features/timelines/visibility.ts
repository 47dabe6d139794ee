import { useEffect, useState, useSyncExternalStore } from 'react'
import { entityHash, type EntityCache } from '@/lib/cache'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { isGap, isId, type Entry } from '@/lib/timeline'
import type { StatusId } from '@/schemas/primitives'

/** Whether the row of a post shows nothing: it or what it boosts is gone, or by somebody blocked or muted. */
export function isHidden(cache: EntityCache, id: StatusId): boolean {
  const status = cache.read('status', id)
  if (!status) return false
  if (status.gone || cache.read('account', status.account)?.hidden) return true
  const boosted = status.reblog ? cache.read('status', status.reblog) : undefined
  return boosted !== undefined && (boosted.gone === true || !!cache.read('account', boosted.account)?.hidden)
}

/** The entities on which it depends whether a row shows anything. */
function causesOf(cache: EntityCache, id: StatusId): string[] {
  const status = cache.read('status', id)
  const boosted = status?.reblog ? cache.read('status', status.reblog) : undefined
  return [
    entityHash('status', id),
    ...(status ? [entityHash('account', status.account)] : []),
    ...(status?.reblog ? [entityHash('status', status.reblog)] : []),
    ...(boosted ? [entityHash('account', boosted.account)] : []),
  ]
}

interface Followed {
  hidden: boolean
  causes: string
  end: () => void
}

/** Watches which of the posts of one list show nothing; tells only when that changes. */
class HiddenRows {
  #rows = new Map<StatusId, Followed>()
  #version = 0
  #listeners = new Set<() => void>()

  constructor(readonly runtime: Runtime) {}

  readonly version = () => this.#version

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  follow(entries: readonly Entry[]) {
    const ids = new Set(entries.filter(isId))
    for (const [id, row] of this.#rows) {
      if (ids.has(id)) continue
      row.end()
      this.#rows.delete(id)
    }
    for (const id of ids) if (!this.#rows.has(id)) this.#watch(id)
  }

  #watch(id: StatusId) {
    const { cache, listeners } = this.runtime
    const causes = causesOf(cache, id)
    const ends = causes.map((hash) => listeners.listen(hash, () => this.#check(id)))
    const end = () => {
      for (const each of ends) each()
    }
    this.#rows.set(id, { hidden: isHidden(cache, id), causes: causes.join(), end })
  }

  #check(id: StatusId) {
    const row = this.#rows.get(id)
    if (!row) return
    const { cache } = this.runtime
    if (causesOf(cache, id).join() !== row.causes) {
      row.end()
      this.#watch(id)
    }
    const hidden = isHidden(cache, id)
    if (hidden === row.hidden) return
    this.#rows.set(id, { ...(this.#rows.get(id) ?? row), hidden })
    this.#version += 1
    for (const listener of this.#listeners) listener()
  }

  /** The entries that show something; what is followed already costs one look each. */
  shown(entries: readonly Entry[]): readonly Entry[] {
    return entries.filter(
      (entry) => isGap(entry) || !(this.#rows.get(entry)?.hidden ?? isHidden(this.runtime.cache, entry)),
    )
  }

  close() {
    this.follow([])
  }
}

/** The entries whose rows show something; a row that shows nothing must not take part in the windowing. */
export function useVisible(entries: readonly Entry[]): readonly Entry[] {
  const runtime = useRuntime()
  const [rows] = useState(() => new HiddenRows(runtime))
  useSyncExternalStore(rows.subscribe, rows.version)
  useEffect(() => rows.follow(entries), [rows, entries])
  useEffect(() => () => rows.close(), [rows])
  return rows.shown(entries)
}
