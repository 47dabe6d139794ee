// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { stage } from '../../testing'

type Group = { group_key: string; type: string; notifications_count: number; sample_account_ids: string[] }
type Grouped = { notification_groups: Group[]; accounts: { id: string }[]; statuses: { id: string }[] }

describe('notifications', () => {
  it('group similar ones within half a day', async () => {
    const { script, as } = stage()
    const post = script.as('alice').publish('Like me')
    script.as('bob').favourite(post.id)
    script.as('carol@far.example').favourite(post.id)
    script.as('bob').boost(post.id)
    const { body } = await as('alice').call<Grouped>('GET /api/v2/notifications')
    expect(
      body.notification_groups.map(({ type, notifications_count }) => [type, notifications_count]),
    ).toEqual([
      ['reblog', 1],
      ['favourite', 2],
    ])
    expect(body.statuses.map(({ id }) => id)).toEqual([post.id])
    expect(body.accounts).toHaveLength(2)
    const single = await as('alice').call<Grouped>('GET /api/v2/notifications?grouped_types[]=reblog')
    expect(single.body.notification_groups.map(({ group_key }) => group_key.replace(/\d.*/, ''))).toEqual([
      'reblog-',
      'ungrouped-',
      'ungrouped-',
    ])
  })

  it('show a group on two pages under one key', async () => {
    const { script, as } = stage()
    const post = script.as('alice').publish('x')
    script.as('bob').favourite(post.id)
    script.as('bob').publish({ text: '@alice a', inReplyToId: post.id })
    script.as('carol@far.example').favourite(post.id)
    const first = await as('alice').call<Grouped>('GET /api/v2/notifications?limit=1')
    const next =
      /<https:\/\/home.example([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await as('alice').call<Grouped>(`GET ${next.replace('limit=1', 'limit=5')}`)
    const key = first.body.notification_groups[0]?.group_key
    expect(second.body.notification_groups.map(({ group_key }) => group_key)).toContain(key)
  })

  it('count a group up to the newest notification of the page, also those on later pages', async () => {
    const { script, as } = stage()
    const post = script.as('alice').publish('x')
    script.as('bob').favourite(post.id)
    script.as('bob').publish({ text: '@alice a', inReplyToId: post.id })
    script.as('carol@far.example').favourite(post.id)
    const first = await as('alice').call<Grouped>('GET /api/v2/notifications?limit=1')
    const [group] = first.body.notification_groups
    expect(group?.notifications_count).toBe(2)
    expect(group?.sample_account_ids).toHaveLength(2)
    expect(first.body.accounts).toHaveLength(2)
  })

  it.each([
    ['a block', (at: ReturnType<typeof stage>) => at.script.as('alice').block('bob')],
    ['a mute', (at: ReturnType<typeof stage>) => at.script.as('alice').mute('bob')],
    [
      'dropping strangers',
      (at: ReturnType<typeof stage>) => {
        at.script.as('alice').unfollow('bob')
        at.script.policy('alice', { for_not_following: 'drop' })
      },
    ],
  ])('are filtered by %s', async (_, act) => {
    const at = stage()
    act(at)
    at.script.as('bob').publish('@alice hi')
    expect((await at.as('alice').call('GET /api/v1/notifications?include_filtered=true')).body).toEqual([])
  })

  it('from strangers are filtered, become a request, and are merged when it is accepted', async () => {
    const { script, as } = stage()
    const alice = as('alice')
    script.as('alice').unfollow('bob')
    script.policy('alice', { for_not_following: 'filter' })
    const post = script.as('alice').publish('x')
    script.as('bob').favourite(post.id)
    const requests = async () =>
      (await alice.call<{ id: string; notifications_count: string }[]>('GET /api/v1/notifications/requests'))
        .body
    expect(await requests()).toEqual([])
    script.as('bob').publish('@alice hi')
    const [request] = await requests()
    expect(request?.notifications_count).toBe('2')
    expect((await alice.call('GET /api/v1/notifications')).body).toEqual([])
    const release = script.holdMerging()
    await alice.call(`POST /api/v1/notifications/requests/${request?.id ?? ''}/accept`)
    expect((await alice.call('GET /api/v1/notifications/requests/merged')).body).toEqual({ merged: false })
    release()
    expect((await alice.call('GET /api/v1/notifications/requests/merged')).body).toEqual({ merged: true })
    expect((await alice.call<[]>('GET /api/v1/notifications')).body).toHaveLength(2)
    script.as('bob').publish('@alice again')
    expect((await alice.call<[]>('GET /api/v1/notifications')).body).toHaveLength(3)
  })

  it('have a fallback for unknown types', async () => {
    const { script, as } = stage()
    script.notify({ to: 'alice', from: 'bob', type: 'garden_party' })
    const read = async (query: string) =>
      (await as('alice').call<Body[]>(`GET /api/v1/notifications?${query}`)).body[0]
    type Body = { type: string; fallback?: { title: string } }
    expect(await read('supported_types[]=mention')).toMatchObject({
      type: 'garden_party',
      fallback: { title: expect.any(String) as string },
    })
    expect(await read('')).not.toHaveProperty('fallback')
    const [id] = (await as('alice').call<{ id: string }[]>('GET /api/v1/notifications')).body.map((n) => n.id)
    const one = await as('alice').call<Body>(`GET /api/v1/notifications/${id}?supported_types[]=mention`)
    expect(one.body.fallback?.title).toBeTruthy()
  })
})
