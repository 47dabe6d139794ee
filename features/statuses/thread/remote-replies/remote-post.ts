import type { Status } from '@/schemas/entities'

/** A post on its own server. */
export interface RemotePost {
  /** The origin of its server, e.g. 'https://host'. */
  origin: string
  host: string
  /** Its id on that server. */
  id: string
}

/** Paths that contain the id of the server's API: Mastodon and its forks, GoToSocial, Pleroma, Pixelfed. */
const PATHS = [
  /^\/@[^/]+\/(\w+)$/,
  /^\/(?:@|users\/)[^/]+\/statuses\/(\w+)$/,
  /^\/notice\/(\w+)$/,
  /^\/p\/[^/]+\/(\w+)$/,
]

/**
 * Finds the id of a remote post on its own server; null for posts of `server` (an origin), for posts that are
 * not public, and for addresses without an id.
 */
export function remotePostOf(
  { uri, url, visibility }: Pick<Status, 'uri' | 'url' | 'visibility'>,
  server: string,
): RemotePost | null {
  if (visibility !== 'public' && visibility !== 'unlisted') return null
  for (const address of [url, uri]) {
    const parsed = address && URL.canParse(address) ? new URL(address) : null
    if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.origin === server) continue
    for (const path of PATHS) {
      const id = path.exec(parsed.pathname)?.[1]
      if (id !== undefined) return { origin: parsed.origin, host: parsed.host, id }
    }
  }
  return null
}
