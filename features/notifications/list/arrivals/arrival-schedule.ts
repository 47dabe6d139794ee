/** The shortest time between two announcements of new notifications, in ms. */
export const ANNOUNCE_INTERVAL = 10_000

/** Progress of the announcements of a list. */
export interface Announcing {
  /** Entries that were in the list before, also pending ones; null before it loaded. */
  readonly known: ReadonlySet<string> | null
  /** Entries of new rows that this list did not announce yet. */
  readonly unsaid: ReadonlySet<string>
}

export const NOTHING_ANNOUNCED: Announcing = { known: null, unsaid: new Set() }

/** The announcements of all lists of an account. */
export interface Announced {
  /** The newest entries that were announced. */
  readonly entries: ReadonlySet<string>
  /** Time of the last announcement in ms; null before the first. */
  readonly at: number | null
}

export const NONE_ANNOUNCED: Announced = { entries: new Set(), at: null }

/** Maximum number of announced entries to remember. */
const MAX_ANNOUNCED = 500

/**
 * Notes the entries of a list, pending ones first, and the entries that have a row. Only entries
 * above the first known one are new: pages and gaps have older ones, and the button announces pending ones. Pure.
 */
export function withEntries(
  { known, unsaid }: Announcing,
  entries: readonly string[],
  shown: readonly string[],
): Announcing {
  const now = new Set(entries)
  if (known === null) return { known: now, unsaid }
  const firstKnown = entries.findIndex((entry) => known.has(entry))
  const fresh = new Set(entries.slice(0, firstKnown < 0 ? entries.length : firstKnown))
  return { known: now, unsaid: new Set([...unsaid, ...shown.filter((entry) => fresh.has(entry))]) }
}

/**
 * Returns the number of notifications to announce next, and the wait in ms; null when there are none that another list
 * did not announce. Pure.
 */
export function nextAnnouncement({ unsaid }: Announcing, { entries, at }: Announced, now: number) {
  const count = [...unsaid].filter((entry) => !entries.has(entry)).length
  if (count === 0) return null
  return { count, wait: at === null ? 0 : Math.max(0, at + ANNOUNCE_INTERVAL - now) }
}

/** Adds what a list announces now. Pure. */
export const withAnnounced = ({ entries }: Announced, { unsaid }: Announcing, now: number): Announced => ({
  entries: new Set([...entries, ...unsaid].slice(-MAX_ANNOUNCED)),
  at: now,
})
