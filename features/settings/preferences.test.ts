import { expect, onTestFinished, test } from 'vitest'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage } from '@/lib/testing/stage'
import { defaultsFrom, postingDefaultsQuery } from './preferences'

const own = { privacy: 'unlisted', sensitive: true, language: 'de', quotePolicy: 'followers' }

test.each([
  [
    'preferences come first',
    { 'posting:default:visibility': 'private', 'posting:default:language': 'fr' } as const,
    own,
    false,
    { visibility: 'private', language: 'fr', sensitive: true, quotePolicy: 'followers' },
  ],
  ['then the account', {}, own, false, { visibility: 'unlisted', language: 'de' }],
  ['nothing said: public', {}, null, false, { visibility: 'public', language: null, sensitive: false }],
  ['nothing said by a locked account: followers', {}, null, true, { visibility: 'private' }],
  [
    'an unknown visibility counts as private',
    {},
    { ...own, privacy: 'local' },
    false,
    { visibility: 'private' },
  ],
  [
    'an unknown visibility of the preferences counts as private',
    { 'posting:default:visibility': 'unknown' } as const,
    null,
    false,
    { visibility: 'private' },
  ],
])('%s', (_, preferences, account, locked, expected) => {
  expect(defaultsFrom({ preferences, own: account, locked })).toMatchObject(expected)
})

function stageWith(answers: Record<string, () => Response>) {
  const stage = createStage()
  onTestFinished(() => stage.close())
  for (const [path, answer] of Object.entries(answers))
    stage.simulator.server.faults.add(`GET ${path}`, { before: async () => answer() }, 10)
  return stage
}
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

test('a server without preferences is asked for the account', async () => {
  const { runtime } = stageWith({ '/api/v1/preferences': () => json({}) })
  expect((await runtime.client.query(postingDefaultsQuery(runtime))).visibility).toBe('public')
})

test('a server without the endpoint counts as one without preferences', async () => {
  const { runtime } = stageWith({
    '/api/v1/preferences': () => new Response('<h1>404 Not Found</h1>', { status: 404 }),
  })
  expect((await runtime.client.query(postingDefaultsQuery(runtime))).visibility).toBe('public')
})

test("new posts start with the account's defaults", async () => {
  const { runtime } = stageWith({
    '/api/v1/preferences': () =>
      json({ 'posting:default:visibility': 'unlisted', 'posting:default:language': 'is' }),
  })
  expect(await runtime.client.query(postingDefaultsQuery(runtime))).toMatchObject({
    visibility: 'unlisted',
    language: 'is',
  })
})

test('nothing is guessed while neither preferences nor account can be read', async () => {
  const { runtime, simulator } = createStage()
  onTestFinished(() => runtime.close())
  const down = (endpoint: string) =>
    simulator.script.refuse(endpoint, 403, { error: 'Not now' }, { times: 50 })
  down('GET /api/v1/accounts/verify_credentials')
  expect((await runtime.client.query(postingDefaultsQuery(runtime))).visibility).toBe('public')
  runtime.client.clear()
  down('GET /api/v1/preferences')
  await expect(runtime.client.query({ ...postingDefaultsQuery(runtime), retry: false })).rejects.toThrow(
    'Not now',
  )
})

const OWN_ACCOUNT = 'GET /api/v1/accounts/verify_credentials'
const lost = () => {
  throw networkError()
}

test.each<[string, () => Response]>([
  ['are a web page', () => new Response('<!DOCTYPE html><p>Hello', { status: 200 })],
  ['are refused', () => new Response('{"error":"Not now"}', { status: 403 })],
  ['fail', () => new Response('<h1>500</h1>', { status: 500 })],
  ['are down', () => new Response('<h1>503</h1>', { status: 503 })],
  ['get lost', lost],
])('nothing is guessed while preferences %s and the account states nothing', async (_, answer) => {
  const { runtime, simulator } = stageWith({ '/api/v1/preferences': answer })
  runtime.client.setDefaultOptions({ queries: { retry: false } })
  simulator.script.rewrite(OWN_ACCOUNT, (body: object) => ({ ...body, source: null }), { times: 9 })
  await expect(runtime.client.query(postingDefaultsQuery(runtime))).rejects.toThrow()
})

test.each(['local', 5, {}])('the default visibility %j counts as private', async (word) => {
  const { runtime, simulator } = stageWith({
    '/api/v1/preferences': () => json({ 'posting:default:visibility': word }),
  })
  simulator.script.rewrite(OWN_ACCOUNT, (body: object) => ({ ...body, source: null }), { times: 9 })
  expect((await runtime.client.query(postingDefaultsQuery(runtime))).visibility).toBe('private')
})

test.each([
  ['of another type', { privacy: 5 }, 'private'],
  ['in an unreadable source', 'nothing', 'private'],
  ['without a source', null, 'public'],
])('a default visibility %s of an account without preferences', async (_, source, visibility) => {
  const { runtime, simulator } = stageWith({ '/api/v1/preferences': () => json({}) })
  simulator.script.rewrite(OWN_ACCOUNT, (body: object) => ({ ...body, source }), { times: 9 })
  expect((await runtime.client.query(postingDefaultsQuery(runtime))).visibility).toBe(visibility)
})
