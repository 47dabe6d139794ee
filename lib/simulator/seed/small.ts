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
import { textsOf } from './texts'

const MINUTE = 60_000
const DAY = 86_400_000

type Row = readonly [
  acct: string,
  name: string,
  code: string,
  change?: Partial<Account>,
  user?: Partial<User>,
]

const ROWS: readonly Row[] = [
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

function addRow(world: World, now: number, [acct, displayName, code, change, user]: Row, at: number): Person {
  const [username = '', domain = null] = acct.split('@')
  const bio = `I am ${username}.`
  const account = addAccount(world, {
    username,
    domain,
    createdAt: now - (700 + at) * DAY,
    displayName,
    note: toHtml(world, bio, domain).html,
    noteSource: bio,
    ...avatarPaths(username, false),
    ...change,
  })
  if (user) addUser(world, { id: account.id, email: `${username}@skein.example`, ...user })
  const texts = textsOf(code)
  return { account, texts, themes: texts.themes.slice(0, 2), weight: 1 }
}

function posts(random: Random, now: number, named: (name: string) => Person): Draft[] {
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
  const rest = Array.from({ length: 80 - special.length }, (_, at) => {
    const person = writers[at % writers.length] ?? ann
    const theme = random.pick(person.themes)
    return draft(person, ago(400 + at * 11), filled(random, random.pick(theme.openers)), {
      theme: theme.key,
    })
  })
  return [...special, ...rest]
}

/**
 * A world of twelve accounts and 80 posts for unit and component tests, built in a few milliseconds.
 *
 * Here: `ann` (follows everyone but jo), `ben` (locked; finn asked to follow), `cleo` (owner), `dora` (new, empty).
 * Elsewhere: `eve`, `finn` (both @remote.example), `gil` (bot) and `kim` (locked, both @other.example),
 * `hana@machi.example` (Japanese), `omar@diwan.example` (Arabic), `jo@blocked.example` (blocked by ann),
 * `lars@polder.example` (Dutch). Newest posts, by minutes ago: 80 finn boosts ann's first post; 90 eve writes to ann in
 * private; 110 omar mentions ann; 120 ben to followers; 130 finn, edited; 140 eve, sensitive picture; 150 finn,
 * picture; 160 eve, warning "Careful"; 170 finn quotes eve (180); 200 eve, open poll "Tea or coffee?"; 300 ann's first
 * post, favourited by eve and finn, with finn's answer and ann's thanks; from 400 on, one plain post every 11 minutes.
 * Ann has one list ("Friends": eve, finn), one filter (warns of "coffee"), one mention and two favourites as
 * notifications.
 */
export function buildSmallWorld(options: { seed?: string | number; clock?: Clock } = {}): World {
  const now = (options.clock ?? manualClock()).now()
  const random = createRandom(`small ${options.seed ?? 'skein'}`)
  const world = new World()
  world.files = seedFile
  world.lazyEmojis = seedEmojis
  world.roles.put({ id: '3', name: 'Owner', color: '#0f7a8a', highlighted: true, permissions: 0x7fffff })
  const people = new Map(
    ROWS.map((row, at) => addRow(world, now, row, at)).map((person) => [person.account.username, person]),
  )
  const named = (name: string): Person => {
    const person = people.get(name)
    if (!person) throw new RangeError(`nobody is called ${name}`)
    return person
  }
  const id = (name: string) => named(name).account.id
  const drafts = posts(random, now, named)
  storeAll(world, drafts, now)
  const serial = () => world.ids.serial()
  const ann = id('ann')
  for (const name of people.keys()) {
    if (name === 'ann' || name === 'jo') continue
    addFollow(world, { from: ann, to: id(name) }, now - 90 * DAY)
  }
  for (const name of ['eve', 'finn', 'omar']) addFollow(world, { from: id(name), to: ann }, now - 80 * DAY)
  world.blocks.put({ id: serial(), from: ann, to: id('jo') })
  const asked = { from: id('finn'), to: id('ben'), reblogs: true, notify: false, languages: null }
  world.followRequests.put({ id: serial(), ...asked, createdAt: now - DAY })
  const list = world.lists.put({
    id: serial(),
    accountId: ann,
    title: 'Friends',
    repliesPolicy: 'list',
    exclusive: false,
  })
  for (const name of ['eve', 'finn'])
    world.listMembers.put({ id: serial(), listId: list.id, accountId: id(name) })
  world.filters.put({
    id: serial(),
    accountId: ann,
    title: 'Hot drinks',
    contexts: ['home', 'public', 'thread'],
    action: 'warn',
    expiresAt: null,
    keywords: [{ id: serial(), keyword: 'coffee', wholeWord: true }],
    statuses: [],
  })
  const first = drafts[0]?.id ?? ''
  const mention = world.statuses.by('account', id('omar')).find((status) => status.mentionIds.includes(ann))
  const notice = (type: string, from: string, statusId: string | null, minutes: number, groupKey: string) =>
    world.notifications.put({
      id: serial(),
      accountId: ann,
      type,
      fromId: id(from),
      statusId,
      createdAt: now - minutes * MINUTE,
      groupKey,
      filtered: false,
    })
  for (const [at, name] of ['eve', 'finn'].entries()) {
    addMark(world, 'favourites', {
      accountId: id(name),
      statusId: first,
      createdAt: now - (250 - at) * MINUTE,
    })
    notice('favourite', name, first, 250 - at, `favourite-${first}-1`)
  }
  notice('mention', 'omar', mention?.id ?? null, 110, 'ungrouped-mention')
  const direct = world.statuses.by('account', id('eve')).find((status) => status.visibility === 'direct')
  if (direct) {
    const talk = { accountId: ann, conversationId: direct.conversationId, participantIds: [id('eve')] }
    world.conversations.put({ id: serial(), ...talk, lastStatusId: direct.id, unread: true })
  }
  for (const { account } of people.values()) {
    world.accounts.patch(account.id, {
      statusesCount: world.statuses.ids('account', account.id).length,
      followersCount: world.follows.ids('to', account.id).length,
      followingCount: world.follows.ids('from', account.id).length,
    })
  }
  return world
}
