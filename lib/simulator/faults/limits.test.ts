// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { RateLimits, type Counted } from './limits'
import { stage } from '../testing'

const NOW = Date.UTC(2026, 0, 1)

describe('rate limits', () => {
  it.each<[string, Partial<Counted>, number, number]>([
    ['reads of a token', {}, 300, 5],
    ['pages', { paging: true }, 300, 15],
    ['uploads', { method: 'POST', path: '/api/v2/media' }, 30, 30],
    ['deletions', { method: 'DELETE', path: '/api/v1/statuses/1' }, 30, 30],
    ['undone boosts', { method: 'POST', path: '/api/v1/statuses/1/unreblog' }, 30, 30],
    ['apps', { method: 'POST', path: '/api/v1/apps', token: null, user: null }, 5, 10],
  ])('%s: %j, %i in %i minutes', (_, change, limit, minutes) => {
    const limits = new RateLimits()
    const request: Counted = {
      method: 'GET',
      path: '/api/v1/timelines/home',
      paging: false,
      token: 't',
      user: 'u',
      ...change,
    }
    // Reads would also fill the five-minute limit of the token, so spread the others over their period.
    const at = (index: number) => NOW + (minutes > 5 ? Math.floor((index * minutes) / limit) * 60_000 : 0)
    for (let index = 0; index < limit; index++) expect(limits.count(request, at(index)).exceeded).toBe(false)
    const refused = limits.count(request, at(limit - 1))
    expect(refused.exceeded).toBe(true)
    expect(refused.headers['x-ratelimit-reset']).toBe(
      new Date(NOW + minutes * 60_000).toISOString().replace('Z', '000Z'),
    )
    expect(limits.count(request, NOW + minutes * 60_000).exceeded).toBe(false)
  })

  it('counts all tokens of a user together', () => {
    const limits = new RateLimits()
    const read = (token: string) =>
      limits.count({ method: 'GET', path: '/api/v1/lists', paging: false, token, user: 'u' }, NOW).exceeded
    const refused = Array.from({ length: 1501 }, (_, at) => read(`t${at % 10}`))
    expect(refused.indexOf(true)).toBe(1500)
  })

  it('are enforced on demand, per kind', async () => {
    const { as, script } = stage()
    script.enforceLimits(true)
    const alice = as('alice')
    for (let at = 0; at < 30; at++) {
      const { id } = script.as('alice').publish(`${at}`)
      expect((await alice.call(`DELETE /api/v1/statuses/${id}`)).status).toBe(200)
    }
    const { id } = script.as('alice').publish('one more')
    const refused = await alice.call(`DELETE /api/v1/statuses/${id}`)
    expect([refused.status, refused.headers.get('x-ratelimit-limit')]).toEqual([429, '30'])
    expect((await alice.call('GET /api/v1/timelines/home')).status).toBe(200)
  })
})
