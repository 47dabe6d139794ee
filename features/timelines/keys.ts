import { listKey, type KeyParams } from '@/lib/cache'
import type { AccountId, ListId, StatusId } from '@/schemas/primitives'

/** The keys of timelines: live lists of posts with gaps. */
export const timelineKeys = {
  home: () => listKey('timeline', 'home'),
  public: (params?: KeyParams) => listKey('timeline', 'public', params),
  tag: (name: string, params?: KeyParams) => listKey('timeline', 'tag', name.toLowerCase(), params),
  list: (id: ListId) => listKey('timeline', 'list', id),
  link: (url: string) => listKey('timeline', 'link', url),
  account: (id: AccountId, params?: KeyParams) => listKey('timeline', 'account', id, params),
}

/** The keys of plain lists of posts, read page by page. */
export const statusListKeys = {
  bookmarks: () => listKey('statuses', 'bookmarks'),
  favourites: () => listKey('statuses', 'favourites'),
  pinned: (id: AccountId) => listKey('statuses', 'pinned', id),
  visited: (id: AccountId) => listKey('statuses', 'visited', id),
  quotes: (id: StatusId) => listKey('statuses', 'quotes', id),
}

export const suggestionsKey = () => listKey('accounts', 'suggestions')
