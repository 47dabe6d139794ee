import type { Status } from '@/schemas/entities'

/** A post as its own server knows it. */
export interface RemotePost {
  /** Where its server answers, e.g. 'https://host'. */
  origin: string
  host: string
  /** Its id there. */
  id: string
}

/** Addresses that carry the id which the server's own API takes: Mastodon and its kin, GoToSocial, Pleroma, Pixelfed. */
const PATHS = [
  /^\/@[^/]+\/(\w+)$/,
  /^\/(?:@|users\/)[^/]+\/statuses\/(\w+)$/,
  /^\/notice\/(\w+)$/,
  /^\/p\/[^/]+\/(\w+)$/,
]

/**
 * Where a post of another server can be asked for by anybody; null for posts of the own `server` (an origin), for those
 * that are not public, and where the address does not tell the id.
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
