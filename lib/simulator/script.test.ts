// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createSimulator } from './simulator'
import { NOTICE_TYPES } from './actions/cause'
import { ids, listen, stage } from './testing'
import { fixtures } from './fixtures'
import { DEFAULT_NOW } from './clock'

describe('script', () => {
  it('adds local and remote accounts that can be acted as', async () => {
    const { script, as } = stage()
    script.person('dan@else.example', { displayName: 'Dan' })
    script.person('eve', {}, { offered: 'new' })
    const post = script
      .as('dan@else.example')
      .publish({ text: 'Look', mediaIds: [script.attach('dan@else.example', { description: 'a square' })] })
    const { body } = await as('eve').call(`GET /api/v1/statuses/${post.id}`)
    expect(body).toMatchObject({
      account: { acct: 'dan@else.example', display_name: 'Dan' },
      media_attachments: [
        { type: 'image', description: 'a square', url: 'https://home.example/media/missing.png' },
      ],
    })
  })

  it('never changes the given world', () => {
    const world = fixtures(DEFAULT_NOW)
    const before = world.statuses.size
    createSimulator({ world }).script.as('alice').publish('x')
    expect(world.statuses.size).toBe(before)
  })

  it('causes every type of notification, and bursts that the server groups', async () => {
    const { script, as } = stage()
    script.person('dan@else.example')
    expect(script.everyType('alice', 'dan@else.example')).toHaveLength(NOTICE_TYPES.length)
    const { body } = await as('alice').call<{ type: string }[]>('GET /api/v1/notifications')
    const types = body.map(({ type }) => type)
    expect(new Set(types)).toEqual(new Set(NOTICE_TYPES))
    for (let at = 0; at < 12; at++) script.person(`crowd${at}@else.example`)
    expect(script.burst('favourite', 'alice', 12)).toBe(12)
    const grouped = await as('alice').call('GET /api/v2/notifications?types[]=favourite')
    expect(grouped.body).toMatchObject({ notification_groups: [{ notifications_count: 12 }] })
  })

  it('sets the last read notification back in time', async () => {
    const { script, as } = stage()
    const read = script.cause('mention', 'alice', 'bob')
    script.advance(3_600_000)
    script.cause('mention', 'alice', 'bob')
    script.lastReadNotifications('alice', 60_000)
    const { body } = await as('alice').call('GET /api/v1/markers?timeline[]=notifications')
    expect(body).toMatchObject({ notifications: { last_read_id: read } })
  })

  it('repeats and delays events of notifications', async () => {
    const at = stage()
    const { script } = at
    const { got, settle } = await listen(at, 'alice', [{ stream: 'user:notification' }])
    const seen = async () => {
      await settle()
      return ids(got.map(({ payload }) => JSON.parse(payload ?? '{}')))
    }
    await settle()
    const id = script.cause('mention', 'alice', 'bob') ?? ''
    script.repeatNotification(id)
    expect(await seen()).toEqual([id, id])
    const held = script.holdStream()
    const late = script.cause('favourite', 'alice', 'bob') ?? ''
    expect(await seen()).toHaveLength(2)
    held.release()
    expect(await seen()).toEqual([id, id, late])
  })

  it('notifies listening accounts of everything but moderation, as the demo lives', async () => {
    const at = stage()
    at.script.as('alice').follow('carol@far.example')
    await listen(at, 'alice', [{ stream: 'user' }])
    for (let step = 0; step < 12 * NOTICE_TYPES.length; step++) at.script.live()
    const { id } = at.script.account('alice')
    const types = at.world.notifications.by('account', id).map(({ type }) => type)
    const expected = NOTICE_TYPES.filter((type) => !type.startsWith('admin.'))
    expect(new Set(types)).toEqual(new Set(expected))
  })

  it('is deterministic', () => {
    const life = () => {
      const world = fixtures(DEFAULT_NOW)
      world.chatter = ['one', 'two', 'three'].map((text) => ({
        accountId: world.findAccount('bob')?.id ?? '',
        text,
        language: 'en',
      }))
      const { script, server } = createSimulator({ world })
      for (let at = 0; at < 9; at++) script.live()
      return server.world.statuses.values().map(({ text, reblogOfId }) => [text, reblogOfId])
    }
    const first = life()
    expect(first.length).toBeGreaterThan(8)
    expect(life()).toEqual(first)
  })
})
