import { addAccount, addFollow, addStatus, addUser } from './store/records'
import { World } from './store/world'
import { HOUR } from './store/time'

/**
 * The smallest useful world: alice (follows bob and carol), bob (local, locked), carol (remote), with a few
 * posts each. Only alice and bob can sign in.
 */
export function fixtures(now: number): World {
  const world = new World()
  const start = now - 400 * 24 * HOUR
  world.roles.put({ id: '-99', name: '', color: '', highlighted: false, permissions: 0x10000 })
  world.roles.put({ id: '3', name: 'Owner', color: '#ff3838', highlighted: true, permissions: 1 })
  const person = (username: string, domain: string | null, displayName: string, locked = false) =>
    addAccount(world, { username, domain, displayName, locked, createdAt: start })
  const alice = person('alice', null, 'Alice')
  const bob = person('bob', null, 'Bob', true)
  const carol = person('carol', 'far.example', 'Carol :wave:')
  addUser(world, { id: alice.id, offered: 'follows a few people' })
  addUser(world, { id: bob.id, offered: 'answers follow requests', roleId: '3' })
  for (const to of [bob.id, carol.id]) addFollow(world, { from: alice.id, to }, start)
  world.accounts.patch(alice.id, { followingCount: 2 })
  world.accounts.patch(bob.id, { followersCount: 1 })
  world.accounts.patch(carol.id, { followersCount: 1 })
  for (const [at, author] of [alice, bob, carol, bob, carol].entries()) {
    addStatus(world, {
      accountId: author.id,
      createdAt: now - (10 - at) * HOUR,
      text: `Post ${at + 1} of ${author.username}`,
      language: 'en',
    })
    world.accounts.patch(author.id, {
      statusesCount: (world.accounts.get(author.id)?.statusesCount ?? 0) + 1,
    })
  }
  world.emojis.put({
    id: 'wave',
    shortcode: 'wave',
    domain: null,
    url: '/media/emoji/wave.png',
    staticUrl: '/media/emoji/wave.png',
    category: null,
    visibleInPicker: true,
  })
  world.instance = { ...world.instance, contactAccountId: bob.id }
  return world
}
