import type { Runtime } from '@/lib/runtime'
import type { Path } from '@/lib/navigation'

const PROFILE = /^\/@([^/]+)\/?$/
/** A post, or a collection of accounts. */
const NUMBERED = /^\/(?:@[^/]+|collections)\/\d+\/?$/

/**
 * Returns our route for a URL of the user's own server without a request. Only Mastodon uses the ids of its
 * API in URLs.
 */
export function ownPath(url: string, { identity, http }: Runtime): Path | null {
  const { origin, pathname } = new URL(url)
  if (origin !== identity.server || !http.capabilities.software?.mastodon) return null
  return PROFILE.test(pathname) || NUMBERED.test(pathname) ? (pathname.replace(/\/$/, '') as Path) : null
}
