import { handleSegment, readSegment } from '@/lib/navigation/paths'

/** The parts of a public address: `[/deck][/~identity]/route`. */
export interface Address {
  deck: boolean
  /** 'acct@host' or 'host'; null = the default identity. */
  identityKey: string | null
  /** The route as the router sees it, always beginning with a slash. */
  path: string
}

const DECK = /^\/deck(?=\/|$)/
const IDENTITY_SEGMENT = /^\/~([^/]+)(?=\/|$)/

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Parses a public path. Any path gives an address. */
export function parseAddress(pathname: string): Address {
  const deck = DECK.test(pathname)
  const below = deck ? pathname.replace(DECK, '') : pathname
  const identityKey = IDENTITY_SEGMENT.exec(below)?.[1]
  const path = identityKey === undefined ? below : below.replace(IDENTITY_SEGMENT, '')
  return {
    deck,
    identityKey: identityKey === undefined ? null : readSegment(decoded(identityKey)),
    path: path || '/',
  }
}

/** Returns the public path of an address. */
export function formatAddress({ deck, identityKey, path }: Address): string {
  const prefix = `${deck ? '/deck' : ''}${identityKey === null ? '' : `/~${handleSegment(identityKey)}`}`
  return prefix === '' ? path : `${prefix}${path === '/' ? '' : path}`
}
