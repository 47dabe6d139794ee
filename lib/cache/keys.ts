import type { IdOf, Kind } from '@/schemas/entities'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'

const KINDS: ReadonlySet<unknown> = new Set<Kind>(['status', 'account', 'relationship', 'poll'])

/** Whether the first part of a query key names an entity kind. */
export const isKind = (value: unknown): value is Kind => KINDS.has(value)

/** The query key of one entity. */
export const entityKey = <K extends Kind>(kind: K, id: IdOf[K]) => [kind, id] as const

const HASH_LIMIT = 20_000
const hashes = new Map<Kind, Map<string, string>>()

/** The hash Query gives to `entityKey(kind, id)`, remembered per id: it is asked for on every read of every row. */
export function entityHash<K extends Kind>(kind: K, id: IdOf[K]): string {
  let known = hashes.get(kind)
  if (!known) hashes.set(kind, (known = new Map()))
  let hash = known.get(id)
  if (hash === undefined) {
    if (known.size >= HASH_LIMIT) known.clear()
    known.set(id, (hash = `["${kind}",${JSON.stringify(id)}]`))
  }
  return hash
}

/** The entity is no longer held: its hash need not be remembered. */
export const forgetHash = (kind: Kind, id: string): void => void hashes.get(kind)?.delete(id)

/** The kind and id behind a hash made by `entityHash`, or null for the hash of a list. */
export function entityOfHash(hash: string): { kind: Kind; id: string } | null {
  const [kind, id, ...rest] = JSON.parse(hash) as unknown[]
  return isKind(kind) && typeof id === 'string' && rest.length === 0 ? { kind, id } : null
}

type Params = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** A key with its parameters only when there are any, so that `{}` and nothing are one list. */
const list = (root: string, name: string, subject: string | null, params?: Params) => {
  const said = Object.entries(params ?? {}).filter(
    ([, value]) => value !== undefined && value !== false && (!Array.isArray(value) || value.length > 0),
  )
  return [
    root,
    name,
    ...(subject === null ? [] : [subject]),
    ...(said.length ? [Object.fromEntries(said)] : []),
  ] as const
}

const under = (root: string, name: string) => (subject: string, params?: Params) =>
  list(root, name, subject, params)

/**
 * The keys of everything that is not an entity. No root equals a kind, or the entity defaults of the cache would
 * apply to a list. The parameters are part of the key; false, undefined and empty ones are left out.
 */
export const keys = {
  timeline: {
    home: () => list('timeline', 'home', null),
    /** 'public' with `{local, remote, only_media}`. */
    public: (params?: Params) => list('timeline', 'public', null, params),
    tag: (name: string, params?: Params) => list('timeline', 'tag', name.toLowerCase(), params),
    list: (id: ListId) => list('timeline', 'list', id),
    link: (url: string) => list('timeline', 'link', url),
    account: (id: AccountId, params?: Params) => list('timeline', 'account', id, params),
  },
  statuses: {
    context: (id: StatusId) => list('statuses', 'context', id),
    history: (id: StatusId) => list('statuses', 'history', id),
    source: (id: StatusId) => list('statuses', 'source', id),
    translation: (id: StatusId, language: string) => list('statuses', 'translation', id, { language }),
    favouritedBy: under('statuses', 'favourited-by'),
    rebloggedBy: under('statuses', 'reblogged-by'),
    quotes: under('statuses', 'quotes'),
    bookmarks: () => list('statuses', 'bookmarks', null),
    favourites: () => list('statuses', 'favourites', null),
    pinned: (id: AccountId) => list('statuses', 'pinned', id),
    visited: (id: AccountId) => list('statuses', 'visited', id),
    trends: () => list('statuses', 'trends', null),
    scheduled: () => list('statuses', 'scheduled', null),
  },
  accounts: {
    followers: under('accounts', 'followers'),
    following: under('accounts', 'following'),
    familiar: (id: AccountId) => list('accounts', 'familiar', id),
    featured: (id: AccountId) => list('accounts', 'featured', id),
    featuredTags: (id: AccountId) => list('accounts', 'featured-tags', id),
    lists: (id: AccountId) => list('accounts', 'lists', id),
    lookup: (acct: string) => list('accounts', 'lookup', acct.toLowerCase()),
    blocks: () => list('accounts', 'blocks', null),
    mutes: () => list('accounts', 'mutes', null),
    followRequests: () => list('accounts', 'follow-requests', null),
    suggestions: () => list('accounts', 'suggestions', null),
    directory: (params?: Params) => list('accounts', 'directory', null, params),
    inList: (id: ListId) => list('accounts', 'in-list', id),
  },
  notifications: {
    list: (params?: Params) => list('notifications', 'list', null, params),
    policy: () => list('notifications', 'policy', null),
    requests: () => list('notifications', 'requests', null),
    unread: () => list('notifications', 'unread', null),
  },
  conversations: () => ['conversations'] as const,
  search: (q: string, params?: Params) => list('search', q, null, params),
  tags: {
    tag: (name: string) => list('tags', 'tag', name.toLowerCase()),
    followed: () => list('tags', 'followed', null),
    featured: () => list('tags', 'featured', null),
    trends: () => list('tags', 'trends', null),
  },
  links: { trends: () => list('links', 'trends', null) },
  lists: () => ['lists'] as const,
  list: (id: string) => ['lists', id] as const,
  filters: () => ['filters'] as const,
  announcements: () => ['announcements'] as const,
  markers: () => ['markers'] as const,
  instance: () => ['instance'] as const,
  emojis: () => ['emojis'] as const,
  /** The words of Unicode's emoji in one language: no server's. */
  emojiWords: (locale: string) => ['emoji-words', locale] as const,
  settings: () => ['settings'] as const,
  preferences: () => ['preferences'] as const,
}
