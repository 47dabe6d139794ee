import { manualClock, type Clock } from '../clock'
import { World } from '../store/world'
import { addCast } from './people/cast'
import { addCivics } from './people/civic'
import { crowd } from './people/crowd'
import { storeAll } from './posts/draft'
import { seedEmojis } from './emojis'
import { seedFile } from './files'
import { addLetters } from './letters'
import { chatterOf } from './live'
import { addMembers } from './people/members'
import { growLongThread } from './posts/long-thread'
import { addNotices } from './notices'
import { addPeople, type Person } from './people/people'
import { createRandom } from './random'
import { showcase } from './posts/showcase'
import { addRelations, type Company } from './people/social'
import { addYears } from './years'

export { nextLivePost } from './live'
export { buildSmallWorld } from './small'

export interface SeedOptions {
  /** Any text or number; the same seed and time give the same world. Default 'skein'. */
  seed?: string | number
  /** The time the world is built for; its posts are older. Default: a clock at DEFAULT_NOW. */
  clock?: Clock
}

const OTHERS = 420
const FIRST_POSTS = 3500

/** Sets counts and dates of last posts from the stored posts. */
function settle(world: World, people: readonly Person[]): void {
  for (const person of people) {
    const { id, statusesCount, domain, followersCount, followingCount } = person.account
    const ids = world.statuses.ids('account', id)
    const last = world.statuses.get(ids.at(-1))
    const here = domain === null
    const known = {
      statusesCount: ids.length,
      followersCount: world.follows.ids('to', id).length,
      followingCount: world.follows.ids('from', id).length,
    }
    // This server knows all posts of its own accounts, but only some of remote ones.
    world.accounts.patch(id, {
      lastStatusAt: last?.createdAt ?? null,
      statusesCount: here ? known.statusesCount : Math.max(statusesCount, known.statusesCount),
      followersCount: here ? known.followersCount : Math.max(followersCount, known.followersCount),
      followingCount: here ? known.followingCount : Math.max(followingCount, known.followingCount),
    })
  }
}

/**
 * The demo world: over 400 accounts on 35 servers, over 6,000 posts of the last four weeks in 21 languages,
 * every kind of medium, poll, quote, card and notification. Sign in as `ada` (everything), `nils` (new and
 * empty), `lin` (locked), `mira` (owner), `layla` (Arabic), `otto` (moderator, German) or `kenji` (Japanese).
 * Emoji, files and the thread of 4,000 are created on first use.
 */
export function buildWorld(options: SeedOptions = {}): World {
  const seed = String(options.seed ?? 'skein')
  const now = (options.clock ?? manualClock()).now()
  const random = createRandom(seed)
  const world = new World()
  world.files = seedFile
  world.lazyEmojis = seedEmojis
  const { people: castPeople, named } = addCast(world, now)
  const members = new Map(addMembers(world, now).map((person) => [person.account.username, person]))
  // After the accounts with fixed names, so that no name occurs twice.
  const others = addPeople(world, random.fork('people'), now, OTHERS)
  const ada = members.get('ada')
  if (!ada) throw new Error('the demo world lacks its main account')
  const everybody = [...others, ...castPeople, ...members.values()]
  const byAuthor = new Map([
    ['lamplighter.example', named('marlow').account.id],
    ['stadtblatt.example', named('friederike').account.id],
  ])
  const stage = { random: random.fork('showcase'), now, cast: named, ada }
  const { drafts, landmarks } = showcase(stage)
  storeAll(world, [...crowd(random.fork('crowd'), everybody, now, FIRST_POSTS, byAuthor), ...drafts], now)
  const company: Company = {
    world,
    random: random.fork('social'),
    now,
    members,
    cast: named,
    castPeople,
    others,
  }
  addLetters(company)
  addRelations(company, landmarks)
  addNotices(company, landmarks)
  addCivics(company, landmarks)
  addYears(company)
  settle(world, everybody)
  const readers = everybody.filter((person) => person.weight > 0)
  world.lazyThreads.set(landmarks.longThread.id, (target) =>
    growLongThread(target, landmarks.longThread.id, readers, now),
  )
  world.chatter = chatterOf(seed, readers, 400)
  return world
}
