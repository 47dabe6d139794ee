import type { ListId, StatusId } from '@/schemas/primitives'

/** Paths as the router sees them: without /deck and without the identity (architecture 8). */
export const paths = {
  home: '/home',
  public: '/public',
  local: '/public/local',
  remote: '/public/remote',
  publish: '/publish',
  scheduled: '/scheduled',
  share: '/share',
  bookmarks: '/bookmarks',
  favourites: '/favourites',
  pinned: '/pinned',
  lists: '/lists',
  catchUp: '/catch-up',
  signIn: '/sign-in',
  settings: '/preferences',
  profile: (acct: string) => `/@${acct}`,
  status: (acct: string, id: StatusId) => `/@${acct}/${id}`,
  reblogs: (acct: string, id: StatusId) => `/@${acct}/${id}/reblogs`,
  quotes: (acct: string, id: StatusId) => `/@${acct}/${id}/quotes`,
  favouritedBy: (acct: string, id: StatusId) => `/@${acct}/${id}/favourites`,
  tag: (name: string) => `/tags/${encodeURIComponent(name)}`,
  /** Somebody's posts with a hashtag. */
  tagged: (acct: string, name: string) => `/@${acct}/tagged/${encodeURIComponent(name)}`,
  list: (id: ListId) => `/lists/${encodeURIComponent(id)}`,
  /** Posts about a page on the web. */
  link: (url: string) => `/links/${encodeURIComponent(url)}`,
} as const
