import { describe, expect, test } from 'vitest'
import { discoverServer, scopesFor } from './discovery'
import type { Fetch } from './visitor-http'
import { DiscoveryError } from './discovery-error'

type Routes = Record<string, () => Response | Promise<Response>>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const redirect = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
const html = (status: number) => new Response('<!doctype html><title>Hi</title>', { status })
const v2 = { domain: 'host.example', title: 'Host', version: '4.5.0' }

function server(routes: Routes): Fetch {
  return async (request) => {
    const url = new URL(request.url)
    const route = routes[url.host + url.pathname] ?? routes[url.pathname]
    return route ? route() : json({ error: 'Not found' }, 404)
  }
}

async function reason(promise: Promise<unknown>) {
  const error: unknown = await promise.then(
    () => null,
    (caught: unknown) => caught,
  )
  if (!(error instanceof DiscoveryError)) throw error ?? new Error('it was found')
  return { reason: error.reason, host: error.host, status: error.status }
}

test('a current server with OAuth metadata', async () => {
  const fetch = server({
    '/api/v2/instance': () => json(v2),
    '/.well-known/oauth-authorization-server': () =>
      json({
        issuer: 'https://host.example/',
        authorization_endpoint: 'https://host.example/auth',
        token_endpoint: 'https://host.example/tok',
        scopes_supported: ['read', 'write', 'profile'],
        code_challenge_methods_supported: ['S256'],
      }),
  })
  expect(await discoverServer('host.example', { fetch })).toEqual({
    server: 'https://host.example',
    domain: 'host.example',
    title: 'Host',
    version: '4.5.0',
    authorizationEndpoint: 'https://host.example/auth',
    tokenPath: '/tok',
    revocationPath: '/oauth/revoke',
    registrationPath: '/api/v1/apps',
    scopes: ['read', 'write', 'profile'],
    pkce: true,
  })
})

test('endpoints on other hosts are ignored', async () => {
  const fetch = server({
    '/api/v2/instance': () => json(v2),
    '/.well-known/oauth-authorization-server': () =>
      json({ authorization_endpoint: 'javascript:alert(1)', token_endpoint: 'https://evil.example/t' }),
  })
  expect(await discoverServer('host.example', { fetch })).toMatchObject({
    authorizationEndpoint: 'https://host.example/oauth/authorize',
    tokenPath: '/oauth/token',
  })
})

test.each([
  ['missing', () => json({}, 404)],
  ['a page', () => html(404)],
  ['refused', () => json({}, 403)],
  ['of another shape', () => json([])],
])('an older server whose v2 is %s', async (_, second) => {
  const fetch = server({
    '/api/v2/instance': second,
    '/api/v1/instance': () => json({ uri: 'https://old.example', title: '', version: '3.3.0' }),
  })
  expect(await discoverServer('host.example', { fetch })).toMatchObject({
    domain: 'old.example',
    title: 'host.example',
    version: '3.3.0',
    scopes: null,
    pkce: false,
  })
})

test('a handle whose accounts are on another host', async () => {
  const fetch = server({
    'example.org/.well-known/webfinger': () =>
      json({ links: [null, { rel: 'self', href: 'https://social.example.org/users/me' }] }),
    'social.example.org/api/v2/instance': () => json({ ...v2, domain: 'example.org' }),
  })
  expect(await discoverServer('@me@example.org', { fetch })).toMatchObject({
    server: 'https://social.example.org',
    domain: 'example.org',
  })
})

describe('each failure has its own reason', () => {
  test.each<[string, string, Fetch, object]>([
    ['no address', 'not an address', server({}), { reason: 'address', host: '' }],
    [
      'no answer',
      'host.example',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { reason: 'unreachable', host: 'host.example' },
    ],
    ['a website', 'host.example', async () => html(200), { reason: 'html', status: 200 }],
    ['a website that answers 404', 'host.example', async () => html(404), { reason: 'html', status: 404 }],
    ['another API', 'host.example', async () => json({ hello: 1 }), { reason: 'foreign' }],
    ['a redirect', 'host.example', async () => redirect(), { reason: 'elsewhere', host: 'host.example' }],
    ['nothing there', 'host.example', async () => json({}, 404), { reason: 'foreign', status: 404 }],
    ['a fault', 'host.example', async () => html(502), { reason: 'fault', status: 502 }],
    ['too many calls', 'host.example', async () => json({}, 429), { reason: 'fault', status: 429 }],
  ])('%s', async (_, typed, fetch, expected) => {
    expect(await reason(discoverServer(typed, { fetch }))).toMatchObject(expected)
  })

  test('cancelled by the user', async () => {
    const controller = new AbortController()
    const found = reason(
      discoverServer('host.example', {
        fetch: () => new Promise(() => undefined),
        signal: controller.signal,
      }),
    )
    controller.abort()
    expect(await found).toMatchObject({ reason: 'aborted' })
  })
})

test.each<[string, readonly string[] | null, string, string]>([
  ['all offered', ['read', 'write', 'push', 'admin:read'], '4.5.0', 'read write push'],
  ['no push', ['profile', 'read', 'write'], '4.5.0', 'read write'],
  ['nothing of ours', ['openid'], '1.0', 'read write'],
  ['not stated', null, '4.2.0', 'read write push'],
  ['not stated by an old server', null, '3.4.1', 'read write push follow'],
  ['not stated by other software', null, '2.7.2 (compatible; Pleroma 2.7.0)', 'read write push'],
])('scopes: %s', (_, scopes, version, expected) => {
  expect(scopesFor({ scopes, version })).toBe(expected)
})
