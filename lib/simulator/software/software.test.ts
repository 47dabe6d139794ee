// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { SoftwareName } from '.'
import { ids, stage } from '../testing'

type Page = { id: string }[]

describe('ids of other software', () => {
  it.each<[SoftwareName, RegExp]>([
    ['mastodon', /^\d{18}$/],
    ['gotosocial', /^01[0-9A-HJKMNP-TV-Z]{24}$/],
    ['pleroma', /^A[0-9A-Za-z]{10}p$/],
    ['snac', /^\d{9}\.\d{9}f00d$/],
  ])('%s: in lists, URLs and bodies', async (name, shape) => {
    const { as } = stage({ software: name })
    const alice = as('alice')
    const posted = await alice.call<{ id: string }>('POST /api/v1/statuses', { status: 'First' })
    expect(posted.body.id).toMatch(shape)
    const reply = await alice.call<{ id: string; in_reply_to_id: string }>('POST /api/v1/statuses', {
      status: 'Second',
      in_reply_to_id: posted.body.id,
    })
    expect(reply.body.in_reply_to_id).toBe(posted.body.id)
    expect((await alice.call(`GET /api/v1/statuses/${posted.body.id}`)).status).toBe(200)
    const page = await alice.call<Page>(`GET /api/v1/timelines/home?max_id=${reply.body.id}`)
    expect(page.body[0]?.id).toBe(posted.body.id)
    const next = /<[^>]+[?&](max_id=[^&>]+)/.exec(page.headers.get('link') ?? '')?.[1]
    if (name === 'snac') expect(next).toBeUndefined()
    else expect(next).toBe(`max_id=${page.body.at(-1)?.id}`)
  })

  it("sort by time where the software's do, and not for snac", async () => {
    const order = async (name: SoftwareName) => {
      const { script, as } = stage({ software: name })
      for (let at = 0; at < 12; at++) {
        script.advance(7001)
        script.as('bob').publish(`Post ${at}`)
      }
      const list = ids((await as('alice').call('GET /api/v1/timelines/home')).body)
      return list.join() === [...list].sort((a, b) => (a < b ? 1 : -1)).join()
    }
    expect([await order('gotosocial'), await order('pleroma'), await order('snac')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('are the same in a stream', async () => {
    const { simulator, script } = stage({ software: 'gotosocial' })
    const { client } = simulator.connect(
      'wss://home.example/api/v1/streaming?stream=user',
      script.signIn('alice').token,
    )
    await new Promise((open) => client.addEventListener('open', open))
    const arriving = new Promise<string>((resolve) => {
      client.onmessage = (event) => resolve(String(event.data))
    })
    script.as('bob').publish('Hello')
    const { payload } = JSON.parse(await arriving) as { payload: string }
    expect((JSON.parse(payload) as { id: string }).id).toMatch(/^01/)
  })
})

describe('what other software lacks', () => {
  it.each<[SoftwareName, string, number]>([
    ['mastodon', '/api/v2/notifications', 200],
    ['mastodon-4.3', '/api/v2/notifications', 200],
    ['mastodon-4.2', '/api/v2/notifications', 404],
    ['mastodon-4.2', '/api/v2/instance', 200],
    ['mastodon-3.5', '/api/v2/instance', 404],
    ['mastodon-3.5', '/api/v2/filters', 404],
    ['mastodon-3.5', '/api/v1/filters', 200],
    ['mastodon-3.5', '/api/v1/notifications', 200],
    ['mastodon-4.2', '/api/v1/endorsements', 200],
    ['mastodon-3.5', '/api/v1/accounts/familiar_followers?id[]=1', 200],
    ['gotosocial', '/api/v1/followed_tags', 200],
    ['gotosocial', '/api/v1/conversations', 200],
    ['gotosocial', '/api/v1/announcements', 200],
    ['gotosocial', '/api/v1/trends/tags', 200],
    ['gotosocial', '/api/v1/domain_blocks', 404],
    ['gotosocial', '/api/v1/timelines/direct', 404],
    ['gotosocial', '/api/v1/instance/languages', 404],
    ['akkoma', '/api/v2/instance', 404],
    ['akkoma', '/api/v1/markers?timeline[]=home', 200],
    ['akkoma', '/api/v1/scheduled_statuses', 200],
    ['akkoma', '/api/v1/followed_tags', 200],
    ['snac', '/api/v2/instance', 404],
    ['snac', '/api/v1/timelines/home', 200],
    ['snac', '/api/v1/timelines/direct', 404],
    ['pixelfed', '/api/v1/lists', 404],
  ])('%s %s: %i', async (name, path, status) => {
    const { as } = stage({ software: name })
    expect((await as('alice').call(`GET ${path}`)).status).toBe(status)
  })

  it('omits fields', async () => {
    const { as } = stage({ software: 'mastodon-4.2' })
    const posted = await as('alice').call('POST /api/v1/statuses', { status: 'x' })
    expect(posted.body).not.toHaveProperty('quote_approval')
    const instance = await as('alice').call('GET /api/v2/instance')
    expect(instance.body).not.toHaveProperty('api_versions')
  })

  it.each<[SoftwareName, boolean]>([
    ['mastodon', true],
    ['mastodon-4.3', true],
    ['mastodon-4.2', false],
  ])('%s accepts lists of redirect URIs and the scope profile: %s', async (software, takes) => {
    const { visitor } = stage({ software })
    const app = (change: object) =>
      visitor.call('POST /api/v1/apps', { client_name: 'x', redirect_uris: 'https://a.example', ...change })
    expect((await app({ redirect_uris: ['https://a.example'] })).status).toBe(takes ? 200 : 422)
    expect((await app({ scopes: 'read profile' })).status).toBe(takes ? 200 : 422)
    expect((await app({ scopes: 'read' })).status).toBe(200)
  })

  it('refuses blur filters before 4.4', async () => {
    const filter = { title: 'x', context: ['home'], filter_action: 'blur' }
    const status = async (software: SoftwareName) =>
      (await stage({ software }).as('alice').call('POST /api/v2/filters', filter)).status
    expect([await status('mastodon'), await status('mastodon-4.3')]).toEqual([200, 422])
  })

  it('states the length of posts as Akkoma does', async () => {
    const { body } = await stage({ software: 'akkoma' }).visitor.call('GET /api/v1/instance')
    expect(body).toMatchObject({ max_toot_chars: 500 })
    expect(body).not.toHaveProperty('configuration')
  })

  it('converts every id for GoToSocial, including small ones', async () => {
    const { as } = stage({ software: 'gotosocial' })
    const made = await as('alice').call<{ id: string }>('POST /api/v1/lists', { title: 'x' })
    expect(made.body.id).toMatch(/^01[0-9A-HJKMNP-TV-Z]{24}$/)
    const read = await as('alice').call(`GET /api/v1/lists/${made.body.id}`)
    expect(read.body).toMatchObject({ id: made.body.id, title: 'x' })
  })

  it('answers with an empty list of conversations, as snac does', async () => {
    const conversations = async (software: SoftwareName) => {
      const { script, as } = stage({ software })
      script.as('bob').publish({ text: '@alice hello', visibility: 'direct' })
      return (await as('alice').call<Page>('GET /api/v1/conversations')).body.length
    }
    expect([await conversations('mastodon'), await conversations('snac')]).toEqual([1, 0])
  })

  it('announces a socket and refuses it, as snac does', async () => {
    const { as, simulator, script } = stage({ software: 'snac' })
    const { body } = await as('alice').call<{ urls: { streaming_api: string } }>('GET /api/v1/instance')
    expect(body.urls.streaming_api).toBe('wss://home.example')
    expect(
      simulator.connect('wss://home.example/api/v1/streaming', script.signIn('alice').token).status,
    ).toBe(404)
  })

  it('answers errors with HTML and without exposed headers, as snac does', async () => {
    const { as } = stage({ software: 'snac' })
    const answer = await as('alice').call<string>('GET /api/v1/statuses/1')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.headers.get('access-control-expose-headers')).toBeNull()
    const preflight = await as('alice').call('OPTIONS /api/v1/accounts/update_credentials')
    expect(preflight.headers.get('access-control-allow-methods')).not.toContain('PATCH')
  })
})
