import * as z from 'zod/mini'
import { isPath, type Path } from '@/lib/navigation'
import { createIdentityStore } from '@/lib/storage'

const DAY = 86_400_000
/** Found links stay valid; others may be federated later. */
const FOUND_FOR = 30 * DAY
const MISSED_FOR = DAY
/** Links kept per identity, last used first. */
const MAX_LINKS = 200

const entry = z.object({
  url: z.string(),
  /** Our route; null when the server does not know the URL. */
  path: z.nullable(z.custom<Path>(isPath)),
  /** ms since the epoch. */
  at: z.number(),
})
const store = createIdentityStore({ key: 'links', version: 1, schema: z.array(entry), defaults: [] })

/** Normalises a URL: without fragment and trailing slash. */
export function plainAddress(url: string): string {
  try {
    const parsed = new URL(url)
    parsed.hash = ''
    return parsed.href.replace(/\/+$/, '')
  } catch {
    return url
  }
}

/**
 * Returns the stored target of a URL for `identityKey`: a route, null for none, undefined when it must
 * be requested.
 */
export function recallLink(identityKey: string, url: string, now: number): Path | null | undefined {
  const found = store
    .of(identityKey)
    .get()
    .find((each) => each.url === plainAddress(url))
  if (!found || now - found.at > (found.path === null ? MISSED_FOR : FOUND_FOR)) return undefined
  return found.path
}

/** Stores the target of a URL for `identityKey`. */
export function rememberLink(identityKey: string, url: string, path: Path | null, now: number): void {
  const plain = plainAddress(url)
  store
    .of(identityKey)
    .set((links) =>
      [{ url: plain, path, at: now }, ...links.filter((each) => each.url !== plain)].slice(0, MAX_LINKS),
    )
}
