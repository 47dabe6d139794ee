/** The shortest time between two announcements of new notifications, in ms. */
export const ANNOUNCE_INTERVAL = 10_000

/** Progress of the announcements of a list. */
export interface Announcing {
  /** Entries that were in the list before, also pending ones; null before it loaded. */
  readonly known: ReadonlySet<string> | null
  /** New rows that were not announced yet. */
  readonly unsaid: number
  /** Time of the last announcement in ms; null before the first. */
  readonly saidAt: number | null
}

export const NOTHING_ANNOUNCED: Announcing = { known: null, unsaid: 0, saidAt: null }

/**
 * Notes the entries of a list, pending ones first, and the entries that have a row. Only entries
 * above the first known one are new: pages and gaps have older ones, and the button announces pending ones. Pure.
 */
export function withEntries(
  { known, unsaid, saidAt }: Announcing,
  entries: readonly string[],
  shown: readonly string[],
): Announcing {
  const now = new Set(entries)
  if (known === null) return { known: now, unsaid, saidAt }
  const firstKnown = entries.findIndex((entry) => known.has(entry))
  const fresh = new Set(entries.slice(0, firstKnown < 0 ? entries.length : firstKnown))
  return { known: now, unsaid: unsaid + shown.filter((entry) => fresh.has(entry)).length, saidAt }
}

/** Returns the number of notifications to announce next, and the wait in ms; null when there are none. Pure. */
export function nextAnnouncement({ unsaid, saidAt }: Announcing, now: number) {
  if (unsaid === 0) return null
  return { count: unsaid, wait: saidAt === null ? 0 : Math.max(0, saidAt + ANNOUNCE_INTERVAL - now) }
}

/** Notes that everything was announced. */
export const withAnnounced = ({ known }: Announcing, now: number): Announcing => ({
  known,
  unsaid: 0,
  saidAt: now,
})
