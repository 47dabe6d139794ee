import * as z from 'zod/mini'

/** The kinds of CSV files of Mastodon. */
export const CSV_KINDS = ['follows', 'lists', 'mutes', 'blocks', 'servers', 'bookmarks'] as const
export type CsvKind = (typeof CSV_KINDS)[number]

/** A row of a file, or the same on the server. Absent choices are those of the server. */
export const entrySchema = z.object({
  /** `name@host`, a domain or the URL of a post; '' for a list without members. */
  address: z.string(),
  /** Title of the list. */
  list: z.optional(z.string()),
  /** Follows: show boosts. */
  reblogs: z.optional(z.boolean()),
  /** Follows: notify about posts. */
  notify: z.optional(z.boolean()),
  /** Follows: only posts in these languages; [] for all. */
  languages: z.optional(z.array(z.string())),
  /** Mutes: hide notifications too. */
  notifications: z.optional(z.boolean()),
  /** Properties of a list that is created. */
  exclusive: z.optional(z.boolean()),
  replies: z.optional(z.string()),
})
export type CsvEntry = z.output<typeof entrySchema>

interface Format {
  /** The name that Mastodon gives the file. */
  readonly file: string
  /** The first row; null for files without one. */
  readonly header: readonly string[] | null
  readonly cells: (entry: CsvEntry) => string[]
}

/** The files as Mastodon writes them. */
export const FORMATS: Readonly<Record<CsvKind, Format>> = {
  follows: {
    file: 'following_accounts.csv',
    header: ['Account address', 'Show boosts', 'Notify on new posts', 'Languages'],
    cells: ({ address, reblogs = true, notify = false, languages = [] }) => [
      address,
      String(reblogs),
      String(notify),
      languages.join(', '),
    ],
  },
  lists: { file: 'lists.csv', header: null, cells: ({ list = '', address }) => [list, address] },
  mutes: {
    file: 'muted_accounts.csv',
    header: ['Account address', 'Hide notifications'],
    cells: ({ address, notifications = true }) => [address, String(notifications)],
  },
  blocks: { file: 'blocked_accounts.csv', header: null, cells: ({ address }) => [address] },
  servers: { file: 'blocked_domains.csv', header: null, cells: ({ address }) => [address] },
  bookmarks: { file: 'bookmarks.csv', header: null, cells: ({ address }) => [address] },
}

/** Returns what an entry is compared by: the same account, server or post, and in lists the same list. */
export const csvKey = ({ address, list }: CsvEntry): string =>
  `${list === undefined ? '' : `${list.trim()}\n`}${/^https?:/.test(address) ? address : address.toLowerCase()}`

/** Returns the cells of a file, with its header. */
export function csvRowsOf(kind: CsvKind, entries: readonly CsvEntry[]): string[][] {
  const { header, cells } = FORMATS[kind]
  return [...(header ? [[...header]] : []), ...entries.map(cells)]
}
