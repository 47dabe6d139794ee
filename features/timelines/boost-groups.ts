import type { EntityCache } from '@/lib/cache'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** Entries that show one post, told by one row. */
interface Group {
  readonly lead: StatusId
  /** Who boosted it, newest first; no one twice. */
  readonly boosters: readonly AccountId[]
}

export interface Folded {
  /** Entries without a row of their own: their post has one. */
  readonly absent: ReadonlySet<StatusId>
  /** By the entry that has the row. */
  readonly boosters: ReadonlyMap<StatusId, readonly AccountId[]>
}

const NOTHING: Folded = { absent: new Set(), boosters: new Map() }

/**
 * Folds boosts of one post, and the post itself, into one row. The row that was there first keeps its place, so that
 * neither a boost on top nor an older page takes away what is being read.
 */
export class BoostGroups {
  #leads = new Map<StatusId, Group>()
  #folded = NOTHING
  #said = ''

  constructor(readonly cache: EntityCache) {}

  /**
   * `ids` have rows, newest first; those in `held` are not shown yet. `place` is the row the reader comes back to, which
   * leads where nothing has led so far.
   */
  fold(ids: readonly StatusId[], held: ReadonlySet<unknown>, place: string | null): Folded {
    const bySubject = new Map<StatusId, StatusId[]>()
    for (const id of ids) {
      const subject = this.cache.read('status', id)?.reblog ?? id
      const members = bySubject.get(subject)
      if (members) members.push(id)
      else bySubject.set(subject, [id])
    }
    const leads = new Map<StatusId, Group>()
    const absent = new Set<StatusId>()
    const boosters = new Map<StatusId, readonly AccountId[]>()
    for (const [subject, members] of bySubject) {
      const before = this.#leads.get(subject)
      const lead = leadOf(members, held, before?.lead, place)
      const group = { lead, boosters: this.#boostersOf(members, before?.boosters) }
      leads.set(subject, group)
      if (members.length === 1) continue
      for (const id of members) if (id !== lead) absent.add(id)
      boosters.set(lead, group.boosters)
    }
    this.#leads = leads
    // The same object as long as it says the same.
    const said = [...absent, ...[...boosters].flat()].join()
    if (said !== this.#said) this.#folded = absent.size > 0 ? { absent, boosters } : NOTHING
    this.#said = said
    return this.#folded
  }

  /** The same array as long as it says the same, so that rows are not drawn again. */
  #boostersOf(members: readonly StatusId[], before: readonly AccountId[] | undefined) {
    const statuses = members.flatMap((id) => this.cache.read('status', id) ?? [])
    const now = [...new Set(statuses.filter(({ reblog }) => reblog).map(({ account }) => account))]
    return before?.join() === now.join() ? before : now
  }
}

function leadOf(
  members: readonly StatusId[],
  held: ReadonlySet<unknown>,
  before: StatusId | undefined,
  place: string | null,
): StatusId {
  const shown = members.filter((id) => !held.has(id))
  const among = shown.length > 0 ? shown : members
  const wanted = [before, place].find((id) => among.some((member) => member === id))
  return (wanted as StatusId | undefined) ?? among[0] ?? (members[0] as StatusId)
}
