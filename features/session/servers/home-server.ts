import { parseServerAddress, type TypedServer } from './server-address'

const KEY = 'skein:home-server'

/** Returns the visitor's home server as entered in this browser; '' for none. */
export function readHomeServer(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Remembers `typed` as the visitor's home server and returns it parsed; null when it is not a server. */
export function rememberHomeServer(typed: string): TypedServer | null {
  const server = parseServerAddress(typed)
  try {
    if (server) localStorage.setItem(KEY, typed.trim())
  } catch {
    // Not stored: the user is asked again next time.
  }
  return server
}
