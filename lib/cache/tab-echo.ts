import * as z from 'zod/mini'
import type { TabChannel } from '@/lib/util/tabs'
import type { IdOf, Kind } from '@/schemas/entities'
import type { EntityCache } from './entity-cache'
import { isKind } from './keys'
import type { EntityRef, Row } from './row'

export interface TabEcho {
  /** Tells the other tabs what the server just answered about these entities. */
  tell(refs: readonly EntityRef[]): void
  close(): void
}

const message = z.array(
  z.object({ kind: z.string(), id: z.string(), data: z.record(z.string(), z.unknown()) }),
)

/**
 * Lets the tabs of one identity and build show each other's changes (demand 20): what was boosted in one cannot be
 * boosted again in another. `channel` belongs to that identity and build; null where the browser has none.
 */
export function createTabEcho(cache: EntityCache, channel: TabChannel | null): TabEcho {
  channel?.onMessage((data) => {
    const read = z.safeParse(message, data)
    if (!read.success) return
    // What this tab does not hold it does not show either.
    const held = read.data.filter((row) => isKind(row.kind) && cache.base(row.kind, row.id as IdOf[Kind]))
    if (held.length) cache.ingest(held as unknown as Row[], cache.tick())
  })
  return {
    tell(refs) {
      const rows = refs.map((ref) => ({ ...ref, data: cache.base(ref.kind, ref.id) }))
      channel?.send(rows.filter((row) => row.data !== undefined))
    },
    close: () => channel?.close(),
  }
}
