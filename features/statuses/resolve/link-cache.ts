import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

const DAY = 86_400_000
/** Found links stay valid; others may be federated later. */
const FOUND_FOR = 30 * DAY
const MISSED_FOR = DAY
/** Links kept per identity, last used first. */
const KEPT = 200

const entry = z.object({
  url: z.string(),
  /** Our route; null when the server does not know the URL. */
  path: z.nullable(z.string()),
  /** ms since the epoch. */
  at: z.number(),
})
const links = z.catch(z.record(z.string(), z.array(entry)), {})

const store = createLocalStore({ key: 'links', version: 1, schema: links, defaults: {} })

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
 * Returns the stored target of a URL for the identity `who`: a route, null for none, undefined when it must
 * be requested.
 */
export function recallLink(who: string, url: string, now: number): string | null | undefined {
  const found = store.get()[who]?.find((each) => each.url === plainAddress(url))
  if (!found || now - found.at > (found.path === null ? MISSED_FOR : FOUND_FOR)) return undefined
  return found.path
}

/** Stores the target of a URL for the identity `who`. */
export function rememberLink(who: string, url: string, path: string | null, now: number): void {
  const plain = plainAddress(url)
  store.set((all) => ({
    ...all,
    [who]: [{ url: plain, path, at: now }, ...(all[who] ?? []).filter((each) => each.url !== plain)].slice(
      0,
      KEPT,
    ),
  }))
}

/** Removes all links of an identity that signed out. */
export function forgetLinks(who: string): void {
  store.set((all) => {
    const { [who]: gone, ...rest } = all
    return gone ? rest : all
  })
}
