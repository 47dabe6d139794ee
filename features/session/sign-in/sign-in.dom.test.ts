import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { startSignIn, type SignInOptions } from './authorize'
import { discoverServer } from '../servers/discovery'
import { createPendingStore } from './pending-store'
import { challengeOf } from './pkce'
import { completeSignIn, type ReturnContext } from './complete-sign-in'
import { createSessionDb } from '../accounts/store/session-db'
import { createSessionsStore } from '../accounts/store/sessions-store'
import { SignInError } from './sign-in-error'
import { returnText } from './sign-in-texts'
import { account, fakeServer, json, type Reply } from './server.testing'

const intl = createIntlFor('en')
const redirectUri = 'https://app.example/sign-in/return'
let time = 1_000_000
const ends: (() => void)[] = []

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

function setUp(over: Record<string, Reply> = {}) {
  const { fetch, asked } = fakeServer(over)
  const db = createSessionDb()
  const sessions = createSessionsStore(db)
  ends.push(() => sessions.close())
  const now = () => time
  const context: ReturnContext = {
    fetch,
    db,
    sessions,
    now,
    pending: createPendingStore(db, now),
    redirectUri,
    appName: 'Skein',
    website: 'https://app.example',
  }
  const start = async (options?: SignInOptions) =>
    new URL(await startSignIn(context, await discoverServer('host.example', { fetch }), options))
  const back = (url: URL, more: Record<string, string> = { code: 'c' }) =>
    completeSignIn(context, new URLSearchParams({ state: url.searchParams.get('state') ?? '', ...more }))
  return { context, asked, sessions, start, back }
}

async function failure(promise: Promise<unknown>): Promise<SignInError> {
  const error: unknown = await promise.then(
    () => new Error('it signed in'),
    (caught: unknown) => caught,
  )
  if (!(error instanceof SignInError)) throw error
  return error
}

test('the consent URL has state, challenge and minimal scopes', async () => {
  const { start, asked } = setUp()
  const url = await start({ forceLogin: true, locale: 'de' })
  expect(url.origin + url.pathname).toBe('https://host.example/oauth/authorize')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    client_id: 'id1',
    redirect_uri: redirectUri,
    scope: 'read write push',
    code_challenge_method: 'S256',
    force_login: 'true',
    lang: 'de',
  })
  expect(url.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
  expect(asked.find(({ path }) => path === '/api/v1/apps')?.form).toMatchObject({
    client_name: 'Skein',
    redirect_uris: redirectUri,
    scopes: 'read write push',
  })
})

test('returning signs in with the verifier, once, however often it is called', async () => {
  const { start, back, asked, sessions } = setUp()
  const url = await start({ returnTo: '/home' })
  const [first, second] = await Promise.all([back(url), back(url)])
  expect(first).toBe(second)
  expect(first).toMatchObject({ kind: 'done', returnTo: '/home' })
  expect(sessions.sessionOf('ana@host.example')).toMatchObject({
    token: 'token',
    accountId: '1',
    name: 'Ana',
    emojis: [],
    handle: 'ana@host.example',
    clientId: 'id1',
    clientSecret: 'secret1',
  })
  const exchanges = asked.filter(({ path }) => path === '/oauth/token')
  expect(exchanges).toHaveLength(1)
  const form = exchanges[0]?.form
  expect(form).toMatchObject({ code: 'c', client_secret: 'secret1', redirect_uri: redirectUri })
  expect(await challengeOf(form?.['code_verifier'] ?? '')).toBe(url.searchParams.get('code_challenge'))
})

test('a server without PKCE gets no challenge', async () => {
  const { start, back, asked } = setUp({ '/.well-known/oauth-authorization-server': () => json({}, 404) })
  const url = await start()
  expect(url.searchParams.has('code_challenge')).toBe(false)
  await back(url)
  expect(asked.find(({ path }) => path === '/oauth/token')?.form).not.toHaveProperty('code_verifier')
})

describe('the app', () => {
  const registrations = (asked: { path: string }[]) => asked.filter(({ path }) => path === '/api/v1/apps')

  test('is registered once per server and checked before reuse', async () => {
    const { start, asked } = setUp()
    await start()
    expect((await start()).searchParams.get('client_id')).toBe('id1')
    expect(registrations(asked)).toHaveLength(1)
    expect(asked.find(({ form }) => form['token'] === 'app-token')?.path).toBe('/oauth/revoke')
  })

  test('is registered again before leaving when the server forgot it', async () => {
    const { start, asked } = setUp({
      '/oauth/token': () => json({ error: 'invalid_client', error_description: 'Unknown' }, 401),
    })
    await start()
    expect((await start()).searchParams.get('client_id')).toBe('id2')
    expect(registrations(asked)).toHaveLength(2)
  })

  test('is kept when the check fails', async () => {
    const { start } = setUp({ '/oauth/token': () => json({ error: 'unsupported_grant_type' }, 400) })
    await start()
    expect((await start()).searchParams.get('client_id')).toBe('id1')
  })

  test('requests fewer scopes where one is unknown', async () => {
    const { start } = setUp({
      '/api/v1/apps': ({ form }) =>
        form['scopes'] === 'read write'
          ? json({ client_id: 'less', client_secret: 's' })
          : json({ error: 'Scopes unknown' }, 422),
    })
    const url = await start()
    expect(url.searchParams.get('scope')).toBe('read write')
  })

  test('is registered again once after invalid_client, then given up', async () => {
    const { start, back } = setUp({ '/oauth/token': () => json({ error: 'invalid_client' }, 401) })
    const again = await back(await start({ returnTo: '/x' }))
    if (again.kind !== 'again') throw new Error('it signed in')
    const url = new URL(again.url)
    expect(url.searchParams.get('client_id')).toBe('id2')
    expect(await failure(back(url))).toMatchObject({ reason: 'app', about: { returnTo: '/x' } })
  })
})

describe('a sign-in fails', () => {
  test('when denied', async () => {
    const { start, back } = setUp()
    const error = await failure(back(await start(), { error: 'access_denied', error_description: 'No.' }))
    expect(error).toMatchObject({ reason: 'denied', about: { host: 'host.example', detail: 'No.' } })
  })

  test.each(['state=forged&code=c', 'code=c', 'state=&error=access_denied'])(
    'with a foreign state: %s',
    async (params) => {
      const { context, start, asked } = setUp()
      await start()
      const before = asked.length
      const back = completeSignIn(context, new URLSearchParams(params))
      expect(await failure(back)).toMatchObject({ reason: 'state' })
      expect(asked).toHaveLength(before)
    },
  )

  test('after an hour, and when repeated', async () => {
    const { start, back } = setUp()
    const url = await start()
    time += 61 * 60_000
    expect(await failure(back(url))).toMatchObject({ reason: 'state' })
    const other = await start()
    await back(other)
    expect(await failure(back(other, { code: 'other' }))).toMatchObject({ reason: 'state' })
  })

  test('with the state of an earlier attempt, while the one of another window continues', async () => {
    const { start, back } = setUp()
    const earlier = await start()
    const other = await start({ returnTo: '/home' })
    const stored = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const)
    sessionStorage.clear()
    expect(await failure(back(earlier))).toMatchObject({
      reason: 'elsewhere',
      about: { host: 'host.example' },
    })
    for (const [key, value] of stored) sessionStorage.setItem(key, value)
    expect(await back(other)).toMatchObject({ kind: 'done', returnTo: '/home' })
  })

  test('with an expired code', async () => {
    const { start, back } = setUp({
      '/oauth/token': () => json({ error: 'invalid_grant', error_description: 'Expired' }, 400),
    })
    expect(await failure(back(await start()))).toMatchObject({ reason: 'expired', retryable: false })
  })

  test('without a code', async () => {
    const { start, back } = setUp()
    expect(await failure(back(await start(), {}))).toMatchObject({ reason: 'state' })
  })

  test('and revokes the token of an account that may not act', async () => {
    const { start, back, asked, sessions } = setUp({
      '/api/v1/accounts/verify_credentials': () => json({ error: 'Your login is currently disabled' }, 403),
    })
    expect(await failure(back(await start()))).toMatchObject({
      reason: 'account',
      about: { detail: 'Your login is currently disabled' },
    })
    expect(asked.at(-1)).toMatchObject({ path: '/oauth/revoke', form: { token: 'token' } })
    expect(sessions.state.getState().accounts).toEqual([])
  })

  test('as another account than requested', async () => {
    const { start, back, sessions } = setUp()
    const url = await start({ expects: '2' as never })
    expect(await failure(back(url))).toMatchObject({ reason: 'other-account', about: { detail: 'ana' } })
    expect(sessions.sessionOf('ana@host.example')).toBeNull()
  })
})

describe('a finished sign-in leaves no data', () => {
  /** Everything the browser stores about sign-ins, registrations and servers. */
  const kept = async ({ db }: ReturnContext) => ({
    tab: Object.keys(sessionStorage).length,
    pending: (await db.pendingSignIns.all()).length,
    apps: (await db.apps.all()).length,
    servers: (await db.servers.all()).length,
  })
  const NOTHING = { tab: 0, pending: 0, apps: 0, servers: 0 }

  test.each<[string, Record<string, string>, Record<string, Reply>]>([
    ['denied', { error: 'access_denied' }, {}],
    ['refused', { error: 'server_error' }, {}],
    ['without a code', {}, {}],
    ['with an old code', { code: 'c' }, { '/oauth/token': () => json({ error: 'invalid_grant' }, 400) }],
    ['with an app that the server does not know', { error: 'invalid_client' }, {}],
    [
      'for an account that may not act',
      { code: 'c' },
      { '/api/v1/accounts/verify_credentials': () => json({ error: 'Disabled' }, 403) },
    ],
  ])('%s', async (_, answer, over) => {
    const { context, start, back } = setUp(over)
    let url = await start()
    const returned = await back(url, answer).catch(() => null)
    if (returned?.kind === 'again') {
      url = new URL(returned.url)
      await failure(back(url, answer))
    }
    expect(await kept(context)).toEqual(NOTHING)
  })

  test('as another account than requested', async () => {
    const { context, start, back } = setUp()
    await failure(back(await start({ expects: '2' as never })))
    expect(await kept(context)).toEqual(NOTHING)
  })

  test("after success, except for the account's own", async () => {
    const { context, start, back } = setUp()
    await start()
    await back(await start())
    expect(await kept(context)).toEqual({ tab: 0, pending: 0, apps: 1, servers: 1 })
  })

  test('after another attempt in this tab', async () => {
    const { context, start } = setUp()
    await start()
    await start()
    expect(await kept(context)).toEqual({ tab: 1, pending: 1, apps: 1, servers: 0 })
  })

  test('after it expired, while one of another window continues', async () => {
    const { context, start } = setUp()
    await start()
    sessionStorage.clear()
    time += 50 * 60_000
    await start()
    await context.pending.sweep()
    expect(await kept(context)).toMatchObject({ tab: 1, pending: 2 })
    time += 20 * 60_000
    await context.pending.sweep()
    expect(await kept(context)).toMatchObject({ tab: 1, pending: 1, apps: 1 })
    time += 60 * 60_000
    await context.pending.sweep()
    expect(await kept(context)).toEqual(NOTHING)
  })

  test('after an answer with another state', async () => {
    const { context, start } = setUp()
    await start()
    await failure(completeSignIn(context, new URLSearchParams('state=forged&code=c')))
    expect(await kept(context)).toEqual(NOTHING)
  })

  test('after an error of the server at the token', async () => {
    const { context, start, back } = setUp({ '/oauth/token': () => json({ error: 'Oops' }, 500) })
    expect(await failure(back(await start()))).toMatchObject({ reason: 'refused', retryable: false })
    expect(await kept(context)).toEqual(NOTHING)
  })

  test('of another tab only if it is old', async () => {
    const { context, start } = setUp()
    await start()
    sessionStorage.clear()
    await failure(completeSignIn(context, new URLSearchParams('state=forged&code=c')))
    expect(await kept(context)).toMatchObject({ tab: 0, pending: 1 })
    time += 61 * 60_000
    await failure(completeSignIn(context, new URLSearchParams('state=forged&code=d')))
    expect(await kept(context)).toEqual(NOTHING)
  })
})

describe('a lost connection', () => {
  test('during the exchange can be retried', async () => {
    let down = true
    const { start, back } = setUp({
      '/oauth/token': () => (down ? Promise.reject(new TypeError('x')) : json({ access_token: 't' })),
    })
    const url = await start()
    const error = await failure(back(url))
    expect(error).toMatchObject({ reason: 'lost', retryable: true })
    expect(returnText(error, intl).title).toBe('host.example didn’t respond')
    down = false
    expect(await back(url)).toMatchObject({ kind: 'done' })
  })

  test('after the exchange does not use the code twice', async () => {
    let down = true
    const { start, back, asked } = setUp({
      '/api/v1/accounts/verify_credentials': () => (down ? json({}, 503) : json(account)),
    })
    const url = await start()
    const error = await failure(back(url))
    expect(error).toMatchObject({ reason: 'lost', retryable: true })
    expect(returnText(error, intl).title).toBe('host.example has a problem (503)')
    down = false
    expect(await back(url)).toMatchObject({ kind: 'done' })
    expect(asked.filter(({ path }) => path === '/oauth/token')).toHaveLength(1)
  })
})

test('an installed app that returns in another window finds its sign-in', async () => {
  const { start, back } = setUp()
  const url = await start()
  sessionStorage.clear()
  expect(await back(url)).toMatchObject({ kind: 'done' })
})
