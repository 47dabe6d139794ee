// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addUser } from '../store/records'
import { ids, stage } from '../testing'

async function home(setup: (at: ReturnType<typeof stage>) => string): Promise<boolean> {
  const at = stage()
  const id = setup(at)
  const page = await at.as('alice').call<unknown[]>('GET /api/v1/timelines/home?limit=40')
  return ids(page.body).includes(id)
}

type At = ReturnType<typeof stage>

describe('home', () => {
  it.each<[string, boolean, (at: At) => string]>([
    ['a followed account', true, ({ script }) => script.as('bob').publish('hi').id],
    ['the reader', true, ({ script }) => script.as('alice').publish('hi').id],
    [
      'a followed account, followers only',
      true,
      ({ script }) => script.as('bob').publish({ text: 'x', visibility: 'private' }).id,
    ],
    [
      'a direct post of a followed account to the reader',
      true,
      ({ script }) => script.as('bob').publish({ text: '@alice x', visibility: 'direct' }).id,
    ],
    [
      'a direct post by the reader',
      true,
      ({ script }) => script.as('alice').publish({ text: '@bob x', visibility: 'direct' }).id,
    ],
    [
      'a direct post to others',
      false,
      ({ script }) => script.as('bob').publish({ text: '@carol@far.example x', visibility: 'direct' }).id,
    ],
    [
      'a direct post of an account not followed',
      false,
      ({ script }) => {
        script.as('alice').unfollow('carol@far.example')
        return script.as('carol@far.example').publish({ text: '@alice x', visibility: 'direct' }).id
      },
    ],
    [
      'an unfollowed account',
      false,
      ({ script }) => {
        script.as('alice').unfollow('carol@far.example')
        return script.as('carol@far.example').publish('x').id
      },
    ],
    [
      'a reply to a followed account',
      true,
      ({ script }) => {
        const first = script.as('carol@far.example').publish('x')
        return script.as('bob').publish({ text: 'y', inReplyToId: first.id }).id
      },
    ],
    [
      'a reply to an account not followed',
      false,
      ({ script }) => {
        const first = script.as('carol@far.example').publish('x')
        script.as('alice').unfollow('carol@far.example')
        return script.as('bob').publish({ text: 'y', inReplyToId: first.id }).id
      },
    ],
    [
      'a boost',
      true,
      ({ script }) => {
        const first = script.as('carol@far.example').publish('x')
        return script.as('bob').boost(first.id).id
      },
    ],
    [
      'a boost by an account whose boosts are hidden',
      false,
      ({ script }) => {
        const first = script.as('carol@far.example').publish('x')
        script.as('alice').follow('bob', { reblogs: false })
        return script.as('bob').boost(first.id).id
      },
    ],
    [
      'a boost of a muted account',
      false,
      ({ script }) => {
        const first = script.as('carol@far.example').publish('x')
        script.as('alice').mute('carol@far.example')
        return script.as('bob').boost(first.id).id
      },
    ],
    [
      'a muted account',
      false,
      ({ script }) => {
        script.as('alice').mute('bob')
        return script.as('bob').publish('x').id
      },
    ],
    [
      'an account whose mute is over',
      true,
      ({ script }) => {
        script.as('alice').mute('bob', 60)
        script.advance(61_000)
        return script.as('bob').publish('x').id
      },
    ],
    [
      'a language excluded from the follow',
      false,
      ({ script }) => {
        script.as('alice').follow('bob', { languages: ['de'] })
        return script.as('bob').publish({ text: 'x', language: 'fr' }).id
      },
    ],
    [
      'a followed tag',
      true,
      ({ script, world }) => {
        const alice = script.as('alice')
        alice.unfollow('carol@far.example')
        world.tagFollows.put({ id: 'x', accountId: alice.id, name: 'tea' })
        return script.as('carol@far.example').publish('#Tea').id
      },
    ],
    [
      'an exclusive list',
      false,
      ({ script, world }) => {
        world.lists.put({
          id: '1',
          accountId: script.as('alice').id,
          title: 'x',
          repliesPolicy: 'list',
          exclusive: true,
        })
        world.listMembers.put({ id: '1', listId: '1', accountId: script.as('bob').id })
        return script.as('bob').publish('x').id
      },
    ],
  ])('%s: %s', async (_, expected, setup) => {
    expect(await home(setup)).toBe(expected)
  })
})

describe('lists', () => {
  it.each([
    ['none', false, false],
    ['list', true, false],
    ['followed', true, true],
  ] as const)('with replies policy %s', async (policy, toMember, toFollowed) => {
    const { script, world, as } = stage()
    const alice = script.as('alice')
    world.lists.put({ id: '1', accountId: alice.id, title: 'x', repliesPolicy: policy, exclusive: false })
    const dave = script.as('carol@far.example')
    world.listMembers.put({ id: '1', listId: '1', accountId: script.as('bob').id })
    if (policy !== 'followed') world.listMembers.put({ id: '2', listId: '1', accountId: dave.id })
    const first = dave.publish('x')
    const reply = script.as('bob').publish({ text: 'y', inReplyToId: first.id })
    const page = await as('alice').call('GET /api/v1/timelines/list/1')
    expect(ids(page.body).includes(reply.id)).toBe(policy === 'followed' ? toFollowed : toMember)
  })
})

describe('visibility', () => {
  it.each([
    ['public', { alice: true, visitor: true, stranger: true }],
    ['unlisted', { alice: true, visitor: true, stranger: true }],
    ['private', { alice: true, visitor: false, stranger: false }],
    ['direct', { alice: false, visitor: false, stranger: false }],
  ] as const)('%s', async (visibility, sees) => {
    const { script, as, visitor, world } = stage()
    const stranger = world.findAccount('carol@far.example')?.id ?? ''
    addUser(world, { id: stranger })
    const post = script.as('bob').publish({ text: 'x', visibility })
    const read = async (client: ReturnType<typeof as>) =>
      (await client.call(`GET /api/v1/statuses/${post.id}`)).status === 200
    expect({
      alice: await read(as('alice')),
      visitor: await read(visitor),
      stranger: await read(as('carol@far.example')),
    }).toEqual(sees)
  })

  it('hides a post from accounts its author has blocked', async () => {
    const { script, as } = stage()
    const post = script.as('bob').publish('x')
    script.as('bob').block('alice')
    expect((await as('alice').call(`GET /api/v1/statuses/${post.id}`)).status).toBe(404)
  })
})

describe('public timelines', () => {
  it('show public posts of all or local ones, no replies to others, no boosts', async () => {
    const { script, visitor } = stage()
    const far = script.as('carol@far.example').publish('far')
    const near = script.as('bob').publish('near')
    const reply = script.as('bob').publish({ text: 're', inReplyToId: far.id })
    const boost = script.as('bob').boost(far.id)
    const quiet = script.as('bob').publish({ text: 'quiet', visibility: 'unlisted' })
    const read = async (query: string) =>
      ids((await visitor.call(`GET /api/v1/timelines/public?${query}`)).body)
    const all = await read('')
    expect(all).toContain(far.id)
    for (const id of [reply.id, boost.id, quiet.id]) expect(all).not.toContain(id)
    expect(await read('local=true')).not.toContain(far.id)
    expect(await read('remote=true')).not.toContain(near.id)
  })
})
