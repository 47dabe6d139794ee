import type { Runtime } from '@/lib/runtime'

const PROFILE = /^\/@([^/]+)\/?$/
const POST = /^\/@([^/]+)\/(\d+)\/?$/

/** Our route for an address of the own server, which needs no question: its ids are those of the API on Mastodon. */
export function ownPath(url: string, { identity, http }: Runtime): string | null {
  const { origin, pathname } = new URL(url)
  if (origin !== identity.server || !http.capabilities.software?.mastodon) return null
  return PROFILE.test(pathname) || POST.test(pathname) ? pathname.replace(/\/$/, '') : null
}
