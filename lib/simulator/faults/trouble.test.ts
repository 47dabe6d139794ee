// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ids, stage } from '../testing'

const HOME = '/api/v1/timelines/home'

describe('trouble', () => {
  it('runs the handler and loses the answer', async () => {
    const { script, as, world } = stage()
    script.loseAnswer('POST /api/v1/statuses')
    const before = world.statuses.size
    const post = () => as('alice').call('POST /api/v1/statuses', { status: 'x' }, { 'idempotency-key': 'k' })
    await expect(post()).rejects.toThrow('Failed to fetch')
    expect(world.statuses.size).toBe(before + 1)
    expect((await post()).status).toBe(200)
    expect(world.statuses.size).toBe(before + 1)
  })

  it('refuses as often as set', async () => {
    const { script, as } = stage()
    script.refuse(HOME, 503, { error: 'Busy' }, { times: 2 })
    const status = async () => (await as('alice').call(`GET ${HOME}`)).status
    expect([await status(), await status(), await status()]).toEqual([503, 503, 200])
  })

  it('limits requests with a header that says until when', async () => {
    const { script, as } = stage()
    script.rateLimit('POST /api/v1/statuses/:id/favourite', 60)
    const answer = await as('alice').call('POST /api/v1/statuses/1/favourite')
    expect(answer.status).toBe(429)
    expect(answer.headers.get('x-ratelimit-reset')).toBe('2026-06-15T12:01:00.000Z')
  })

  it('answers with an HTML page', async () => {
    const { script, as } = stage()
    script.htmlError(HOME, 502)
    const answer = await as('alice').call<string>(`GET ${HOME}`)
    expect([answer.status, answer.body.startsWith('<html>')]).toEqual([502, true])
  })

  it('malforms one item of a list', async () => {
    const { script, as } = stage()
    script.malformItem(HOME, 1, { nonsense: true })
    const { body } = await as('alice').call<object[]>(`GET ${HOME}`)
    expect(body[1]).toEqual({ nonsense: true })
    expect(body.length).toBeGreaterThan(2)
  })

  it('lags behind with counts in answers, not in later reads', async () => {
    const { script, as } = stage()
    const post = script.as('bob').publish('x')
    script.as('alice').favourite(post.id)
    script.lagCounts(true)
    const path = `/api/v1/statuses/${post.id}`
    const answer = await as('alice').call(`POST ${path}/unfavourite`)
    expect(answer.body).toMatchObject({ favourited: false, favourites_count: 1 })
    expect((await as('alice').call(`GET ${path}`)).body).toMatchObject({ favourites_count: 0 })
  })

  it('builds a home for a while', async () => {
    const { script, as } = stage()
    script.homeBuilding('alice', 1)
    const first = await as('alice').call(`GET ${HOME}`)
    expect([first.status, first.headers.get('mastodon-async-refresh')?.includes('retry=5')]).toEqual([
      206,
      true,
    ])
    expect((await as('alice').call(`GET ${HOME}`)).status).toBe(200)
  })

  it('delays the processing of uploads', async () => {
    const { script, as } = stage()
    script.media({ polls: 2 })
    const form = new FormData()
    form.set('file', new Blob(['x'], { type: 'image/png' }), 'x.png')
    const uploaded = await as('alice').call<{ id: string; url: null }>('POST /api/v2/media', form)
    expect([uploaded.status, uploaded.body.url]).toEqual([202, null])
    const read = async () => (await as('alice').call(`GET /api/v1/media/${uploaded.body.id}`)).status
    expect([await read(), await read(), await read()]).toEqual([206, 206, 200])
  })

  it('holds answers and releases them in any order', async () => {
    const { script, as } = stage()
    const held = script.hold('POST /api/v1/statuses')
    const order: string[] = []
    const post = async (status: string) => {
      const { body } = await as('alice').call<{ content: string }>('POST /api/v1/statuses', { status })
      order.push(body.content)
    }
    const both = Promise.all([post('1'), post('2')])
    await expect.poll(() => held.count).toBe(2)
    held.release([1, 0])
    await both
    expect(order).toEqual(['<p>2</p>', '<p>1</p>'])
  })

  it('is offline until switched off', async () => {
    const { script, as } = stage()
    script.offline(true)
    await expect(as('alice').call(`GET ${HOME}`)).rejects.toThrow('Failed to fetch')
    script.calm()
    expect(ids((await as('alice').call(`GET ${HOME}`)).body).length).toBeGreaterThan(0)
  })
})
