import * as z from 'zod/mini'
import type { TabChannel } from '@/lib/util/tab-channel'
import type { EntityCache } from './entity-cache'
import { storedRowsSchema } from './kinds/stored-rows'
import type { EntityRef } from './row'

export interface TabEcho {
  /** Sends the server's latest data about these entities to the other tabs. */
  send(refs: readonly EntityRef[]): void
  close(): void
}

/**
 * Shows changes of one tab in the other tabs of the same identity and build, so that a post boosted in one
 * cannot be boosted again in another. `channel` is per identity and build; null where the browser has none.
 */
export function createTabEcho(cache: EntityCache, channel: TabChannel | null): TabEcho {
  channel?.onMessage((data) => {
    const read = z.safeParse(storedRowsSchema, data)
    if (!read.success) return
    // Entities that are not cached here are not shown here either.
    const rows = read.data.flatMap((row) => cache.kinds.readRow(row) ?? [])
    const cached = rows.filter(({ kind, id }) => cache.base(kind, id))
    if (cached.length) cache.ingest(cached, cache.tick())
  })
  return {
    send(refs) {
      const rows = refs.map((ref) => ({ ...ref, data: cache.base(ref.kind, ref.id) }))
      channel?.send(rows.filter((row) => row.data !== undefined))
    },
    close: () => channel?.close(),
  }
}
