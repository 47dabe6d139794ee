import { parseServerAddress, type TypedServer } from './server-address'

const KEY = 'skein:home-server'

/** The server a visitor named as home, remembered in this browser; '' when none. */
export function readHomeServer(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers `typed` as the visitor's home and returns what it names; null when that is no server. */
export function rememberHomeServer(typed: string): TypedServer | null {
  const server = parseServerAddress(typed)
  try {
    if (server) localStorage.setItem(KEY, typed.trim())
  } catch {
    // It is only asked for once more then.
  }
  return server
}
