import { manualClock, type Clock } from '../clock'
import type { Account, User } from '../store/model'
import { addAccount, addFollow, addMark, addUser } from '../store/records'
import { World } from '../store/world'
import { picture } from './posts/attach'
import { filled } from './posts/compose'
import { boost, draft, reply, storeAll, type Draft } from './posts/draft'
import { seedEmojis } from './emojis'
import { seedFile } from './files'
import { avatarPaths } from './media/avatars'
import { toHtml, type Person } from './people/people'
import { createRandom, type Random } from './random'
import { DAY, MINUTE } from '../store/time'
import { textsOf } from './texts'

type AccountRow = readonly [
  acct: string,
  name: string,
  language: string,
  fields?: Partial<Account>,
  /** For accounts that can sign in. */
  user?: Partial<User>,
]

const ACCOUNTS: readonly AccountRow[] = [
  ['ann', 'Ann Atwood', 'en', {}, { offered: 'Follows everybody' }],
  ['ben', 'Ben Barlow', 'en', { locked: true }, { offered: 'Locked', defaultPrivacy: 'private' }],
  ['cleo', 'Cleo Quill', 'en', { roleIds: ['3'] }, { offered: 'Owner', roleId: '3' }],
  ['dora', 'Dora', 'en', {}, { offered: 'New and empty' }],
  ['eve@remote.example', 'Eve :tiny_heart:', 'en'],
  ['finn@remote.example', 'Finn Ellery', 'en'],
  ['gil@other.example', 'Gil the bot', 'en', { bot: true }],
  ['hana@machi.example', '森 花', 'ja'],
  ['omar@diwan.example', 'عمر حداد', 'ar'],
  ['jo@blocked.example', 'Jo', 'en'],
  ['kim@other.example', 'Kim', 'en', { locked: true }],
  ['lars@polder.example', 'Lars Dijkgraaf', 'nl'],
]

/** Adds an account. Those with a smaller `index` are newer. */
function addPerson(
  world: World,
  now: number,
  [acct, displayName, language, fields, user]: AccountRow,
  index: number,
): Person {
  const [username = '', domain = null] = acct.split('@')
  const bio = `I am ${username}.`
  const account = addAccount(world, {
    username,
    domain,
    createdAt: now - (700 + index) * DAY,
    displayName,
    note: toHtml(world, bio, domain).html,
    noteSource: bio,
    ...avatarPaths(username, false),
    ...fields,
  })
  if (user) addUser(world, { id: account.id, email: `${username}@skein.example`, ...user })
  const texts = textsOf(language)
  return { account, texts, themes: texts.themes.slice(0, 2), weight: 1 }
}

type Named = (username: string) => Person

/** Returns the drafts of all posts: first those that tests name, then plain ones. */
function draftPosts(random: Random, now: number, named: Named): Draft[] {
  const ago = (minutes: number) => now - minutes * MINUTE
  const ann = named('ann')
  const eve = named('eve')
  const finn = named('finn')
  const first = draft(ann, ago(300), 'Hello, small world. #introduction', { favourites: 2 })
  const question = draft(eve, ago(200), 'Tea or coffee?', {
    poll: {
      options: [
        ['Tea', 3],
        ['Coffee', 2],
      ],
      multiple: false,
      hideTotals: false,
      expiresAt: now + DAY,
    },
  })
  const answer = reply(finn, first, ago(290), 'Welcome, glad to meet you.')
  const quoted = draft(eve, ago(180), 'Quote me if you like.')
  quoted.quotes = 1
  const special = [
    first,
    answer,
    reply(ann, answer, ago(280), 'Thank you!'),
    question,
    quoted,
    draft(finn, ago(170), 'I do quote this.', { quote: { of: quoted, state: 'accepted' } }),
    draft(eve, ago(160), 'Behind a warning.', { warning: 'Careful' }),
    draft(finn, ago(150), 'With a picture.', { media: [picture('bird-1')] }),
    draft(eve, ago(140), 'Sensitive picture.', { media: [picture('cat-1')], sensitive: true }),
    draft(finn, ago(130), 'Edited once.', { edits: ['Edited never.'] }),
    draft(named('ben'), ago(120), 'For followers only.', { visibility: 'private' }),
    draft(named('omar'), ago(110), 'صباح الخير يا @ann #سلام'),
    draft(named('hana'), ago(100), 'おはようございます。 #朝'),
    draft(eve, ago(90), '@ann are you there?', { visibility: 'direct' }),
    boost(finn, first, ago(80)),
  ]
  const writers = ['ann', 'ben', 'cleo', 'eve', 'finn', 'gil', 'hana', 'omar', 'jo', 'kim', 'lars'].map(named)
  const plain = Array.from({ length: 80 - special.length }, (_, index) => {
    const person = writers[index % writers.length] ?? ann
    const theme = random.pick(person.themes)
    return draft(person, ago(400 + index * 11), filled(random, random.pick(theme.openers)), {
      theme: theme.key,
    })
  })
  return [...special, ...plain]
}

/** Adds follows, a block and a follow request. */
function addRelations(world: World, now: number, people: ReadonlyMap<string, Person>, named: Named): void {
  const id = (username: string) => named(username).account.id
  const ann = id('ann')
  for (const username of people.keys()) {
    if (username === 'ann' || username === 'jo') continue
    addFollow(world, { from: ann, to: id(username) }, now - 90 * DAY)
  }
  for (const username of ['eve', 'finn', 'omar'])
    addFollow(world, { from: id(username), to: ann }, now - 80 * DAY)
  world.blocks.put({ id: world.ids.serial(), from: ann, to: id('jo') })
  world.followRequests.put({
    id: world.ids.serial(),
    from: id('finn'),
    to: id('ben'),
    reblogs: true,
    notify: false,
    languages: null,
    createdAt: now - DAY,
  })
}

function addList(world: World, owner: Person, members: readonly Person[]): void {
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: owner.account.id,
    title: 'Friends',
    repliesPolicy: 'list',
    exclusive: false,
  })
  for (const { account } of members)
    world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: account.id })
}

function addFilter(world: World, owner: Person): void {
  world.filters.put({
    id: world.ids.serial(),
    accountId: owner.account.id,
    title: 'Hot drinks',
    contexts: ['home', 'public', 'thread'],
    action: 'warn',
    expiresAt: null,
    keywords: [{ id: world.ids.serial(), keyword: 'coffee', wholeWord: true }],
    statuses: [],
  })
}

/** Adds the favourites of ann's first post, and her notifications about them and about a mention. */
function addNotifications(world: World, now: number, firstPostId: string, named: Named): void {
  const ann = named('ann').account.id
  const omar = named('omar').account.id
  const notify = (type: string, fromId: string, statusId: string | null, minutes: number, groupKey: string) =>
    world.notifications.put({
      id: world.ids.serial(),
      accountId: ann,
      type,
      fromId,
      statusId,
      createdAt: now - minutes * MINUTE,
      groupKey,
      filtered: false,
    })
  for (const [index, username] of ['eve', 'finn'].entries()) {
    const { id } = named(username).account
    const minutes = 250 - index
    addMark(world, 'favourites', {
      accountId: id,
      statusId: firstPostId,
      createdAt: now - minutes * MINUTE,
    })
    notify('favourite', id, firstPostId, minutes, `favourite-${firstPostId}-1`)
  }
  const mention = world.statuses.by('account', omar).find((status) => status.mentionIds.includes(ann))
  notify('mention', omar, mention?.id ?? null, 110, 'ungrouped-mention')
}

/** Adds the unread conversation of the private post from eve to ann. */
function addConversation(world: World, named: Named): void {
  const eve = named('eve').account.id
  const post = world.statuses.by('account', eve).find((status) => status.visibility === 'direct')
  if (!post) return
  world.conversations.put({
    id: world.ids.serial(),
    accountId: named('ann').account.id,
    conversationId: post.conversationId,
    participantIds: [eve],
    lastStatusId: post.id,
    unread: true,
  })
}

function countOnAccounts(world: World, people: Iterable<Person>): void {
  for (const { account } of people)
    world.accounts.patch(account.id, {
      statusesCount: world.statuses.ids('account', account.id).length,
      followersCount: world.follows.ids('to', account.id).length,
      followingCount: world.follows.ids('from', account.id).length,
    })
}

/**
 * A world of twelve accounts and 80 posts for unit and component tests, built in a few milliseconds.
 *
 * Here: `ann` (follows everyone but jo; eve, finn and omar follow her), `ben` (locked; finn asked to follow), `cleo`
 * (owner), `dora` (new, empty). Elsewhere: `eve`, `finn` (both @remote.example), `gil` (bot) and `kim` (locked, both
 * @other.example), `hana@machi.example` (Japanese), `omar@diwan.example` (Arabic), `jo@blocked.example` (blocked by
 * ann), `lars@polder.example` (Dutch). Newest posts, by minutes ago: 80 finn boosts ann's first post; 90 eve writes to
 * ann in private; 100 hana, Japanese; 110 omar mentions ann; 120 ben to followers; 130 finn, edited; 140 eve, sensitive
 * picture; 150 finn, picture; 160 eve, warning "Careful"; 170 finn quotes eve (180); 200 eve, open poll "Tea or
 * coffee?"; 300 ann's first post, favourited by eve and finn, with finn's answer and ann's thanks; from 400 on, one
 * plain post every 11 minutes. Ann has one list ("Friends": eve, finn), one filter (warns of "coffee"), one mention and
 * two favourites as notifications, and one unread conversation (with eve).
 */
export function buildSmallWorld(options: { seed?: string | number; clock?: Clock } = {}): World {
  const now = (options.clock ?? manualClock()).now()
  const random = createRandom(`small ${options.seed ?? 'skein'}`)
  const world = new World()
  world.files = seedFile
  world.lazyEmojis = seedEmojis
  world.roles.put({ id: '3', name: 'Owner', color: '#0f7a8a', highlighted: true, permissions: 0x7fffff })
  const people = new Map(
    ACCOUNTS.map((row, index) => addPerson(world, now, row, index)).map((person) => [
      person.account.username,
      person,
    ]),
  )
  const named: Named = (username) => {
    const person = people.get(username)
    if (!person) throw new RangeError(`nobody is called ${username}`)
    return person
  }
  const drafts = draftPosts(random, now, named)
  storeAll(world, drafts, now)
  addRelations(world, now, people, named)
  addList(world, named('ann'), [named('eve'), named('finn')])
  addFilter(world, named('ann'))
  addNotifications(world, now, drafts[0]?.id ?? '', named)
  addConversation(world, named)
  countOnAccounts(world, people.values())
  return world
}
