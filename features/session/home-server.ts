import { parseServerAddress } from './server-address'

const KEY = 'skein:home-server'

/** The server a visitor named as home, remembered in this browser; '' when none. */
export function readHomeServer(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers `typed` as the visitor's home and returns its origin; null when it names no server. */
export function rememberHomeServer(typed: string): string | null {
  const server = parseServerAddress(typed)?.server ?? null
  try {
    if (server) localStorage.setItem(KEY, typed.trim())
  } catch {
    // It is only asked for once more then.
  }
  return server
}
