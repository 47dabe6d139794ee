// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createSimulator } from './simulator'
import { stage } from './testing'
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
