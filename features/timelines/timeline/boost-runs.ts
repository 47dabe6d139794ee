import type { StatusId } from '@/schemas/primitives'
import type { ReadStatus } from './boost-groups'

/** The fewest consecutive boosts that form a strip. */
const MIN_RUN_LENGTH = 3

/** The boosts of a list that share a strip. */
export interface BoostStrips {
  /** The members of a strip, by the row that shows it, which is one of them. */
  readonly strips: ReadonlyMap<StatusId, readonly StatusId[]>
  /** The row that shows the strip, by member. */
  readonly leads: ReadonlyMap<StatusId, StatusId>
  /** Posts that had their own row before. */
  readonly alone: ReadonlySet<StatusId>
}

/** No strips. */
export const NO_BOOST_STRIPS: BoostStrips = { strips: new Map(), leads: new Map(), alone: new Set() }

/** Keys of gaps and suggestions contain a colon. */
const isPost = (key: string): key is StatusId => !key.includes(':')

/**
 * Gathers consecutive boosts into strips. A boost that had its own row in `previous` keeps it, and a strip grows
 * only at its older end, so that nothing moves under the user. `keys` are the rows, newest first; the row `anchor`,
 * which the user returns to, shows the strip that contains it.
 */
export function gatherBoosts(
  read: ReadStatus,
  keys: readonly string[],
  anchor: string | null,
  previous: BoostStrips,
): BoostStrips {
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
    if (first !== undefined && (before !== undefined || run.length >= MIN_RUN_LENGTH)) {
      const lead = run.find((id) => id === (before ?? anchor)) ?? first
      strips.set(lead, run)
      for (const id of run) leads.set(id, lead)
    } else for (const id of run) alone.add(id)
    at = end
  }
  // Reuse the equal object, so that rows do not rerender.
  return { strips: textOf(strips) === textOf(previous.strips) ? previous.strips : strips, leads, alone }
}

const textOf = (strips: BoostStrips['strips']) =>
  [...strips].map(([lead, members]) => `${lead}:${members.join()}`).join(' ')

/** Returns the end of the run that starts at `at`: one row, or consecutive boosts. */
function endOf(
  keys: readonly string[],
  at: number,
  leads: BoostStrips['leads'],
  mayJoin: (key: string) => key is StatusId,
): number {
  const first = keys[at]
  if (first === undefined || !mayJoin(first)) return at + 1
  const lead = leads.get(first)
  let end = at + 1
  for (let key = keys[end]; key !== undefined && mayJoin(key); key = keys[++end]) {
    const other = leads.get(key)
    // An existing strip starts a run of its own; new boosts join the strip above them.
    if (other !== lead && other !== undefined) break
  }
  return end
}
