import type { Path } from '@/lib/navigation/paths'

/** Targets of a click in content. `path` is one of our routes, without the prefix for layout or account. */
export type ContentLink =
  | { readonly kind: 'mention'; readonly path: Path; readonly id: string; readonly acct: string }
  | { readonly kind: 'tag'; readonly path: Path; readonly name: string }
  | { readonly kind: 'post'; readonly path: Path }
  /** A URL that looks like a post or a profile of another server: the user's server can resolve it. */
  | { readonly kind: 'remote'; readonly url: string }

/** A post with a known URL, and its route in the app. */
export interface KnownPost {
  readonly url: string
  /** One of our routes: `/@acct/id`. */
  readonly path: Path
}

/** Encodes a link as data attributes. */
export function linkData(link: ContentLink): Readonly<Record<string, string>> {
  if (link.kind === 'remote') return { 'data-link': 'remote' }
  const common = { 'data-link': link.kind, 'data-path': link.path }
  if (link.kind === 'mention') return { ...common, 'data-id': link.id, 'data-acct': link.acct }
  return link.kind === 'tag' ? { ...common, 'data-tag': link.name } : common
}

/** Reads a link back from its element; null for a plain link. */
export function readLinkData(element: HTMLAnchorElement): ContentLink | null {
  const { link, path: written = '', id = '', acct = '', tag = '' } = element.dataset
  const path = written as Path
  if (link === 'mention') return { kind: 'mention', path, id, acct }
  if (link === 'tag') return { kind: 'tag', path, name: tag }
  if (link === 'post') return { kind: 'post', path }
  if (link === 'remote') return { kind: 'remote', url: element.href }
  return null
}

const POST_OR_PROFILE = new RegExp(
  [
    // Mastodon, Misskey, GoToSocial, Threads.
    '/@[^/]+',
    '/@[^/]+/[\\w-]{6,}',
    '/@[^/]+/(?:statuses|post)/[\\w-]{6,}',
    '/users/[^/]+',
    '/users/[^/]+/statuses/\\w+',
    // Pleroma, Misskey, Friendica, Pixelfed, snac.
    '/(?:notice|notes|objects|display)/[\\w-]{6,}',
    '/p/[^/]+/\\d+',
    '/collections/\\d+',
    '/[\\w.-]+/p/\\d+\\.\\d+',
  ]
    .map((path) => `^${path}/?$`)
    .join('|'),
)

/** Sites that use `/@name` too but are not part of the fediverse. */
const ELSEWHERE =
  /(?:^|\.)(?:youtube|medium|tiktok|substack|unsplash|odysee|observablehq|replit|glitch|steemit|peakd|ko-fi|flickr|unpkg|kick)\.com$|(?:^|\.)(?:hackmd|jsr)\.io$|(?:^|\.)(?:esm\.sh|hive\.blog|linktr\.ee|lichess\.org|t\.me)$/

/**
 * True when a URL looks like a post or profile of a fediverse server, by the paths of the common software.
 */
export function looksFederated(url: string): boolean {
  try {
    const { protocol, hostname, pathname } = new URL(url)
    return protocol.startsWith('http') && !ELSEWHERE.test(hostname) && POST_OR_PROFILE.test(pathname)
  } catch {
    return false
  }
}
