import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

const DAY = 86_400_000
/** What was found elsewhere stays found; what was not may arrive later. */
const FOUND_FOR = 30 * DAY
const MISSED_FOR = DAY
/** Addresses kept per identity, the last used. */
const KEPT = 200

const entry = z.object({
  url: z.string(),
  /** Our route, null for "the server knows nothing of it". */
  path: z.nullable(z.string()),
  /** ms since the epoch. */
  at: z.number(),
})
const links = z.catch(z.record(z.string(), z.array(entry)), {})

const store = createLocalStore({ key: 'links', version: 1, schema: links, defaults: {} })

/** One spelling of an address: without the fragment and a slash at the end. */
export function plainAddress(url: string): string {
  try {
    const parsed = new URL(url)
    parsed.hash = ''
    return parsed.href.replace(/\/+$/, '')
  } catch {
    return url
  }
}

/** Where an address led for `who`: a route, null for nowhere, undefined when it must be asked for. */
export function recallLink(who: string, url: string, now: number): string | null | undefined {
  const found = store.get()[who]?.find((each) => each.url === plainAddress(url))
  if (!found || now - found.at > (found.path === null ? MISSED_FOR : FOUND_FOR)) return undefined
  return found.path
}

/** Notes where an address led for `who`. */
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

/** Forgets everything of an identity that signed out. */
export function forgetLinks(who: string): void {
  store.set((all) => {
    const { [who]: gone, ...rest } = all
    return gone ? rest : all
  })
}
