// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { listen, stage } from '../testing'
import type { SoftwareName } from '.'

/** A list of alice with carol in it. */
function withList(software: SoftwareName) {
  const at = stage({ software })
  const { script, world } = at
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: script.account('alice').id,
    title: 'x',
    repliesPolicy: 'list',
    exclusive: false,
  })
  const carol = script.account('carol@far.example').id
  world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: carol })
  return { at, id: at.simulator.server.software.encodeId(list.id) }
}

describe('GoToSocial', () => {
  it('joins stream and list in one name, and subscribes to known streams by message', async () => {
    const { at, id } = withList('gotosocial')
    const ignored = [
      { stream: 'hashtag', tag: 'tea' },
      { stream: 'hashtag:local', tag: 'tea' },
      { stream: 'user:notification' },
      { stream: 'public:remote' },
      { stream: 'public:media' },
    ]
    const { got, settle } = await listen(at, 'alice', [{ stream: 'list', list: id }, ...ignored])
    at.script.as('carol@far.example').publish('@alice #tea')
    await settle()
    expect(got.map(({ stream }) => stream)).toEqual([[`list:${id}`]])
  })

  it('opens a tag by the URL of the socket', async () => {
    const at = stage({ software: 'gotosocial' })
    const { got, settle } = await listen(at, 'alice', [], '?stream=hashtag&tag=tea')
    at.script.as('bob').publish('#tea')
    await settle()
    expect(got.map(({ stream }) => stream)).toEqual([['hashtag:tea']])
  })

  it('sends a deletion once per socket, never under a list', async () => {
    const { at, id } = withList('gotosocial')
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }, { stream: 'public' }])
    const lists = await listen(at, 'alice', [{ stream: 'list', list: id }])
    const post = at.script.as('carol@far.example').publish('x')
    at.script.as('carol@far.example').remove(post.id)
    await settle()
    const deletes = got.filter(({ event }) => event === 'delete')
    expect(deletes.map(({ stream }) => stream)).toEqual([['public']])
    expect(lists.got.map(({ event }) => event)).toEqual(['update'])
  })

  it('does not report a mute', async () => {
    const at = stage({ software: 'gotosocial' })
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }])
    at.script.as('alice').mute('carol@far.example')
    await settle()
    expect(got).toEqual([])
  })
})

describe('Akkoma', () => {
  it('names the user with the stream, and nothing for a deletion', async () => {
    const at = stage({ software: 'akkoma' })
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user' }, { stream: 'public' }])
    const post = at.script.as('carol@far.example').publish('x')
    at.script.as('carol@far.example').edit(post.id, { text: '@alice x' })
    at.script.as('carol@far.example').remove(post.id)
    await settle()
    const { id } = at.script.account('alice')
    const user = `user:${at.simulator.server.software.encodeId(id)}`
    expect(got.map(({ event, stream }) => [event, stream?.[0]])).toEqual([
      ['update', user],
      ['update', 'public'],
      ['notification', 'user'],
      ['status.update', user],
      ['status.update', 'public'],
      ['delete', undefined],
      ['delete', undefined],
    ])
  })

  it('opens lists and tags by URL only, and never unsubscribes', async () => {
    const { at, id } = withList('akkoma')
    const byMessage = await listen(at, 'alice', [
      { stream: 'list', list: id },
      { stream: 'hashtag', tag: 'tea' },
    ])
    const list = await listen(at, 'alice', [], `?stream=list&list=${id}`)
    const tag = await listen(at, 'alice', [], '?stream=hashtag&tag=tea')
    list.client.send(JSON.stringify({ type: 'unsubscribe', stream: 'list', list: id }))
    at.script.as('carol@far.example').publish('#tea')
    await list.settle()
    expect(byMessage.got).toEqual([])
    expect(list.got.map(({ stream }) => stream)).toEqual([[`list:${id}`]])
    expect(tag.got.map(({ stream }) => stream)).toEqual([['hashtag:tea']])
  })

  it.each(['akkoma', 'gotosocial', 'pleroma'] as const)('%s has no event sources', async (software) => {
    const { as } = stage({ software })
    expect((await as('alice').call('GET /api/v1/streaming/user')).status).toBe(404)
  })
})
