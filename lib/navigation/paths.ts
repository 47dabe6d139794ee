import { encodeComponent } from '@/lib/util/encode-component'
import type { ListId, StatusId } from '@/schemas/primitives'

/**
 * Texts that a path segment cannot contain: an empty one, dots, which browsers resolve even when escaped, and
 * a trailing space, which they drop. Any number of tildes, which mark such a text, may follow.
 */
const UNWRITABLE = /(?:^\.{0,2}| )~*$/

/** Encodes a text as a path segment. */
const segment = (text: string): string => encodeComponent(UNWRITABLE.test(text) ? `${text}~` : text)

/** Encodes a handle as a path segment; '@' and ':' stay readable. */
export const handleSegment = (acct: string): string =>
  segment(acct).replaceAll('%40', '@').replaceAll('%3A', ':')

/** The text of a decoded segment: the inverse of `segment`. */
export function readSegment(written: string): string {
  const text = written.slice(0, -1)
  return written.endsWith('~') && UNWRITABLE.test(text) ? text : written
}

const profile = (acct: string) => `/@${handleSegment(acct)}`
const status = (acct: string, id: StatusId) => `${profile(acct)}/${segment(id)}`

/** Paths for the router: without /deck and without the identity. */
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
  profile,
  status,
  reblogs: (acct: string, id: StatusId) => `${status(acct, id)}/reblogs`,
  quotes: (acct: string, id: StatusId) => `${status(acct, id)}/quotes`,
  favouritedBy: (acct: string, id: StatusId) => `${status(acct, id)}/favourites`,
  tag: (name: string) => `/tags/${segment(name)}`,
  /** Posts of an account with a hashtag. */
  tagged: (acct: string, name: string) => `${profile(acct)}/tagged/${segment(name)}`,
  list: (id: ListId) => `/lists/${segment(id)}`,
  /** Posts that link to a page on the web. */
  link: (url: string) => `/links/${segment(url)}`,
} as const
