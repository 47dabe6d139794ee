import { csvKey, type CsvEntry, type CsvKind } from '../csv/kinds'

/** merge: only add; overwrite: also remove what the file does not have. */
export type Mode = 'merge' | 'overwrite'

/**
 * Kinds that may be overwritten: what was removed can be added again by anyone who has the file. Following again
 * may need a new approval, members of lists must still be followed, and bookmarks would lose their order.
 */
export const OVERWRITABLE: readonly CsvKind[] = ['mutes', 'blocks', 'servers']

/** The changes that an import would make. */
export interface ImportPlan {
  readonly kind: CsvKind
  /** New entries. */
  readonly add: readonly CsvEntry[]
  /** Entries that exist with other choices. */
  readonly change: readonly CsvEntry[]
  /** Entries that are missing in the file; only when it overwrites. */
  readonly remove: readonly CsvEntry[]
  /** Number of entries that exist already. */
  readonly same: number
  /** Number of rows about the user’s account or server. */
  readonly own: number
  /** Titles of lists that are created. */
  readonly newLists: readonly string[]
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each) => other.includes(each))

/** True when the file states a choice that differs from the server's. */
function differs(entry: CsvEntry, current: CsvEntry): boolean {
  const isOther = (name: 'reblogs' | 'notify' | 'notifications') =>
    entry[name] !== undefined && current[name] !== undefined && entry[name] !== current[name]
  const otherLanguages =
    entry.languages !== undefined &&
    current.languages !== undefined &&
    !isSameList(entry.languages, current.languages)
  return isOther('reblogs') || isOther('notify') || isOther('notifications') || otherLanguages
}

interface PlanInput {
  kind: CsvKind
  mode: Mode
  entries: readonly CsvEntry[]
  /** Entries on the server. */
  current: readonly CsvEntry[]
  /** `name@host` of the user. */
  ownAddress: string
}

/** Compares a file with what the server has. */
export function makePlan({ kind, mode, entries, current, ownAddress }: PlanInput): ImportPlan {
  const known = new Map(current.map((entry) => [csvKey(entry), entry]))
  const own = ownAddress.toLowerCase()
  const ownHost = own.slice(own.indexOf('@') + 1)
  const isOwn = ({ address }: CsvEntry) =>
    kind === 'servers' ? address === ownHost : kind !== 'lists' && address.toLowerCase() === own
  const others = entries.filter((entry) => !isOwn(entry))
  const isKnown = (entry: CsvEntry) => known.get(csvKey(entry))
  const change = others.filter((entry) => {
    const before = isKnown(entry)
    return before !== undefined && differs(entry, before)
  })
  const add = others.filter((entry) => !isKnown(entry))
  const wanted = new Set(entries.map(csvKey))
  const overwrites = mode === 'overwrite' && OVERWRITABLE.includes(kind)
  const lists = new Set(current.map(({ list }) => list?.trim()))
  return {
    kind,
    add,
    change,
    remove: overwrites ? current.filter((entry) => !wanted.has(csvKey(entry))) : [],
    same: others.length - add.length - change.length,
    own: entries.length - others.length,
    newLists:
      kind === 'lists'
        ? [...new Set(add.map(({ list = '' }) => list.trim()))].filter((title) => !lists.has(title))
        : [],
  }
}
