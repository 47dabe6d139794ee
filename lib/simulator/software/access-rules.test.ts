// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { clientOf, stage } from '../testing'
import type { SoftwareName } from './'

const PUBLIC = '/api/v1/timelines/public'

describe('authentication', () => {
  it.each<[SoftwareName, string, number]>([
    ['mastodon', PUBLIC, 200],
    ['mastodon', '/api/v1/timelines/home', 401],
    ['gotosocial', PUBLIC, 401],
    ['gotosocial', '/api/v1/accounts/lookup?acct=bob', 401],
    ['gotosocial', '/api/v2/search?q=bob', 401],
    ['gotosocial', '/api/v2/instance', 200],
    ['akkoma', PUBLIC, 200],
    ['akkoma', '/api/v1/accounts/lookup?acct=bob', 200],
    ['akkoma', '/api/v1/timelines/home', 403],
  ])('a visitor of %s at %s: %i', async (software, path, status) => {
    const { visitor } = stage({ software })
    expect((await visitor.call(`GET ${path}`)).status).toBe(status)
  })

  it.each<[SoftwareName, number, string, number]>([
    ['mastodon', 401, 'The access token was revoked', 401],
    ['gotosocial', 401, 'Unauthorized: token not supplied', 401],
    ['akkoma', 403, 'Invalid credentials.', 200],
  ])('a revoked token at %s: %i %s', async (software, status, error, inPublic) => {
    const { simulator, script } = stage({ software })
    const { token } = script.signIn('alice')
    script.revoke(token)
    const client = clientOf(simulator, token)
    const answer = await client.call('GET /api/v1/accounts/verify_credentials')
    expect([answer.status, answer.body]).toEqual([status, { error }])
    expect((await client.call(`GET ${PUBLIC}`)).status).toBe(inPublic)
  })
})

describe('reads of several posts or accounts at once', () => {
  it.each<[SoftwareName, string, number]>([
    ['mastodon', 'statuses?id[]', 200],
    ['mastodon', 'accounts?id[]', 200],
    ['mastodon-4.3', 'statuses?id[]', 200],
    ['mastodon-4.2', 'statuses?id[]', 404],
    ['mastodon-4.2', 'accounts?id[]', 404],
    ['gotosocial', 'statuses?id[]', 404],
    ['gotosocial', 'accounts?id[]', 404],
    ['snac', 'statuses?id[]', 404],
    ['akkoma', 'statuses?id[]', 400],
    ['akkoma', 'statuses?ids[]', 200],
    ['akkoma', 'accounts?id[]', 404],
  ])('%s: %s answers %i', async (software, query, status) => {
    const { as, script, simulator } = stage({ software })
    const id = query.startsWith('statuses') ? script.as('bob').publish('x').id : script.account('bob').id
    const sent = simulator.server.software.encodeId(id)
    const answer = await as('alice').call(`GET /api/v1/${query}=${sent}`)
    expect(answer.status).toBe(status)
    if (status === 200) expect(answer.body).toMatchObject([{ id: sent }])
  })
})
