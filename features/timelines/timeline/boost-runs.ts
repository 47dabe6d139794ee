import type { StatusId } from '@/schemas/primitives'
import type { ReadStatus } from './boost-groups'

/** Boosts in a row from which they are gathered. */
const LEAST = 3

/** Which boosts of a list share a strip. */
export interface Gathered {
  /** The members of a strip by the row that shows it, which is one of them. */
  readonly strips: ReadonlyMap<StatusId, readonly StatusId[]>
  /** The strip of each gathered post, by the row that shows it. */
  readonly leads: ReadonlyMap<StatusId, StatusId>
  /** Posts that had a row of their own once. */
  readonly alone: ReadonlySet<StatusId>
}

/** Every row is on its own. */
export const NOTHING_GATHERED: Gathered = { strips: new Map(), leads: new Map(), alone: new Set() }

/** Names of rows that are no post of their own, a gap or suggestions, hold a colon. */
const isPost = (key: string): key is StatusId => !key.includes(':')

/**
 * Gathers boosts that follow one another into strips. What was a row of its own in `previous` stays one, and a strip grows at
 * its older end only, so that nothing folds away or slides under the reader. `keys` are the rows, newest first; the row
 * `anchor`, to which the reader comes back, shows the strip it is in.
 */
export function gatherBoosts(
  read: ReadStatus,
  keys: readonly string[],
  anchor: string | null,
  previous: Gathered,
): Gathered {
  const leads = new Map(previous.leads)
  const alone = new Set(previous.alone)
  const strips = new Map<StatusId, readonly StatusId[]>()
  const mayJoin = (key: string): key is StatusId =>
    isPost(key) && !alone.has(key) && Boolean(read(key)?.reblog)
  for (let at = 0; at < keys.length;) {
    const end = endOf(keys, at, leads, mayJoin)
    const run = keys.slice(at, end).filter(isPost)
    const [first] = run
    const before = first && leads.get(first)
    if (first !== undefined && (before !== undefined || run.length >= LEAST)) {
      const lead = run.find((id) => id === (before ?? anchor)) ?? first
      strips.set(lead, run)
      for (const id of run) leads.set(id, lead)
    } else for (const id of run) alone.add(id)
    at = end
  }
  // The same object as long as it says the same, so that rows are not drawn again.
  return { strips: textOf(strips) === textOf(previous.strips) ? previous.strips : strips, leads, alone }
}

const textOf = (strips: Gathered['strips']) =>
  [...strips].map(([lead, members]) => `${lead}:${members.join()}`).join(' ')

/** Where what begins at `at` ends: one row, or boosts that go together. */
function endOf(
  keys: readonly string[],
  at: number,
  leads: Gathered['leads'],
  mayJoin: (key: string) => key is StatusId,
): number {
  const first = keys[at]
  if (first === undefined || !mayJoin(first)) return at + 1
  const lead = leads.get(first)
  let end = at + 1
  for (let key = keys[end]; key !== undefined && mayJoin(key); key = keys[++end]) {
    const other = leads.get(key)
    // A strip that is there begins on its own; what is new goes into the one above it.
    if (other !== lead && other !== undefined) break
  }
  return end
}
