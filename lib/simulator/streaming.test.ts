// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { listen, stage } from './testing'

describe('streaming', () => {
  it('sends a post to every stream that shows it, with its name and argument', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', [
      { stream: 'user' },
      { stream: 'public' },
      { stream: 'public:local' },
      { stream: 'hashtag', tag: 'Tea' },
    ])
    const post = at.script.as('carol@far.example').publish('#tea')
    await settle()
    expect(got.map(({ stream }) => stream)).toEqual([['user'], ['public'], ['hashtag', 'Tea']])
    at.script.as('carol@far.example').edit(post.id, { text: 'no #tea today' })
    at.script.as('carol@far.example').remove(post.id)
    await settle()
    expect(got.map(({ event }) => event).slice(3)).toEqual([
      'status.update',
      'status.update',
      'status.update',
      'delete',
      'delete',
      'delete',
    ])
    expect(got.at(-1)?.payload).toBe(post.id)
  })

  it('leaves personal fields out of shared streams', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }, { stream: 'public' }])
    const post = at.script.as('bob').publish('x')
    at.script.as('alice').favourite(post.id)
    at.script.as('bob').edit(post.id, { text: 'y' })
    await settle()
    const [mine, shared] = got.slice(2).map(({ payload }) => JSON.parse(payload ?? '') as object)
    expect(mine).toMatchObject({ favourited: true, filtered: [] })
    for (const key of ['favourited', 'reblogged', 'bookmarked', 'muted', 'filtered'])
      expect(shared).not.toHaveProperty(key)
  })

  it.each(['mute', 'block'] as const)('deletes from feeds what a %s hides', async (how) => {
    const at = stage()
    const { script, world } = at
    const alice = script.account('alice').id
    const carol = script.account('carol@far.example').id
    const list = world.lists.put({
      id: world.ids.serial(),
      accountId: alice,
      title: 'x',
      repliesPolicy: 'list',
      exclusive: false,
    })
    for (const accountId of [carol, script.account('bob').id])
      world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId })
    const own = script.as('carol@far.example').publish('mine')
    const mention = script.as('bob').publish('for @carol@far.example')
    const boost = script.as('bob').boost(own.id)
    script.as('bob').publish('unconcerned')
    script.as('carol@far.example').publish({ text: '@alice psst', visibility: 'direct' })
    const { got, settle } = await listen(at, 'alice', [
      { stream: 'user' },
      { stream: 'public' },
      { stream: 'list', list: list.id },
    ])
    script.as('alice')[how]('carol@far.example')
    await settle()
    expect(new Set(got.map(({ event }) => event))).toEqual(new Set(['delete']))
    const gone = (stream: string) =>
      got.filter((message) => message.stream?.[0] === stream).map(({ payload }) => payload)
    for (const id of [own.id, mention.id, boost.id]) {
      expect(gone('user')).toContain(id)
      expect(gone('list')).toContain(id)
    }
    expect(gone('public')).toEqual([])
    expect(gone('user')).toHaveLength(6)
    const client = at.as('alice')
    expect((await client.call('GET /api/v1/conversations')).body).toEqual([])
    expect((await client.call('GET /api/v1/notifications')).body).toEqual([])
    expect((await client.call(`GET /api/v1/statuses/${own.id}`)).status).toBe(200)
  })

  it('sends notifications and conversations to their owner only', async () => {
    const at = stage()
    const alice = await listen(at, 'alice', [{ stream: 'user:notification' }, { stream: 'direct' }])
    const bob = await listen(at, 'bob', [{ stream: 'user' }])
    at.script.as('bob').publish({ text: '@alice psst', visibility: 'direct' })
    await alice.settle()
    expect(alice.got.map(({ event }) => event)).toEqual(['conversation', 'notification'])
    expect(bob.got.map(({ event }) => event)).toEqual(['update'])
  })

  it('sends filter matches on shared streams to users with filters', async () => {
    const at = stage()
    const { world, script } = at
    world.filters.put({
      id: world.ids.serial(),
      accountId: script.account('alice').id,
      title: 'soup',
      contexts: ['public'],
      action: 'warn',
      expiresAt: null,
      keywords: [{ id: world.ids.serial(), keyword: 'soup', wholeWord: true }],
      statuses: [],
    })
    const { got, settle } = await listen(at, 'alice', [{ stream: 'public' }])
    script.as('bob').publish('soup')
    script.as('bob').publish('bread')
    await settle()
    const matches = got.map(({ payload }) => (JSON.parse(payload ?? '') as { filtered: object[] }).filtered)
    expect(matches.map((list) => list.length)).toEqual([1, 0])
  })

  it('sends edits and deletions to mentioned accounts, outside home too', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'bob', [{ stream: 'user' }, { stream: 'user:notification' }])
    const post = at.script.as('carol@far.example').publish('@bob hi')
    at.script.as('carol@far.example').edit(post.id, { text: '@bob hello' })
    at.script.as('carol@far.example').remove(post.id)
    await settle()
    expect(got.map(({ stream, event }) => `${event} ${stream?.join()}`)).toEqual([
      'notification user',
      'notification user:notification',
      'status.update user',
      'status.update user:notification',
      'delete user',
    ])
  })

  it('finds tags with and without diacritics', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', [{ stream: 'hashtag', tag: 'Cafe' }])
    at.script.as('bob').publish('#Café')
    await settle()
    expect(got.map(({ stream }) => stream)).toEqual([['hashtag', 'Cafe']])
    const page = await at.as('alice').call<object[]>('GET /api/v1/timelines/tag/CAFÉ')
    expect(page.body).toHaveLength(1)
  })

  it.each([
    [{ stream: 'nonsense' }, 'Unknown stream type', 400],
    [{ stream: 'list', list: '99' }, 'Not authorized to stream this list', 401],
    [{ stream: 'list' }, 'Missing list name parameter', 400],
    [{ stream: 'hashtag' }, 'Missing tag name parameter', 400],
  ])('answers %j with an error without stream', async (channel, error, status) => {
    const { client, got, settle } = await listen(stage(), 'alice', [channel])
    await settle()
    client.send(JSON.stringify({ type: 'unsubscribe', ...channel }))
    await settle()
    expect(got).toEqual([{ error, status }, { error: 'Error unsubscribing from channel' }])
  })

  it('refuses a bad token', () => {
    const { simulator } = stage()
    expect(simulator.connect('wss://home.example/api/v1/streaming', 'nonsense').status).toBe(401)
  })

  it('can close cleanly or die silently', async () => {
    const at = stage()
    const { client, got, settle } = await listen(at, 'alice', [{ stream: 'user' }])
    at.script.dropSockets('silent')
    at.script.as('bob').publish('unheard')
    await settle()
    expect([client.readyState, got]).toEqual([1, []])
    const other = await listen(at, 'alice', [{ stream: 'user' }])
    at.script.dropSockets('clean')
    await settle()
    expect(other.client.readyState).toBe(3)
  })

  it('holds messages and releases them in any order', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }])
    const held = at.script.holdStream()
    const first = at.script.as('bob').publish('1')
    const second = at.script.as('bob').publish('2')
    held.release(() => [1, 0])
    await settle()
    expect(got.map(({ payload }) => (JSON.parse(payload ?? '') as { id: string }).id)).toEqual([
      second.id,
      first.id,
    ])
  })

  it.each([
    ['user', null, 401],
    ['list', 'alice', 400],
    ['list?list=99', 'alice', 401],
    ['hashtag', 'alice', 400],
  ])('refuses the event stream %s to %s with %i', async (path, acct, status) => {
    const { as, visitor } = stage()
    const client = acct === null ? visitor : as(acct)
    expect((await client.call(`GET /api/v1/streaming/${path}`)).status).toBe(status)
  })

  it('sends a heartbeat comment every fifteen seconds', async () => {
    vi.useFakeTimers()
    const at = stage()
    const { token } = at.script.signIn('alice')
    const response = await at.simulator.fetch(
      new Request('https://home.example/api/v1/streaming/user', {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    const reader = response.body?.getReader()
    await reader?.read()
    vi.advanceTimersByTime(15_000)
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(':thump\n')
    await reader?.cancel()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('is also available as server-sent events', async () => {
    const at = stage()
    const { token } = at.script.signIn('alice')
    const response = await at.simulator.fetch(
      new Request('https://home.example/api/v1/streaming/user', {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    const reader = response.body?.getReader()
    await reader?.read()
    at.script.as('bob').publish('heard')
    const chunk = new TextDecoder().decode((await reader?.read())?.value)
    expect(chunk).toMatch(/^event: update\ndata: \{/)
    await reader?.cancel()
    expect(at.simulator.server.hub.peers.size).toBe(0)
  })
})

describe('the order of an answer and what it streams', () => {
  it('is answer first, for all listeners', async () => {
    const at = stage()
    const own = await listen(at, 'alice', [{ stream: 'user' }])
    const other = await listen(at, 'bob', [{ stream: 'user:notification' }])
    await at.as('alice').call('POST /api/v1/statuses', { status: '@bob after the answer' })
    expect([own.got, other.got]).toEqual([[], []])
    await own.settle()
    expect(own.got.map(({ event }) => event)).toEqual(['update'])
    expect(other.got.map(({ event }) => event)).toEqual(['notification'])
  })

  it('keeps the order of events', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }])
    const posted = await at.as('alice').call('POST /api/v1/statuses', { status: 'first' })
    const later = at.script.as('bob').publish('second')
    await settle()
    expect(got.map(({ payload = '' }) => (JSON.parse(payload) as { id: string }).id)).toEqual([
      posted.body['id'],
      later.id,
    ])
  })

  it('also applies to an answer that never arrives', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }])
    const held = at.script.hold('POST /api/v1/statuses')
    const posting = at.as('alice').call('POST /api/v1/statuses', { status: 'held' })
    await expect.poll(() => got.length).toBe(1)
    held.release()
    await posting
    await settle()
    expect(got).toHaveLength(1)
  })
})
