import { isApiError, isPermanentError, readSoftware, type HttpReader } from '@/lib/http'
import { instanceV1Dto, instanceV2Dto } from '@/schemas/server/instance'
import { authorizationServerDto, type AuthorizationServer } from '@/schemas/server/oauth'
import { webfingerDto } from '@/schemas/webfinger'
import { DiscoveryError } from './discovery-error'
import { hostOfServer, parseServerAddress } from './server-address'
import { visitorHttp, type Fetch } from './visitor-http'

/** The data about a server that sign-in needs. */
export interface DiscoveredServer {
  /** Origin of its API. */
  server: string
  /** Domain of its handles; may differ from the API's host. */
  domain: string
  title: string
  version: string
  /** Absolute URL, and paths on the server, of the OAuth endpoints. */
  authorizationEndpoint: string
  tokenPath: string
  revocationPath: string
  registrationPath: string
  /** Supported scopes; null = not stated. */
  scopes: readonly string[] | null
  pkce: boolean
}

/** Timeout of each request, in ms. */
const REQUEST_TIMEOUT = 12_000

function failureOf(error: unknown, host: string): DiscoveryError {
  if (!isApiError(error)) return new DiscoveryError('unreachable', host)
  if (error.kind === 'aborted') return new DiscoveryError('aborted', host)
  if (error.redirectedBy !== undefined) return new DiscoveryError('elsewhere', host)
  if (error.late) return new DiscoveryError('slow', host)
  if (error.status === undefined) return new DiscoveryError('unreachable', host)
  if (error.kind === 'network' || error.kind === 'rateLimited')
    return new DiscoveryError('fault', host, error.status)
  return new DiscoveryError(error.html ? 'html' : 'foreign', host, error.status)
}

interface Found {
  domain: string
  title: string
  version: string
}

async function readInstance(http: HttpReader, signal: AbortSignal | undefined): Promise<Found> {
  const options = { signal, timeout: REQUEST_TIMEOUT }
  try {
    const { data } = await http.request('/api/v2/instance', { ...options, schema: instanceV2Dto })
    return data
  } catch (second) {
    // An older server may answer v1 even so; but do not ask an unreachable server twice.
    if (!isPermanentError(second)) throw second
    try {
      const { data } = await http.request('/api/v1/instance', { ...options, schema: instanceV1Dto })
      return { domain: domainOfUri(data.uri, http.server), title: data.title, version: data.version }
    } catch (first) {
      // An HTML page says more than the "not found" before it.
      throw isApiError(first) && second.html && !first.html ? second : first
    }
  }
}

/** `uri` is a domain on Mastodon and a URL on other software. */
function domainOfUri(uri: string, server: string): string {
  const text = uri.includes('://') ? uri : `https://${uri}`
  return URL.canParse(text) ? new URL(text).host : hostOfServer(server)
}

async function readMetadata(
  http: HttpReader,
  signal: AbortSignal | undefined,
): Promise<AuthorizationServer | null> {
  try {
    const { data } = await http.request('/.well-known/oauth-authorization-server', {
      schema: authorizationServerDto,
      signal,
      timeout: REQUEST_TIMEOUT,
    })
    return data
  } catch {
    // Exists since Mastodon 4.3; older servers use the well-known paths.
    return null
  }
}

/**
 * Returns the path of an endpoint if it is on the server itself, else the default: our client secret is sent
 * to no other server.
 */
function ownPath(server: string, endpoint: string | undefined, usual: string): string {
  if (!endpoint || !URL.canParse(endpoint, server)) return usual
  const url = new URL(endpoint, server)
  return url.origin === server ? `${url.pathname}${url.search}` : usual
}

/** Resolves the origin of a handle by WebFinger, where accounts live on another host than their domain. */
async function originByHandle(http: HttpReader, username: string, signal: AbortSignal | undefined) {
  try {
    const { data } = await http.request('/.well-known/webfinger', {
      schema: webfingerDto,
      query: { resource: `acct:${username}@${hostOfServer(http.server)}` },
      headers: { Accept: 'application/jrd+json, application/json' },
      followRedirects: true,
      signal,
      timeout: REQUEST_TIMEOUT,
    })
    const self = data.links.find((link) => link.rel === 'self')?.href
    return self && URL.canParse(self) ? parseServerAddress(new URL(self).origin) : null
  } catch {
    return null
  }
}

/**
 * Finds the server of an input (host, URL or handle). Requests instance v2, else v1, then the OAuth metadata
 * (RFC 8414). Throws DiscoveryError.
 */
export async function discoverServer(
  typed: string,
  { fetch, signal }: { fetch: Fetch; signal?: AbortSignal | undefined },
): Promise<DiscoveredServer> {
  const parsed = parseServerAddress(typed)
  if (!parsed) throw new DiscoveryError('address', '')
  const ask = async (server: string) => {
    const http = visitorHttp(server, fetch)
    const [instance, metadata] = await Promise.all([readInstance(http, signal), readMetadata(http, signal)])
    return describe(server, instance, metadata)
  }
  try {
    return await ask(parsed.server)
  } catch (error) {
    const elsewhere =
      parsed.username && !isApiError(error, 'aborted')
        ? await originByHandle(visitorHttp(parsed.server, fetch), parsed.username, signal)
        : null
    if (!elsewhere || elsewhere.server === parsed.server) throw failureOf(error, hostOfServer(parsed.server))
    try {
      return await ask(elsewhere.server)
    } catch (again) {
      throw failureOf(again, hostOfServer(elsewhere.server))
    }
  }
}

function describe(server: string, found: Found, metadata: AuthorizationServer | null): DiscoveredServer {
  const { domain, title, version } = found
  const scopes = metadata?.scopes_supported
  return {
    server,
    domain: domain || hostOfServer(server),
    title: title || hostOfServer(server),
    version,
    authorizationEndpoint: server + ownPath(server, metadata?.authorization_endpoint, '/oauth/authorize'),
    tokenPath: ownPath(server, metadata?.token_endpoint, '/oauth/token'),
    revocationPath: ownPath(server, metadata?.revocation_endpoint, '/oauth/revoke'),
    registrationPath: ownPath(server, metadata?.app_registration_endpoint, '/api/v1/apps'),
    scopes: scopes && scopes.length > 0 ? scopes : null,
    pkce: metadata?.code_challenge_methods_supported?.includes('S256') ?? false,
  }
}

const WANTED = ['read', 'write', 'push']

/**
 * Returns the scopes to request: read, write and push as far as the server has them, and `follow` for
 * Mastodon before 3.5, where it was separate.
 */
export function scopesFor({ scopes, version }: Pick<DiscoveredServer, 'scopes' | 'version'>): string {
  if (scopes) {
    const offered = WANTED.filter((scope) => scopes.includes(scope))
    return (offered.length > 0 ? offered : ['read', 'write']).join(' ')
  }
  const { version: number } = readSoftware(version)
  const old = number !== null && (number[0] < 3 || (number[0] === 3 && number[1] < 5))
  return (old ? [...WANTED, 'follow'] : WANTED).join(' ')
}
