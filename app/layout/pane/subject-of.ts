import type { StatusId } from '@/schemas/primitives'

/**
 * The subject of the cards in the sidebar: home, with its missed posts, a profile, with its media, or a thread, with the
 * author of its open post.
 */
export type PaneSubject =
  | { kind: 'home' }
  | { kind: 'profile'; acct: string }
  | { kind: 'thread'; id: StatusId }
  | null

/** Pages of a profile, which have the addresses of posts otherwise. */
const PROFILE_PAGES = ['media', 'featured', 'archive', 'collections', 'wrapstodon', 'followers', 'following']

/** Returns what the sidebar adds to the page at `path`. */
export function paneSubjectOf(path: string): PaneSubject {
  if (path === '/home' || path === '/') return { kind: 'home' }
  const [, acct, page] = /^\/@([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
  if (acct === undefined || (page !== undefined && PROFILE_PAGES.includes(page))) return null
  if (page !== undefined && page !== 'with_replies') return { kind: 'thread', id: page as StatusId }
  try {
    return { kind: 'profile', acct: decodeURIComponent(acct) }
  } catch {
    return null
  }
}
