import type { EntityCache } from '@/lib/cache'
import type { StatusId } from '@/schemas/primitives'

/** Boosts in a row from which they are gathered. */
const LEAST = 3

/** The members of a strip by the row that shows it, which is one of them. */
export type Strips = ReadonlyMap<StatusId, readonly StatusId[]>

const NONE: Strips = new Map()

/** Names of rows that are no post of their own, a gap or suggestions, hold a colon. */
const isPost = (key: string): key is StatusId => !key.includes(':')

/**
 * Gathers boosts that follow one another into strips. What once stood as a row of its own stays one, and a strip grows
 * at its older end only, so that nothing folds away or slides under the reader.
 */
export class BoostRuns {
  #alone = new Set<StatusId>()
  /** The strip of each gathered post, by the row that shows it. */
  #leads = new Map<StatusId, StatusId>()
  #strips = NONE
  #said = ''

  constructor(readonly cache: EntityCache) {}

  /** The row that shows a post. */
  leadOf(id: StatusId): StatusId {
    return this.#leads.get(id) ?? id
  }

  /** Everything stands alone again; what comes next is gathered anew. */
  reset(): Strips {
    this.#alone.clear()
    this.#leads.clear()
    this.#strips = NONE
    this.#said = ''
    return NONE
  }

  /** `keys` are the rows, newest first; the row `place`, to which the reader comes back, shows the strip it is in. */
  gather(keys: readonly string[], place: string | null): Strips {
    const strips = new Map<StatusId, readonly StatusId[]>()
    for (let at = 0; at < keys.length;) {
      const end = this.#endOf(keys, at)
      const run = keys.slice(at, end).filter(isPost)
      const [first] = run
      const before = first && this.#leads.get(first)
      if (first !== undefined && (before !== undefined || run.length >= LEAST)) {
        const lead = run.find((id) => id === (before ?? place)) ?? first
        strips.set(lead, run)
        for (const id of run) this.#leads.set(id, lead)
      } else for (const id of run) this.#alone.add(id)
      at = end
    }
    const said = [...strips].map(([lead, members]) => `${lead}:${members.join()}`).join(' ')
    if (said !== this.#said) this.#strips = strips
    this.#said = said
    return this.#strips
  }

  /** Where what begins at `at` ends: one row, or boosts that go together. */
  #endOf(keys: readonly string[], at: number): number {
    const first = keys[at]
    if (first === undefined || !this.#may(first)) return at + 1
    const lead = this.#leads.get(first)
    let end = at + 1
    for (let key = keys[end]; key !== undefined && this.#may(key); key = keys[++end]) {
      const other = this.#leads.get(key)
      // A strip that is there begins by itself; what is new goes into the one above it.
      if (other !== lead && other !== undefined) break
    }
    return end
  }

  #may(key: string): key is StatusId {
    return isPost(key) && !this.#alone.has(key) && Boolean(this.cache.read('status', key)?.reblog)
  }
}
