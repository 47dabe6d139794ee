// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addUser } from '../../store/records'
import { ids, stage } from '../../testing'

type Relationship = Record<string, unknown>

const other = (at: ReturnType<typeof stage>, acct = 'bob') => at.script.account(acct).id

describe('follows', () => {
  it('of a locked account wait for its answer', async () => {
    const at = stage()
    const alice = at.as('alice')
    at.script.as('alice').unfollow('bob')
    const id = other(at)
    const asked = await alice.call<Relationship>(`POST /api/v1/accounts/${id}/follow`, { notify: true })
    expect(asked.body).toMatchObject({ following: false, requested: true, notifying: true })
    const requests = await at.as('bob').call('GET /api/v1/follow_requests')
    expect(ids(requests.body)).toEqual([other(at, 'alice')])
    await at.as('bob').call(`POST /api/v1/follow_requests/${other(at, 'alice')}/authorize`)
    const now = await alice.call<Relationship[]>(`GET /api/v1/accounts/relationships?id[]=${id}`)
    expect(now.body[0]).toMatchObject({ following: true, requested: false, notifying: true })
  })

  it('move both counts', async () => {
    const at = stage()
    const counts = () => [
      at.script.account('alice').followingCount,
      at.script.account('carol@far.example').followersCount,
    ]
    const before = counts()
    at.script.as('alice').unfollow('carol@far.example')
    expect(counts()).toEqual(before.map((count) => count - 1))
    at.script.as('alice').unfollow('carol@far.example')
    expect(counts()).toEqual(before.map((count) => count - 1))
  })

  it.each([
    ['the account of the user', 'alice', 403],
    ['an account that blocks the follower', 'bob', 403],
    ['nobody', '', 404],
  ])('of %s are refused', async (_, acct, status) => {
    const at = stage()
    at.script.as('bob').block('alice')
    const id = acct ? other(at, acct) : '1'
    expect((await at.as('alice').call(`POST /api/v1/accounts/${id}/follow`)).status).toBe(status)
  })

  it('with notifications on announce new posts', async () => {
    const at = stage()
    at.script.as('alice').follow('bob', { notify: true })
    at.script.as('bob').publish('News')
    const notifications = await at.as('alice').call<{ type: string }[]>('GET /api/v1/notifications')
    expect(notifications.body.map(({ type }) => type)).toEqual(['status'])
  })
})

describe('a block', () => {
  it('ends follows in both directions and shows on both sides', async () => {
    const at = stage()
    at.script.as('bob').follow('alice')
    await at.as('alice').call(`POST /api/v1/accounts/${other(at)}/block`)
    const seen = async (acct: string, of: string) =>
      (await at.as(acct).call<Relationship[]>(`GET /api/v1/accounts/relationships?id[]=${other(at, of)}`))
        .body[0]
    expect(await seen('alice', 'bob')).toMatchObject({ blocking: true, following: false, followed_by: false })
    expect(await seen('bob', 'alice')).toMatchObject({ blocked_by: true, following: false })
    expect((await at.as('bob').call(`GET /api/v1/accounts/${other(at, 'alice')}/statuses`)).body).toEqual([])
  })
})

describe('lists of people', () => {
  const people = async (at: ReturnType<typeof stage>, by: string, path: string) =>
    ids((await at.as(by).call(`GET /api/v1/${path}`)).body)

  it('leave out accounts that the reader blocks or mutes, except in own lists', async () => {
    const at = stage()
    at.script.as('alice').follow('carol@far.example')
    at.script.as('bob').follow('carol@far.example')
    at.script.as('bob').mute('alice')
    const carol = other(at, 'carol@far.example')
    expect(await people(at, 'alice', `accounts/${carol}/followers`)).toContain(other(at, 'alice'))
    expect(await people(at, 'bob', `accounts/${carol}/followers`)).not.toContain(other(at, 'alice'))
    at.script.as('alice').follow('bob')
    expect(await people(at, 'bob', `accounts/${other(at)}/followers`)).toContain(other(at, 'alice'))
  })

  it('leave out suspended accounts', async () => {
    const at = stage()
    const carol = at.script.account('carol@far.example')
    at.script.as('alice').block('carol@far.example')
    at.script.as('alice').mute('carol@far.example')
    expect(await people(at, 'alice', 'blocks')).toEqual([carol.id])
    at.world.accounts.patch(carol.id, { suspended: true })
    expect(await people(at, 'alice', 'blocks')).toEqual([])
    expect(await people(at, 'alice', 'mutes')).toEqual([])
  })

  it('lose a timed mute when it ends', async () => {
    const at = stage()
    at.script.as('alice').mute('bob', 60)
    const alice = at.as('alice')
    const before = await alice.call<Record<string, unknown>[]>('GET /api/v1/mutes')
    expect(before.body[0]?.['mute_expires_at']).toMatch(/Z$/)
    at.script.advance(60_000)
    expect((await alice.call('GET /api/v1/mutes')).body).toEqual([])
  })
})

describe('a domain block', () => {
  it('ends follows and hides everything from the domain', async () => {
    const at = stage()
    const alice = at.as('alice')
    const preview = await alice.call('GET /api/v1/domain_blocks/preview?domain=far.example')
    expect(preview.body).toEqual({ following_count: 1, followers_count: 0 })
    await alice.call('POST /api/v1/domain_blocks', { domain: 'far.example' })
    const post = at.script.as('carol@far.example').publish('@alice x')
    expect(ids((await alice.call('GET /api/v1/timelines/public')).body)).not.toContain(post.id)
    // Mastodon notifies only about the follows that ended.
    const { body } = await alice.call<{ type: string }[]>('GET /api/v1/notifications')
    expect(body.map(({ type }) => type)).toEqual(['severed_relationships'])
  })
})

describe('lists', () => {
  it('accept only followed accounts, once', async () => {
    const at = stage()
    const alice = at.as('alice')
    const list = await alice.call<{ id: string }>('POST /api/v1/lists', { title: 'x' })
    const add = async (id: string) =>
      (await alice.call(`POST /api/v1/lists/${list.body.id}/accounts`, { account_ids: [id] })).status
    expect([await add(other(at)), await add(other(at))]).toEqual([200, 422])
    at.script.as('alice').unfollow('carol@far.example')
    expect(await add(other(at, 'carol@far.example'))).toBe(404)
    at.script.as('alice').unfollow('bob')
    expect((await alice.call(`GET /api/v1/lists/${list.body.id}/accounts?limit=0`)).body).toEqual([])
  })

  it('accept accounts that were asked for a follow, whose posts wait for the answer', async () => {
    const at = stage()
    const alice = at.as('alice')
    at.script.as('alice').unfollow('bob')
    await alice.call(`POST /api/v1/accounts/${other(at)}/follow`)
    const list = await alice.call<{ id: string }>('POST /api/v1/lists', { title: 'x' })
    const path = `/api/v1/lists/${list.body.id}/accounts`
    expect((await alice.call(`POST ${path}`, { account_ids: [other(at)] })).status).toBe(200)
    const post = at.script.as('bob').publish('For the list')
    const timeline = async () => ids((await alice.call(`GET /api/v1/timelines/list/${list.body.id}`)).body)
    expect(await timeline()).not.toContain(post.id)
    await at.as('bob').call(`POST /api/v1/follow_requests/${other(at, 'alice')}/authorize`)
    expect(await timeline()).toContain(post.id)
    at.script.as('alice').unfollow('bob')
    await alice.call(`POST /api/v1/accounts/${other(at)}/follow`)
    await alice.call(`POST ${path}`, { account_ids: [other(at)] })
    await at.as('bob').call(`POST /api/v1/follow_requests/${other(at, 'alice')}/reject`)
    expect((await alice.call(`GET ${path}`)).body).toEqual([])
  })

  it('accept all accounts of a request or none', async () => {
    const at = stage()
    const alice = at.as('alice')
    const list = await alice.call<{ id: string }>('POST /api/v1/lists', { title: 'x' })
    const path = `/api/v1/lists/${list.body.id}/accounts`
    const refused = await alice.call(`POST ${path}`, { account_ids: [other(at), '404'] })
    expect(refused).toMatchObject({ status: 404, body: { error: 'Record not found' } })
    expect((await alice.call(`GET ${path}`)).body).toEqual([])
  })

  it('page their members by account id, newest first', async () => {
    const at = stage()
    const alice = at.as('alice')
    const list = await alice.call<{ id: string }>('POST /api/v1/lists', { title: 'x' })
    const path = `/api/v1/lists/${list.body.id}/accounts`
    const members = [other(at, 'carol@far.example'), other(at)]
    await alice.call(`POST ${path}`, { account_ids: members })
    const [newest = '', oldest = ''] = members.sort((a, b) => Number(BigInt(b) - BigInt(a)))
    const first = await alice.call(`GET ${path}?limit=1`)
    expect(ids(first.body)).toEqual([newest])
    expect(first.headers.get('link')).toContain(`max_id=${newest}`)
    expect(ids((await alice.call(`GET ${path}?limit=1&max_id=${newest}`)).body)).toEqual([oldest])
  })

  it.each([
    ['no title', { title: ' ' }, "Validation failed: Title can't be blank"],
    [
      'a long title',
      { title: 'x'.repeat(257) },
      'Validation failed: Title is too long (maximum is 256 characters)',
    ],
    ['an unknown policy', { title: 'x', replies_policy: 'all' }, "'all' is not a valid replies_policy"],
  ])('are refused with %s', async (_name, body, error) => {
    const at = stage()
    expect(await at.as('alice').call('POST /api/v1/lists', body)).toMatchObject({
      status: 422,
      body: { error },
    })
  })

  it('are at most 50', async () => {
    const at = stage()
    const create = () => at.as('alice').call('POST /api/v1/lists', { title: 'x' })
    for (let made = 0; made < 50; made++) expect((await create()).status).toBe(200)
    expect((await create()).status).toBe(422)
  })

  it('are private', async () => {
    const at = stage()
    const list = await at.as('alice').call<{ id: string }>('POST /api/v1/lists', { title: 'x' })
    expect((await at.as('bob').call(`GET /api/v1/lists/${list.body.id}`)).status).toBe(404)
    expect((await at.as('bob').call(`GET /api/v1/timelines/list/${list.body.id}`)).status).toBe(404)
  })
})

describe('filters', () => {
  type Filtered = {
    id: string
    filtered: {
      filter: { title: string; filter_action: string }
      keyword_matches: string[] | null
      status_matches: string[] | null
    }[]
  }
  const setup = async (body: object) => {
    const at = stage()
    const alice = at.as('alice')
    await alice.call('POST /api/v2/filters', {
      title: 'T',
      context: ['home'],
      filter_action: 'warn',
      ...body,
    })
    const read = async (id: string) =>
      (await alice.call<Filtered>(`GET /api/v1/statuses/${id}`)).body.filtered
    return { ...at, alice, read }
  }
  it('match keywords and name them', async () => {
    const { script, read } = await setup({
      keywords_attributes: [{ keyword: 'soup', whole_word: true }, { keyword: 'fish' }],
    })
    const hit = await read(script.as('bob').publish('Fish Soup!').id)
    expect(hit).toMatchObject([
      {
        filter: { title: 'T', filter_action: 'warn' },
        keyword_matches: ['soup', 'fish'],
        status_matches: null,
      },
    ])
    expect(await read(script.as('bob').publish('Soupy').id)).toEqual([])
  })
  it('match single posts', async () => {
    const { script, read, alice } = await setup({})
    const post = script.as('bob').publish('x')
    const [filter] = (await alice.call<{ id: string }[]>('GET /api/v2/filters')).body
    await alice.call(`POST /api/v2/filters/${filter?.id ?? ''}/statuses`, { status_id: post.id })
    expect(await read(post.id)).toMatchObject([{ keyword_matches: null, status_matches: [post.id] }])
  })
  it.each<[object, string]>([
    [{ title: ' ', context: ['home'] }, "Title can't be blank"],
    [{ title: 'x'.repeat(257), context: ['home'] }, 'Title is too long (maximum is 256 characters)'],
    [
      { title: '', context: [] },
      "Title can't be blank, Context can't be blank, Context None or invalid context supplied",
    ],
    [{ title: 'x', context: ['moon'] }, 'Context None or invalid context supplied'],
    [
      { title: 'x', context: ['home'], keywords_attributes: [{ keyword: '' }] },
      "Keywords keyword can't be blank",
    ],
  ])('are refused with the reason for %j', async (body, reason) => {
    const { alice } = await setup({})
    const answer = await alice.call('POST /api/v2/filters', body)
    expect(answer).toMatchObject({ status: 422, body: { error: `Validation failed: ${reason}` } })
  })
  it('keep their other keywords when one is changed by the v1 API', async () => {
    const { alice } = await setup({ keywords_attributes: [{ keyword: 'soup' }, { keyword: 'fish' }] })
    const [first] = (await alice.call<{ id: string }[]>('GET /api/v1/filters')).body
    const change = (body: object) => alice.call(`PUT /api/v1/filters/${first?.id ?? ''}`, body)
    expect((await change({ phrase: 'stew', context: ['home'] })).status).toBe(200)
    expect((await change({ phrase: 'stew', context: ['public'] })).status).toBe(422)
    expect((await alice.call('GET /api/v2/filters')).body).toMatchObject([
      { title: 'T', keywords: [{ keyword: 'stew' }, { keyword: 'fish' }] },
    ])
  })
  it('expire and never apply to own posts', async () => {
    const { script, read } = await setup({ expires_in: 60, keywords_attributes: [{ keyword: 'soup' }] })
    expect(await read(script.as('alice').publish('soup').id)).toEqual([])
    const post = script.as('bob').publish('soup')
    expect(await read(post.id)).toHaveLength(1)
    script.advance(61_000)
    expect(await read(post.id)).toEqual([])
  })
})

describe('edits', () => {
  it('leave a history, notify boosters, and do nothing without changes', async () => {
    const at = stage()
    const { script } = at
    const post = script.as('bob').publish('One')
    script.as('alice').boost(post.id)
    const edit = (status: string) => at.as('bob').call(`PUT /api/v1/statuses/${post.id}`, { status })
    await edit('Two')
    await edit('Two')
    const history = await at
      .as('alice')
      .call<{ content: string }[]>(`GET /api/v1/statuses/${post.id}/history`)
    expect(history.body.map(({ content }) => content)).toEqual(['<p>One</p>', '<p>Two</p>'])
    const notifications = await at.as('alice').call<{ type: string }[]>('GET /api/v1/notifications')
    expect(notifications.body.map(({ type }) => type)).toEqual(['update'])
  })

  it('keep earlier descriptions of media', async () => {
    const at = stage()
    const { script } = at
    const id = script.attach('bob', { description: 'A bird' })
    const post = script.as('bob').publish({ text: 'Look', mediaIds: [id] })
    const media_attributes = [{ id, description: 'A heron' }]
    const change = { status: 'Look', media_ids: [id], media_attributes }
    await at.as('bob').call(`PUT /api/v1/statuses/${post.id}`, change)
    const history = await at
      .as('alice')
      .call<{ media_attachments: { description: string }[] }[]>(`GET /api/v1/statuses/${post.id}/history`)
    expect(history.body.map(({ media_attachments: [media] }) => media?.description)).toEqual([
      'A bird',
      'A heron',
    ])
  })

  it('of poll options restart the vote', async () => {
    const at = stage()
    const poll = { options: ['a', 'b'], expires_in: 600 }
    const post = await at
      .as('bob')
      .call<{ id: string; poll: { id: string } }>('POST /api/v1/statuses', { status: '?', poll })
    await at.as('alice').call(`POST /api/v1/polls/${post.body.poll.id}/votes`, { choices: [0] })
    await at
      .as('bob')
      .call(`PUT /api/v1/statuses/${post.body.id}`, { status: '?', poll: { ...poll, options: ['a', 'c'] } })
    const after = await at.as('alice').call(`GET /api/v1/polls/${post.body.poll.id}`)
    expect(after.body).toMatchObject({ votes_count: 0, voted: false })
  })
})

describe('pins', () => {
  it('are limited to five own posts', async () => {
    const at = stage()
    const alice = at.as('alice')
    const pin = async (id: string) => (await alice.call(`POST /api/v1/statuses/${id}/pin`)).status
    const results: number[] = []
    for (let n = 0; n < 6; n++) results.push(await pin(at.script.as('alice').publish(`${n}`).id))
    expect(results).toEqual([200, 200, 200, 200, 200, 422])
    expect(await pin(at.script.as('bob').publish('x').id)).toBe(422)
    const pinned = await alice.call<[]>(`GET /api/v1/accounts/${other(at, 'alice')}/statuses?pinned=true`)
    expect(pinned.body).toHaveLength(5)
  })
})

describe('sign-up', () => {
  it('reports errors per field and waits for the confirmation', async () => {
    const at = stage()
    const app = await at.visitor.call<{ client_id: string; client_secret: string }>('POST /api/v1/apps', {
      client_name: 'x',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
      scopes: 'read write',
    })
    const own = await at.visitor.call<{ access_token: string }>('POST /oauth/token', {
      ...app.body,
      grant_type: 'client_credentials',
      scope: 'read write',
    })
    const headers = { authorization: `Bearer ${own.body.access_token}` }
    const sign = (body: object) =>
      at.visitor.call<Record<string, never>>('POST /api/v1/accounts', body, headers)
    const bad = await sign({ username: 'alice', email: 'no', password: 'short' })
    expect(bad.status).toBe(422)
    expect(bad.body['details']).toMatchObject({
      username: [{ error: 'ERR_TAKEN' }],
      email: [{ error: 'ERR_INVALID' }],
      agreement: [{ error: 'ERR_ACCEPTED' }],
    })
    const good = await sign({
      username: 'zoe',
      email: 'zoe@mail.example',
      password: 'long enough',
      agreement: true,
    })
    const zoe = { authorization: `Bearer ${String(good.body['access_token'])}` }
    const home = async () => (await at.visitor.call('GET /api/v1/timelines/home', undefined, zoe)).status
    const verified = async () =>
      (await at.visitor.call('GET /api/v1/accounts/verify_credentials', undefined, zoe)).status
    expect([await home(), await verified()]).toEqual([403, 403])
    at.script.confirmEmail('zoe')
    expect([await home(), await verified()]).toEqual([200, 200])
  })
})

describe('access', () => {
  it.each([
    ['a visitor', null, 401],
    ['an app', 'app', 422],
  ])('to home is refused to %s', async (_, identityKey, status) => {
    const at = stage()
    const app = await at.visitor.call<Record<string, string>>('POST /api/v1/apps', {
      client_name: 'x',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    })
    const token = await at.visitor.call<{ access_token: string }>('POST /oauth/token', {
      ...app.body,
      grant_type: 'client_credentials',
    })
    const headers: Record<string, string> = identityKey
      ? { authorization: `Bearer ${token.body.access_token}` }
      : {}
    expect((await at.visitor.call('GET /api/v1/timelines/home', undefined, headers)).status).toBe(status)
  })

  it('ends for suspended accounts and their posts', async () => {
    const at = stage()
    const carol = at.script.account('carol@far.example')
    addUser(at.world, { id: carol.id })
    const post = at.script.as('carol@far.example').publish('x')
    at.world.accounts.patch(carol.id, { suspended: true })
    expect((await at.visitor.call(`GET /api/v1/statuses/${post.id}`)).status).toBe(404)
    expect((await at.visitor.call(`GET /api/v1/accounts/${carol.id}`)).body).toMatchObject({
      suspended: true,
      note: '',
    })
  })
})
