import type { CsvRow } from './parse-csv'
import { csvKey, FORMATS, CSV_KINDS, type CsvEntry, type CsvKind } from './kinds'

/** A row that cannot be imported. */
export interface InvalidRow {
  readonly line: number
  /** Its first cells, or the raw line. */
  readonly text: string
  /** quote: a quote is not closed; address: no account, server or post is named; list: no list is named. */
  readonly reason: 'quote' | 'address' | 'list'
}

/** The content of a file. */
export interface ReadEntries {
  readonly kind: CsvKind
  /** Each account, server or post once. */
  readonly entries: readonly CsvEntry[]
  readonly invalid: readonly InvalidRow[]
  /** Number of rows that repeat an earlier one. */
  readonly repeated: number
}

const ADDRESS = /^(?:acct:)?@?([^\s@/:,]+)@([^\s@/]+)$/i

const hostOf = (text: string): string | null => {
  const url = `https://${text}`
  return /^[^\s/?#@]+$/.test(text) && URL.canParse(url) ? new URL(url).host : null
}

/** Returns an address as `name@host`; null when the text is none. Names without a host are of `ownHost`. */
export function readAddress(text: string, ownHost: string): string | null {
  const full = /^@?[\w.-]+$/.test(text) ? `${text}@${ownHost}` : text
  const [, name, domain] = ADDRESS.exec(full) ?? []
  const host = domain === undefined ? null : hostOf(domain)
  return name && host ? `${name}@${host}` : null
}

function readDomain(text: string): string | null {
  const host = hostOf(text.replace(/^https?:\/\//i, '').replace(/\/$/, ''))
  return host?.includes('.') ? host : null
}

const readUrl = (text: string) => (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : null)

/** Reads a truth value as Ruby on Rails does; undefined when nothing is stated. */
const readFlag = (text = ''): boolean | undefined =>
  text === '' ? undefined : !['false', 'f', '0', 'off', 'no'].includes(text.toLowerCase())

const HEADERS = {
  address: ['account address', '#account address', 'address', 'account', 'acct'],
  reblogs: ['show boosts', '#show boosts'],
  notify: ['notify on new posts', '#notify on new posts'],
  languages: ['languages', '#languages'],
  notifications: ['hide notifications', '#hide notifications'],
  list: ['list name', '#list name'],
  domain: ['#domain', 'domain'],
  uri: ['#uri', 'uri'],
} as const
type Column = keyof typeof HEADERS

const columnNamed = (cell: string): Column | undefined =>
  (Object.keys(HEADERS) as Column[]).find((column) =>
    (HEADERS[column] as readonly string[]).includes(cell.trim().toLowerCase()),
  )

/** The columns of a file without a header. */
const PLAIN: Readonly<Record<CsvKind, readonly Column[]>> = {
  follows: ['address', 'reblogs', 'notify', 'languages'],
  lists: ['list', 'address'],
  mutes: ['address', 'notifications'],
  blocks: ['address'],
  servers: ['domain'],
  bookmarks: ['uri'],
}

function headerOf(rows: readonly CsvRow[]): (Column | undefined)[] | null {
  const columns = rows[0]?.cells.map(columnNamed) ?? []
  return columns.some((column) => column !== undefined) ? columns : null
}

/** Returns what a file probably lists, by its header, its first row or its name. */
export function detectKind(rows: readonly CsvRow[], fileName: string): CsvKind {
  const header = headerOf(rows)
  if (header?.includes('reblogs') || header?.includes('notify')) return 'follows'
  if (header?.includes('notifications')) return 'mutes'
  if (header?.includes('list')) return 'lists'
  if (header?.includes('domain')) return 'servers'
  if (header?.includes('uri')) return 'bookmarks'
  const named = CSV_KINDS.find((kind) =>
    fileName.toLowerCase().includes(FORMATS[kind].file.replace('.csv', '')),
  )
  if (named) return named
  const [first = '', second = ''] = rows.find(({ broken }) => !broken)?.cells.map((cell) => cell.trim()) ?? []
  if (readUrl(first)) return 'bookmarks'
  if (ADDRESS.test(first))
    return /mute/i.test(fileName) ? 'mutes' : /block/i.test(fileName) ? 'blocks' : 'follows'
  if (ADDRESS.test(second)) return 'lists'
  return readDomain(first) ? 'servers' : 'follows'
}

function readRow(kind: CsvKind, row: CsvRow, columns: readonly (Column | undefined)[], ownHost: string) {
  const text = row.cells
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 200)
  const refuse = (reason: InvalidRow['reason']): InvalidRow => ({ line: row.line, text, reason })
  if (row.broken) return refuse('quote')
  const cell = (column: Column) => {
    const at = columns.indexOf(column)
    return at < 0 ? undefined : row.cells[at]?.trim()
  }
  if (kind === 'servers' || kind === 'bookmarks') {
    const address = kind === 'servers' ? readDomain(cell('domain') ?? '') : readUrl(cell('uri') ?? '')
    return address === null ? refuse('address') : { address }
  }
  const address = readAddress(cell('address') ?? '', ownHost)
  if (kind === 'lists' && !cell('list')) return refuse('list')
  if (address === null) return refuse('address')
  const entry: CsvEntry = { address }
  if (kind === 'lists') entry.list = cell('list') ?? ''
  if (kind === 'mutes') {
    const notifications = readFlag(cell('notifications'))
    if (notifications !== undefined) entry.notifications = notifications
  }
  if (kind === 'follows') {
    const [reblogs, notify, languages] = [
      readFlag(cell('reblogs')),
      readFlag(cell('notify')),
      cell('languages'),
    ]
    if (reblogs !== undefined) entry.reblogs = reblogs
    if (notify !== undefined) entry.notify = notify
    if (languages !== undefined) entry.languages = languages.split(/[\s,]+/).filter(Boolean)
  }
  return entry
}

/** Reads the rows of a file of a kind; rows that cannot be read are returned with their lines. */
export function readEntries(kind: CsvKind, rows: readonly CsvRow[], ownHost: string): ReadEntries {
  const header = headerOf(rows)
  const columns = header ?? PLAIN[kind]
  const entries = new Map<string, CsvEntry>()
  const invalid: InvalidRow[] = []
  let repeated = 0
  for (const row of header ? rows.slice(1) : rows) {
    const read = readRow(kind, row, columns, ownHost)
    if ('reason' in read) invalid.push(read)
    else if (entries.has(csvKey(read))) repeated += 1
    else entries.set(csvKey(read), read)
  }
  return { kind, entries: [...entries.values()], invalid, repeated }
}
