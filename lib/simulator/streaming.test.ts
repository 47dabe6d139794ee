// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { stage } from './testing'

interface Message {
  readonly stream?: string[]
  readonly event?: string
  readonly payload?: string
  readonly error?: string
}

async function listen(at: ReturnType<typeof stage>, acct: string, ...channels: object[]) {
  const { client, status } = at.simulator.connect(
    'wss://home.example/api/v1/streaming',
    at.script.signIn(acct).token,
  )
  const got: Message[] = []
  client.onmessage = (event) => got.push(JSON.parse(String(event.data)) as Message)
  await new Promise((open) => client.addEventListener('open', open))
  for (const channel of channels) client.send(JSON.stringify({ type: 'subscribe', ...channel }))
  const settle = () => new Promise((done) => setTimeout(done, 0))
  return { client, status, got, settle }
}

describe('streaming', () => {
  it('tells every stream that shows a post, with its name and argument', async () => {
    const at = stage()
    const { got, settle } = await listen(
      at,
      'alice',
      { stream: 'user' },
      { stream: 'public' },
      { stream: 'public:local' },
      { stream: 'hashtag', tag: 'Tea' },
    )
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

  it('leaves personal things out of shared streams', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', { stream: 'user' }, { stream: 'public' })
    const post = at.script.as('bob').publish('x')
    at.script.as('alice').favourite(post.id)
    at.script.as('bob').edit(post.id, { text: 'y' })
    await settle()
    const flags = got.slice(2).map(({ payload }) => JSON.parse(payload ?? '') as { favourited: boolean })
    expect(flags.map(({ favourited }) => favourited)).toEqual([true, false])
  })

  it('carries notifications and conversations to their owner only', async () => {
    const at = stage()
    const alice = await listen(at, 'alice', { stream: 'user:notification' }, { stream: 'direct' })
    const bob = await listen(at, 'bob', { stream: 'user' })
    at.script.as('bob').publish({ text: '@alice psst', visibility: 'direct' })
    await alice.settle()
    expect(alice.got.map(({ event }) => event)).toEqual(['conversation', 'notification'])
    expect(bob.got).toEqual([])
  })

  it.each([
    [{ stream: 'nonsense' }, 'Unknown stream type'],
    [{ stream: 'list', list: '99' }, 'Not authorized'],
    [{ stream: 'hashtag' }, 'Missing tag'],
  ])('answers %j with an error without stream', async (channel, error) => {
    const { got, settle } = await listen(stage(), 'alice', channel)
    await settle()
    expect(got[0]?.error).toContain(error)
    expect(got[0]).not.toHaveProperty('stream')
  })

  it('refuses a bad token', () => {
    const { simulator } = stage()
    expect(simulator.connect('wss://home.example/api/v1/streaming', 'nonsense').status).toBe(401)
  })

  it('can end cleanly, or die without a word', async () => {
    const at = stage()
    const { client, got, settle } = await listen(at, 'alice', { stream: 'user' })
    at.script.dropSockets('silent')
    at.script.as('bob').publish('unheard')
    await settle()
    expect([client.readyState, got]).toEqual([1, []])
    const other = await listen(at, 'alice', { stream: 'user' })
    at.script.dropSockets('clean')
    await settle()
    expect(other.client.readyState).toBe(3)
  })

  it('holds messages and lets them go in any order', async () => {
    const at = stage()
    const { got, settle } = await listen(at, 'alice', { stream: 'user' })
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

  it('also comes as an open answer', async () => {
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
