/** What a typed text names. */
export interface TypedServer {
  /** Origin, without a slash at the end. */
  server: string
  /** The account's name when a handle was typed, without the host. */
  username: string | null
}

const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/
const HANDLE = /^@?([^\s@/:?#]+)@([^\s@/]+)$/

const isLocal = (hostname: string) => LOCAL.test(hostname)

/** A host people may mean: a name with a dot (or a machine of one's own), no empty parts. */
const isHost = (hostname: string) =>
  isLocal(hostname) || hostname.startsWith('[') || /^[^.]+(\.[^.]+)+$/.test(hostname)

/**
 * Reads what was typed into the server field: a host (with a port), an address of the server or of a page on it, or
 * a handle (@name@host). Always https, except on the machine itself. Null when it names no server.
 */
export function parseServerAddress(typed: string): TypedServer | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .trim()
    .replace(/^acct:/i, '')
  const [, username = null, handleHost] = HANDLE.exec(text) ?? []
  const address = handleHost ?? text.replace(/^@/, '')
  if (!address || /\s/.test(address)) return null
  const [, scheme] = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address) ?? []
  if (scheme && !/^https?$/i.test(scheme)) return null
  const spelt = scheme ? address : `https://${address.replace(/^\/+/, '')}`
  const plain = spelt.replace(/\.(?=\/|:\d|$)/, '')
  if (!URL.canParse(plain)) return null
  const url = new URL(plain)
  if (!url.hostname || !isHost(url.hostname)) return null
  const secure = isLocal(url.hostname) ? /^https$/i.test(scheme ?? '') : true
  const own = new URL(`${secure ? 'https' : 'http'}://${url.hostname}${url.port ? `:${url.port}` : ''}`)
  return { server: own.origin, username }
}

/** 'https://host:8443' → 'host:8443', the way people write it. */
export const hostOf = (server: string): string => new URL(server).host
