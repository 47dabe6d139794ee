/** A parsed server input. */
export interface TypedServer {
  /** Origin, without a trailing slash. */
  server: string
  /** User name of an entered handle, without the host. */
  username: string | null
}

const LOCAL = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/
const HANDLE = /^@?([^\s@/:?#]+)@([^\s@/]+)$/

const isLocal = (hostname: string) => LOCAL.test(hostname)

/** True for a plausible host: a name with a dot (or a local machine), without empty labels. */
const isHost = (hostname: string) =>
  isLocal(hostname) || hostname.startsWith('[') || /^[^.]+(\.[^.]+)+$/.test(hostname)

/**
 * Parses the server input: a host (with port), a URL of the server or of a page on it, or a handle
 * (@name@host). Always https, except for local machines. Null when it is not a server.
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

/** 'https://host:8443' → 'host:8443'. */
export const hostOfServer = (server: string): string => new URL(server).host
