import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** Reads a post from the cache. */
export type ReadStatus = (id: StatusId) => Status | undefined

/** Entries that show the same post, in one row. */
interface Group {
  readonly first: StatusId
  /** The boosters, newest first, without duplicates. */
  readonly boosters: readonly AccountId[]
}

/** The boosts of a list that share a row. */
export interface Folded {
  /** Entries without a row of their own, as their post already has one, and the entry that has that row. */
  readonly absent: ReadonlyMap<StatusId, StatusId>
  /** The boosters, by the entry that has the row. */
  readonly boosters: ReadonlyMap<StatusId, readonly AccountId[]>
  /** The entry whose row shows the post, by post; also for posts with a single entry. */
  readonly groups: ReadonlyMap<StatusId, Group>
}

export const NOTHING_FOLDED: Folded = { absent: new Map(), boosters: new Map(), groups: new Map() }

interface Options {
  /** Entries that are not shown yet. */
  pending: ReadonlySet<unknown>
  /** The row that the reader returns to: it is used for its post where no row was before. */
  anchor: string | null
}

/**
 * Folds boosts of one post, and the post itself, into one row. The row from `previous` keeps its position, so
 * that neither a boost at the top nor an older page removes the row being read. `ids` have rows, newest
 * first.
 */
export function foldBoosts(
  read: ReadStatus,
  ids: readonly StatusId[],
  { pending, anchor }: Options,
  previous: Folded,
): Folded {
  const byPost = new Map<StatusId, StatusId[]>()
  for (const id of ids) {
    const post = read(id)?.reblog ?? id
    const members = byPost.get(post)
    if (members) members.push(id)
    else byPost.set(post, [id])
  }
  const groups = new Map<StatusId, Group>()
  const absent = new Map<StatusId, StatusId>()
  const boosters = new Map<StatusId, readonly AccountId[]>()
  for (const [post, members] of byPost) {
    const before = previous.groups.get(post)
    const first = leadOf(members, pending, [before?.first ?? null, anchor])
    const group = { first, boosters: boostersOf(read, members, before?.boosters) }
    groups.set(post, group)
    if (members.length === 1) continue
    for (const id of members) if (id !== first) absent.set(id, first)
    boosters.set(first, group.boosters)
  }
  // Reuse equal objects, so that rows do not rerender.
  const same = textOf(absent, boosters) === textOf(previous.absent, previous.boosters)
  return same ? { ...previous, groups } : { absent, boosters, groups }
}

const textOf = (absent: Folded['absent'], boosters: Folded['boosters']) =>
  [...absent, ...boosters].flat().join()

/** The boosters among these entries; the previous array when it is equal. */
function boostersOf(
  read: ReadStatus,
  members: readonly StatusId[],
  before: readonly AccountId[] | undefined,
): readonly AccountId[] {
  const statuses = members.flatMap((id) => read(id) ?? [])
  const now = [...new Set(statuses.filter(({ reblog }) => reblog).map(({ account }) => account))]
  return before?.join() === now.join() ? before : now
}

function leadOf(
  members: readonly StatusId[],
  pending: ReadonlySet<unknown>,
  wanted: readonly (string | null)[],
): StatusId {
  const shown = members.filter((id) => !pending.has(id))
  const among = shown.length > 0 ? shown : members
  const first = wanted.map((id) => among.find((member) => member === id)).find((id) => id !== undefined)
  return first ?? among[0] ?? (members[0] as StatusId)
}
