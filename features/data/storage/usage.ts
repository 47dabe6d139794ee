import type { StoredItem } from '@/lib/storage/measure'

/** Kinds of stored data. posts, emoji and app are caches; the others exist only in this browser. */
const STORED_KINDS = ['drafts', 'settings', 'accounts', 'reading', 'posts', 'emoji', 'app'] as const
export type StoredKind = (typeof STORED_KINDS)[number]

/** Data that can be loaded again. */
export const CACHES: readonly StoredKind[] = ['posts', 'emoji', 'app']

/** Returns the kind of an item. What is unknown counts as settings, which are never cleared. */
export function storedKind({ area, name }: Pick<StoredItem, 'area' | 'name'>): StoredKind {
  if (area === 'cache') return 'app'
  if (area === 'local') return name.startsWith('skein:draft:') ? 'drafts' : 'settings'
  if (name.startsWith('client.')) return 'posts'
  if (name === 'skein/drafts') return 'drafts'
  if (name === 'skein/sessions') return 'accounts'
  if (name.includes('catch')) return 'reading'
  return name.includes('emoji') ? 'emoji' : 'settings'
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
