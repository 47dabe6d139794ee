import { addFollow, addMark } from '../../store/records'
import { pairKey, type World } from '../../store/world'
import type { CastName } from './cast'
import { BLOCKED_HOST } from './hosts'
import type { Person } from './people'
import type { Random } from '../random'
import type { Landmarks } from '../posts/showcase'
import { DAY, HOUR } from '../../store/time'

/** All accounts by group. */
export interface Company {
  world: World
  random: Random
  now: number
  members: ReadonlyMap<string, Person>
  cast: (name: CastName) => Person
  castPeople: readonly Person[]
  others: readonly Person[]
}

export function local(company: Company, name: string): Person {
  const person = company.members.get(name)
  if (!person) throw new RangeError(`nobody here is called ${name}`)
  return person
}

function follow(
  company: Company,
  from: Person,
  to: Person,
  change: { reblogs?: boolean; notify?: boolean; languages?: readonly string[] } = {},
): void {
  const { world, now } = company
  const pair = { from: from.account.id, to: to.account.id }
  if (pair.from === pair.to || world.follows.find('pair', pairKey(pair.from, pair.to))) return
  addFollow(world, { ...pair, ...change }, now - company.random.int(4, 900) * DAY)
}

/** Accounts that no one here follows, so that other relationships than "following" exist. */
const APART: readonly CastName[] = ['quarrel', 'grump', 'vera', 'pemberton', 'edmund', 'tomas']

function followGraph(company: Company): void {
  const { random, others, castPeople, cast } = company
  const ada = local(company, 'ada')
  const apart = new Set(APART.map((name) => cast(name)))
  for (const person of castPeople) {
    if (apart.has(person)) continue
    follow(company, ada, person, {
      notify: person === cast('wren'),
      reblogs: person !== cast('chatterbox'),
    })
    if (person !== cast('moonphase') && person !== cast('pip')) follow(company, person, ada)
  }
  follow(company, cast('quarrel'), ada)
  follow(company, ada, cast('tomas'))
  const readable = others.filter((person) => !person.account.suspended && person.weight > 0)
  const known = new Set(['en', 'de', 'fr', 'ja', 'ar', 'es'])
  // A domain block removes all follows in between.
  const near = readable.filter((person) => person.account.domain !== BLOCKED_HOST)
  const liked = near.filter((person) => known.has(person.texts.code))
  for (const person of random.sample(liked, 130)) follow(company, ada, person)
  const foreign = near.filter((person) => !known.has(person.texts.code))
  for (const person of random.sample(foreign, 22)) follow(company, ada, person)
  for (const person of random.sample(near, 96)) follow(company, person, ada)
  for (const [name, count, codes] of [
    ['lin', 46, ['zh', 'en']],
    ['mira', 90, ['en', 'de', 'fr']],
    ['layla', 70, ['ar', 'fa', 'en', 'he']],
    ['otto', 60, ['de', 'nl', 'en']],
    ['kenji', 70, ['ja', 'en', 'ko']],
  ] as const) {
    const person = local(company, name)
    const near = readable.filter((other) => (codes as readonly string[]).includes(other.texts.code))
    for (const other of random.sample(near, count)) follow(company, person, other)
    for (const other of random.sample(readable, Math.round(count / 2))) follow(company, other, person)
    follow(company, ada, person)
    follow(company, person, ada)
  }
  for (const person of others) {
    for (let turn = 0; turn < 4; turn += 1) follow(company, person, random.pick(readable))
  }
}

/** Adds every state of a relationship, as seen by ada and lin: blocks, mutes, requests, notes. */
function tensions(company: Company): void {
  const { world, now, cast, others, random } = company
  const ada = local(company, 'ada').account.id
  const lin = local(company, 'lin').account.id
  const serial = () => world.ids.serial()
  world.blocks.put({ id: serial(), from: ada, to: cast('quarrel').account.id })
  world.mutes.put({
    id: serial(),
    from: ada,
    to: cast('vera').account.id,
    notifications: true,
    expiresAt: null,
  })
  const spare = random
    .sample(
      others.filter((person) => !world.follows.find('pair', pairKey(ada, person.account.id))),
      12,
    )
    .map((person) => person.account.id)
  const [muted = '', blocker = '', asked = '', ...asking] = spare
  world.mutes.put({ id: serial(), from: ada, to: muted, notifications: false, expiresAt: now + 6 * DAY })
  world.blocks.put({ id: serial(), from: blocker, to: ada })
  world.domainBlocks.put({ id: serial(), accountId: ada, domain: BLOCKED_HOST })
  const request = (from: string, to: string, hours: number) =>
    world.followRequests.put({
      id: serial(),
      from,
      to,
      reblogs: true,
      notify: false,
      languages: null,
      createdAt: now - hours * HOUR,
    })
  request(ada, cast('pemberton').account.id, 70)
  request(ada, asked, 5)
  request(asked, ada, 3)
  asking.slice(0, 7).forEach((from, at) => request(from, lin, at * 9 + 1))
  world.notes.put({
    id: serial(),
    from: ada,
    to: cast('wren').account.id,
    comment: 'Met at the marsh day. Likes plum cake.',
  })
  world.notes.put({ id: serial(), from: ada, to: cast('quarrel').account.id, comment: 'No.' })
  for (const name of ['wren', 'marlow', 'salma'] as const) {
    world.endorsements.put({ id: serial(), from: ada, to: cast(name).account.id })
  }
}

function listsAndFilters(company: Company, landmarks: Landmarks): void {
  const { world, now, cast } = company
  const ada = local(company, 'ada').account.id
  const serial = () => world.ids.serial()
  const list = (
    title: string,
    repliesPolicy: 'none' | 'list' | 'followed',
    exclusive: boolean,
    names: readonly CastName[],
  ) => {
    const { id } = world.lists.put({ id: serial(), accountId: ada, title, repliesPolicy, exclusive })
    for (const name of names)
      world.listMembers.put({ id: serial(), listId: id, accountId: cast(name).account.id })
  }
  list('Birds & bogs', 'list', false, ['wren', 'moonphase', 'ximena'])
  list('Trains, trams, ferries', 'followed', false, ['friederike', 'solene', 'ren', 'noa'])
  list('Quiet people', 'none', false, ['pip', 'eleni', 'asha', 'salma'])
  list('Empty on purpose', 'list', true, [])
  const filter = (
    title: string,
    action: 'warn' | 'hide' | 'blur',
    contexts: readonly ('home' | 'notifications' | 'public' | 'thread' | 'account')[],
    keywords: readonly string[],
    statusIds: readonly string[],
    expiresAt: number | null,
  ) =>
    world.filters.put({
      id: serial(),
      accountId: ada,
      title,
      contexts,
      action,
      expiresAt,
      keywords: keywords.map((keyword) => ({ id: serial(), keyword, wholeWord: true })),
      statuses: statusIds.map((statusId) => ({ id: serial(), statusId })),
    })
  filter(
    'Football until the final',
    'warn',
    ['home', 'public', 'thread', 'notifications'],
    ['football', 'Fußball', 'fútbol', 'penalty'],
    [],
    now + 12 * DAY,
  )
  filter(
    'No crypto please',
    'hide',
    ['home', 'public', 'notifications', 'account'],
    ['blockchain', 'airdrop'],
    [],
    null,
  )
  filter(
    'Spider pictures',
    'blur',
    ['home', 'public', 'thread', 'account'],
    ['spider', 'Spinne', 'araignée'],
    [],
    null,
  )
  filter('One single post', 'warn', ['home', 'public', 'thread'], [], [landmarks.filtered.id], null)
  filter('Lapsed', 'warn', ['home'], ['weather'], [], now - DAY)
}

function marks(company: Company, landmarks: Landmarks): void {
  const { world, random, now, others, castPeople } = company
  const ada = local(company, 'ada').account.id
  const recent = world.statuses
    .allIds()
    .slice(-2500)
    .flatMap((id) => world.statuses.get(id) ?? [])
    .filter((status) => !status.reblogOfId && status.accountId !== ada && status.visibility === 'public')
  const at = (createdAt: number) => Math.min(now, createdAt + random.int(1, 600) * 60_000)
  for (const status of random.sample(recent, 160)) {
    addMark(world, 'favourites', { accountId: ada, statusId: status.id, createdAt: at(status.createdAt) })
    world.statuses.patch(status.id, { favouritesCount: status.favouritesCount + 1 })
  }
  for (const status of random.sample(recent, 64)) {
    addMark(world, 'bookmarks', { accountId: ada, statusId: status.id, createdAt: at(status.createdAt) })
  }
  const fans = [...castPeople, ...others].filter((person) => person.weight > 0)
  for (const post of [landmarks.popular, landmarks.quotable, landmarks.edited, ...landmarks.own]) {
    const count = Math.min(post.favourites, 90)
    for (const person of random.sample(fans, count)) {
      addMark(world, 'favourites', {
        accountId: person.account.id,
        statusId: post.id,
        createdAt: at(post.at),
      })
    }
  }
  for (const post of landmarks.own.slice(0, 2)) {
    addMark(world, 'pins', { accountId: ada, statusId: post.id, createdAt: post.at })
  }
  const vote = (pollId: string | null | undefined, choices: readonly number[]) => {
    if (pollId) world.votes.put({ id: world.ids.serial(), pollId, accountId: ada, choices })
  }
  const open = world.polls.values().filter((poll) => poll.expiresAt === null || poll.expiresAt > now)
  const mine = open.filter((poll) => poll.accountId !== ada)
  vote(mine[0]?.id, [0])
  vote(mine.find((poll) => poll.multiple)?.id, [0, 1])
}

/** Adds everything between accounts except posts and notifications. */
export function addRelations(company: Company, landmarks: Landmarks): void {
  followGraph(company)
  tensions(company)
  listsAndFilters(company, landmarks)
  marks(company, landmarks)
}
