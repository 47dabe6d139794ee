import type { StoredItem } from '@/lib/storage/measure'

/** Kinds of stored data. The last five are caches; the others exist only in this browser. */
const STORED_KINDS = [
  'drafts',
  'settings',
  'accounts',
  'reading',
  'posts',
  'pictures',
  'search',
  'emoji',
  'app',
] as const
export type StoredKind = (typeof STORED_KINDS)[number]

/** Data that can be loaded again. */
export const CACHES: readonly StoredKind[] = ['posts', 'pictures', 'search', 'emoji', 'app']

/** The databases whose names are fixed. */
const KIND_OF_DATABASE: ReadonlyMap<string, StoredKind> = new Map([
  ['skein/drafts', 'drafts'],
  ['skein/sessions', 'accounts'],
  ['skein/catch-ups', 'reading'],
  ['skein.emoji', 'emoji'],
])

/** Starts of the names of databases that end with the key of an identity. */
const KIND_OF_PREFIX: readonly (readonly [prefix: string, kind: StoredKind])[] = [
  ['client.', 'posts'],
  ['skein/lately-read/', 'posts'],
  ['skein/device-posts/', 'search'],
]

/**
 * Returns the kind of an item. Compares whole names and their starts, since the rest may be the address of an account.
 * What is unknown counts as settings, which are never cleared.
 */
export function storedKind({ area, name }: Pick<StoredItem, 'area' | 'name'>): StoredKind {
  if (area === 'cache') return name.startsWith('skein-pictures ') ? 'pictures' : 'app'
  if (area === 'local') return name.startsWith('skein:draft:') ? 'drafts' : 'settings'
  const [, ofIdentity] = KIND_OF_PREFIX.find(([prefix]) => name.startsWith(prefix)) ?? []
  return KIND_OF_DATABASE.get(name) ?? ofIdentity ?? 'settings'
}

/** Returns the bytes of each kind that has any. */
export function usageOf(items: readonly StoredItem[]): { kind: StoredKind; bytes: number }[] {
  return STORED_KINDS.flatMap((kind) => {
    const bytes = items.filter((item) => storedKind(item) === kind).reduce((sum, item) => sum + item.bytes, 0)
    return bytes > 0 ? [{ kind, bytes }] : []
  })
}

/** True for items that may be cleared: databases and caches that only hold what can be loaded again. */
export const isClearable = (item: StoredItem): boolean =>
  item.area !== 'local' && CACHES.includes(storedKind(item))
