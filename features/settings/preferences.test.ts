import { expect, onTestFinished, test } from 'vitest'
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
    /default/,
  )
})
