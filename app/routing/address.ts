import { handleSegment, readSegment } from '@/lib/navigation'

/** A public address taken apart: `[/deck][/~who]/route`. */
export interface Address {
  deck: boolean
  /** 'acct@host' or 'host'; null = the default identity. */
  who: string | null
  /** The route as the router sees it, always beginning with a slash. */
  path: string
}

const DECK = /^\/deck(?=\/|$)/
const WHO = /^\/~([^/]+)(?=\/|$)/

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Takes a public path apart. Total: any path gives an address. */
export function parseAddress(pathname: string): Address {
  const deck = DECK.test(pathname)
  const below = deck ? pathname.replace(DECK, '') : pathname
  const who = WHO.exec(below)?.[1]
  const path = who === undefined ? below : below.replace(WHO, '')
  return { deck, who: who === undefined ? null : readSegment(decoded(who)), path: path || '/' }
}

/** The public path of an address. */
export function formatAddress({ deck, who, path }: Address): string {
  const prefix = `${deck ? '/deck' : ''}${who === null ? '' : `/~${handleSegment(who)}`}`
  return prefix === '' ? path : `${prefix}${path === '/' ? '' : path}`
}
