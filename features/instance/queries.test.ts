import { afterEach, expect, test } from 'vitest'
import { createRuntime, visitorOf, type Runtime } from '@/lib/runtime'
import { domainBlocksQuery, instanceQuery, translationLanguagesQuery } from './queries'

const runtimes: Runtime[] = []

afterEach(() => {
  for (const runtime of runtimes.splice(0)) runtime.close()
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

function setUp(routes: Record<string, () => Response>) {
  const asked: string[] = []
  const runtime = createRuntime({
    identity: visitorOf('https://host.example'),
    token: null,
    ports: {
      now: Date.now,
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        asked.push(pathname)
        return routes[pathname]?.() ?? json({ error: 'Record not found' }, 404)
      },
    },
  })
  runtimes.push(runtime)
  return { runtime, asked, client: runtime.client }
}

const contact = { id: '9', username: 'admin', acct: 'admin' }

test('reads v2, stores its contact and updates the capabilities', async () => {
  const { runtime, client, asked } = setUp({
    '/api/v2/instance': () =>
      json({
        domain: 'host.example',
        version: '4.5.0',
        api_versions: { mastodon: 7 },
        contact: { email: 'a@host.example', account: contact },
      }),
  })
  const instance = await client.query(instanceQuery(runtime))
  expect(instance.contact).toEqual({ email: 'a@host.example', accountId: '9' })
  expect(runtime.cache.read('account', '9' as never)?.username).toBe('admin')
  expect(runtime.http.capabilities.has('quotes')).toBe(true)
  await client.query({ ...instanceQuery(runtime), staleTime: 'static' })
  expect(asked).toEqual(['/api/v2/instance'])
})

test.each([
  ['missing', () => json({}, 404)],
  ['a page', () => new Response('<html>', { status: 200 })],
  ['of another shape', () => json({ hello: 1 })],
])('falls back to v1 when v2 is %s', async (_, second) => {
  const { runtime, client } = setUp({
    '/api/v2/instance': second,
    '/api/v1/instance': () =>
      json({ uri: 'host.example', version: '3.5.3', contact_account: contact, max_toot_chars: 700 }),
  })
  const instance = await client.query(instanceQuery(runtime))
  expect([instance.limits.characters, instance.contact.accountId]).toEqual([700, '9'])
  expect(runtime.http.capabilities.has('filtersV2')).toBe(false)
  expect(runtime.http.capabilities.has('instanceV2')).toBe(false)
})

test('v2 is not requested from a server that is known to lack it', async () => {
  const { runtime, client, asked } = setUp({
    '/api/v1/instance': () => json({ uri: 'host.example', version: '3.5.3' }),
  })
  runtime.http.capabilities.ruleOut('instanceV2')
  await client.query(instanceQuery(runtime))
  expect(asked).toEqual(['/api/v1/instance'])
})

test('a missing feature is not an error', async () => {
  const { runtime, client } = setUp({})
  expect(await client.query(domainBlocksQuery(runtime))).toBeNull()
  expect(await client.query(translationLanguagesQuery(runtime))).toEqual({})
})

test('an existing feature is read', async () => {
  const { runtime, client } = setUp({
    '/api/v1/instance/domain_blocks': () => json([{ domain: 'bad.example', severity: 'silence' }, 3]),
    '/api/v1/instance/translation_languages': () => json({ de: ['en'] }),
  })
  expect(await client.query(domainBlocksQuery(runtime))).toMatchObject([
    { domain: 'bad.example', severity: 'silence' },
  ])
  expect(await client.query(translationLanguagesQuery(runtime))).toEqual({ de: ['en'] })
})
