// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { momentOf } from './ids'
import { addAccount, addFollow, addStatus } from './records'
import { World, pairKey } from './world'

const AT = Date.UTC(2026, 0, 1)

describe('World', () => {
  it('keeps index lists ordered by id in any insertion order', () => {
    const world = new World()
    const ann = addAccount(world, { username: 'ann', domain: null, createdAt: AT })
    const late = addStatus(world, { accountId: ann.id, createdAt: AT + 2000, text: 'late' })
    const early = addStatus(world, { accountId: ann.id, createdAt: AT + 1000, text: 'early' })
    expect(world.statuses.ids('account', ann.id)).toEqual([early.id, late.id])
    expect(momentOf(early.id)).toBe(AT + 1000)
  })

  it('moves a record between index keys when a patch changes them', () => {
    const world = new World()
    const ann = addAccount(world, { username: 'ann', domain: null, createdAt: AT })
    const post = addStatus(world, { accountId: ann.id, createdAt: AT, text: 'x', tags: ['Tea'] })
    world.statuses.patch(post.id, { tags: ['Coffee'] })
    expect(world.statuses.ids('tag', 'tea')).toEqual([])
    expect(world.statuses.ids('tag', 'coffee')).toEqual([post.id])
  })

  it('clones into independent copies', () => {
    const world = new World()
    const ann = addAccount(world, { username: 'ann', domain: null, createdAt: AT })
    const bo = addAccount(world, { username: 'bo', domain: 'else.example', createdAt: AT })
    addFollow(world, { from: ann.id, to: bo.id }, AT)
    const copy = world.clone()
    addStatus(copy, { accountId: ann.id, createdAt: AT, text: 'only in the copy' })
    copy.follows.remove(copy.follows.find('pair', pairKey(ann.id, bo.id))?.id ?? '')
    const later = addStatus(world, { accountId: bo.id, createdAt: AT, text: 'only in the original' })
    expect(world.statuses.allIds()).toEqual([later.id])
    expect(copy.statuses.values().map((s) => s.text)).toEqual(['only in the copy'])
    expect(world.follows.find('pair', pairKey(ann.id, bo.id))).toBeDefined()
    expect(copy.follows.find('pair', pairKey(ann.id, bo.id))).toBeUndefined()
    expect(copy.findAccount('BO@else.example')?.id).toBe(bo.id)
  })
})
