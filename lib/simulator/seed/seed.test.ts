// @vitest-environment node
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { groupedNotificationsDto, notificationsDto } from '@/schemas/notifications/notification'
import { statusesDto } from '@/schemas/statuses/status'
import { DEFAULT_NOW, manualClock } from '../clock'
import { acctOf } from '../serialize/account'
import { pairKey, type World } from '../store/world'
import { ids, stage } from '../testing'
import { seedFile } from './files'
import { HOSTS } from './people/hosts'
import { buildSmallWorld, buildWorld, nextLivePost } from './index'
import { LONG_THREAD } from './posts/long-thread'
import { createRandom } from './random'

const world = buildWorld()
const LATER = DEFAULT_NOW + 40 * 86_400_000
const other = buildWorld({ seed: 8, clock: manualClock(LATER) })
const posts = world.statuses.values()
const ada = world.findAccount('ada')
const adaId = ada?.id ?? ''

const fingerprint = (made: World): string =>
  JSON.stringify([
    made.accounts.values(),
    made.statuses.values(),
    made.media.values(),
    made.polls.values(),
    made.follows.values(),
    made.notifications.values(),
    made.trends,
    made.suggestions,
    made.chatter,
  ])

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Hiragana',
  'Hangul',
  'Han',
  'Thai',
]

describe('the demo world', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(fingerprint(buildWorld({ seed: 'skein' })) === fingerprint(world)).toBe(true)
    expect(fingerprint(other) === fingerprint(world)).toBe(false)
  })

  it('lies before the time of its clock, with recent posts', () => {
    for (const [made, now] of [
      [world, DEFAULT_NOW],
      [other, LATER],
    ] as const) {
      const moments = made.statuses.values().map((status) => status.createdAt)
      expect(Math.max(...moments)).toBeLessThan(now)
      expect(Math.max(...moments)).toBeGreaterThan(now - 600_000)
    }
  })

  it('has the expected size', () => {
    expect(world.accounts.size).toBeGreaterThanOrEqual(400)
    expect(new Set(world.accounts.values().map((account) => account.domain)).size).toBeGreaterThan(
      HOSTS.length,
    )
    expect(posts.length).toBeGreaterThanOrEqual(6000)
    expect(world.users.values().filter((user) => user.offered !== null).length).toBeGreaterThanOrEqual(5)
  })

  it('has at least 14 languages in at least 7 scripts, and rarely repeats itself', () => {
    const languages = new Map<string, number>()
    for (const post of posts) {
      if (post.language) languages.set(post.language, (languages.get(post.language) ?? 0) + 1)
    }
    expect([...languages].filter(([, count]) => count >= 20).length).toBeGreaterThanOrEqual(14)
    const all = posts.map((post) => post.text).join('\n')
    const found = SCRIPTS.filter((script) => new RegExp(String.raw`\p{Script=${script}}`, 'u').test(all))
    expect(found).toEqual(SCRIPTS)
    const first = posts.filter((post) => post.text !== '' && !post.inReplyToId).map((post) => post.text)
    expect(new Set(first).size / first.length).toBeGreaterThan(0.8)
    expect(first.filter((text) => /\{\w+\}/.test(text))).toEqual([])
  })

  it('has quotes in every state and every kind of medium, poll and card', () => {
    const states = new Set(posts.flatMap((post) => (post.quote ? [post.quote.state] : [])))
    expect([...states].sort()).toEqual([
      'accepted',
      'blocked_account',
      'blocked_domain',
      'deleted',
      'muted_account',
      'pending',
      'rejected',
      'revoked',
      'unauthorized',
    ])
    const kinds = new Set(world.media.values().map((medium) => medium.type))
    expect([...kinds].sort()).toEqual(['audio', 'gifv', 'image', 'unknown', 'video'])
    const polls = world.polls.values()
    expect(polls.some((poll) => poll.expiresAt === null)).toBe(true)
    expect(polls.some((poll) => poll.hideTotals)).toBe(true)
    expect(polls.some((poll) => poll.multiple)).toBe(true)
    expect(polls.some((poll) => poll.expiresAt !== null && poll.expiresAt < DEFAULT_NOW)).toBe(true)
    expect(
      polls.every((poll) => poll.options.length >= 2 && poll.options.every((option) => option.title !== '')),
    ).toBe(true)
    const cards = posts.flatMap((post) => (post.card ? [post.card] : []))
    expect(new Set(cards.map((card) => card.type))).toEqual(new Set(['link', 'photo', 'video', 'rich']))
    expect(cards.some((card) => card.authors.some((author) => author.accountId !== null))).toBe(true)
  })

  it('has warned, sensitive, edited, long, tagged, boosted and answered posts', () => {
    expect(posts.some((post) => post.spoilerText !== '')).toBe(true)
    expect(posts.some((post) => post.sensitive && post.spoilerText === '')).toBe(true)
    expect(posts.some((post) => post.revisions.length > 1)).toBe(true)
    expect(posts.some((post) => post.text.length > 2000)).toBe(true)
    expect(posts.some((post) => post.tags.length > 0)).toBe(true)
    expect(posts.filter((post) => post.reblogOfId).length).toBeGreaterThan(200)
    expect(posts.filter((post) => post.inReplyToId).length).toBeGreaterThan(1000)
    expect(posts.filter((post) => /:[a-z_]+:/.test(post.text)).length).toBeGreaterThan(50)
  })

  it('has no dangling references', () => {
    const accounts = new Set(world.accounts.allIds())
    const ids = new Set(world.statuses.allIds())
    const dangling = posts.filter(
      (post) =>
        !accounts.has(post.accountId) ||
        (post.inReplyToId !== null && !ids.has(post.inReplyToId)) ||
        (post.reblogOfId !== null && !ids.has(post.reblogOfId)) ||
        (typeof post.quote?.statusId === 'string' && !ids.has(post.quote.statusId)) ||
        post.mediaIds.some((id) => world.media.get(id)?.statusId !== post.id) ||
        (post.pollId !== null && world.polls.get(post.pollId)?.statusId !== post.id),
    )
    expect(dangling).toEqual([])
    const later = posts.filter((post) => {
      const earlier = world.statuses.get(post.inReplyToId ?? post.reblogOfId ?? post.quote?.statusId)
      return earlier !== undefined && earlier.createdAt > post.createdAt
    })
    expect(later).toEqual([])
  })

  it('has content as Mastodon writes it', () => {
    const html = posts.map((post) => post.content).join('\n')
    expect(html).toContain('<p class="quote-inline">RE: <a href="https://')
    expect(html).toMatch(/<span class="h-card"[^>]*><a href="[^"]+" class="u-url mention">@<span>/)
    expect(html).toMatch(/<a href="[^"]+" class="mention hashtag" rel="tag">#<span>/)
    expect(html).toContain('<span class="invisible">https://</span><span class="ellipsis">')
    const escaped = posts.find((post) => post.text.includes('<b>This is not bold</b>'))
    expect(escaped?.content).toContain('&lt;b&gt;This is not bold&lt;/b&gt; &amp; neither')
    const remoteTags = posts.filter(
      (post) => post.content.includes('href="/tags/') && world.accounts.get(post.accountId)?.domain,
    )
    expect(remoteTags).toEqual([])
  })

  it('gives ada a lively home, lists, filters, requests and notifications of every type', () => {
    const follows = new Set(world.follows.by('from', adaId).map((follow) => follow.to))
    expect(follows.size).toBeGreaterThan(120)
    const hour = posts.filter(
      (post) => follows.has(post.accountId) && post.createdAt > DEFAULT_NOW - 3_600_000,
    )
    expect(hour.length).toBeGreaterThan(20)
    expect(world.lists.by('account', adaId).length).toBeGreaterThan(2)
    expect(new Set(world.filters.by('account', adaId).map((filter) => filter.action))).toEqual(
      new Set(['warn', 'hide', 'blur']),
    )
    expect(world.notificationRequests.by('account', adaId)).toHaveLength(3)
    expect(world.scheduled.by('account', adaId)).toHaveLength(3)
    expect(world.conversations.by('account', adaId).filter((talk) => talk.unread)).toHaveLength(2)
    const types = new Set(world.notifications.values().map((notice) => notice.type))
    for (const type of [
      'mention status reblog follow follow_request favourite poll update quote quoted_update',
      'severed_relationships moderation_warning annual_report added_to_collection collection_update admin.sign_up admin.report',
    ].flatMap((names) => names.split(' ')))
      expect(types).toContain(type)
  })

  it('leaves nils with nothing and lin with requests', () => {
    const nils = world.findAccount('nils')?.id ?? ''
    expect(world.follows.by('from', nils)).toEqual([])
    expect(world.statuses.by('account', nils)).toEqual([])
    expect(world.notifications.by('account', nils)).toEqual([])
    const lin = world.findAccount('lin')
    expect(lin?.locked).toBe(true)
    expect(world.followRequests.by('to', lin?.id ?? '').length).toBeGreaterThan(3)
  })

  it('has people in every state', () => {
    const accounts = world.accounts.values()
    for (const test of [
      (account: (typeof accounts)[number]) => account.bot,
      (account: (typeof accounts)[number]) => account.group,
      (account: (typeof accounts)[number]) => account.locked,
      (account: (typeof accounts)[number]) => account.memorial,
      (account: (typeof accounts)[number]) => account.limited,
      (account: (typeof accounts)[number]) => account.suspended,
      (account: (typeof accounts)[number]) => account.movedToId !== null,
      (account: (typeof accounts)[number]) => account.displayName.includes(':'),
      (account: (typeof accounts)[number]) => account.fields.some((field) => field.verifiedAt !== null),
    ])
      expect(accounts.some(test)).toBe(true)
    expect(new Set(accounts.map((account) => acctOf(account).toLowerCase())).size).toBe(accounts.length)
  })

  it('creates the thread of 4,000 only in the copy it is opened in', () => {
    const copy = world.clone()
    const [rootId, grow] = [...copy.lazyThreads][0] ?? []
    grow?.(copy)
    const root = copy.statuses.get(rootId)
    expect(copy.statuses.size - world.statuses.size).toBe(LONG_THREAD)
    expect(copy.statuses.by('conversation', root?.conversationId ?? '').length).toBeGreaterThan(LONG_THREAD)
  })

  it('has 6,000 emoji, and those remote posts use', () => {
    const copy = world.clone()
    expect(copy.emojis.by('domain', '')).toHaveLength(6000)
    expect(copy.emojis.get('happy_blob@birdhouse.example')).toBeDefined()
    for (const emoji of copy.emojis.values().slice(0, 40)) {
      expect(seedFile(emoji.url)).not.toBeNull()
      expect(seedFile(emoji.staticUrl)?.type).toBe('image/png')
    }
  })

  it('keeps writing while it is watched', () => {
    const copy = world.clone()
    const random = createRandom('live')
    const live = Array.from({ length: 50 }, () => nextLivePost(copy, random))
    expect(live.every((post) => post !== null && copy.accounts.has(post.accountId) && post.text !== '')).toBe(
      true,
    )
    expect(new Set(live.map((post) => post?.text)).size).toBeGreaterThan(40)
  })
})

describe('the demo world, served', () => {
  const { as, visitor, simulator } = stage({ world })

  it('fills pages of home down to the last post, with absolute URLs', async () => {
    const ada = as('ada')
    const seen = new Set<string>()
    let path = '/api/v1/timelines/home?limit=40'
    for (let page = 0; page < 6; page += 1) {
      const { body, headers } = await ada.call<unknown[]>(`GET ${path}`)
      expect(z.parse(statusesDto, body)).toHaveLength(body.length)
      expect(JSON.stringify(body)).not.toMatch(/href=\\"\/|"url":"\//)
      for (const id of ids(body)) seen.add(id)
      const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? ''
      path = next.slice(simulator.origin.length)
    }
    expect(seen.size).toBe(240)
  })

  it('serves every file of its posts, except the missing one', async () => {
    const named = new Set<string>()
    for (const medium of world.media.values()) {
      for (const url of [medium.url, medium.previewUrl]) if (url) named.add(url)
    }
    const missing: string[] = []
    for (const url of named) {
      const { status } = await visitor.call(`GET ${url}`)
      if (status !== 200) missing.push(url)
    }
    expect(missing.sort()).toEqual(['/media/pictures/lost.png', '/media/previews/lost.png'])
  })

  it('shows every notification in a readable form', async () => {
    const { body } = await as('ada').call<unknown[]>('GET /api/v1/notifications?limit=80')
    expect(z.parse(notificationsDto, body)).toHaveLength(80)
    const grouped = await as('ada').call(
      'GET /api/v2/notifications?grouped_types[]=favourite&grouped_types[]=reblog',
    )
    const { notification_groups } = z.parse(groupedNotificationsDto, grouped.body)
    expect(notification_groups.some((group) => group.notifications_count > 20)).toBe(true)
  })
})

describe('the small world', () => {
  it('matches its description', () => {
    const small = buildSmallWorld()
    expect(fingerprint(buildSmallWorld()) === fingerprint(small)).toBe(true)
    expect(small.accounts.size).toBe(12)
    expect(small.statuses.size).toBe(80)
    const ann = small.findAccount('ann')?.id ?? ''
    expect(small.follows.by('from', ann)).toHaveLength(10)
    expect(small.followRequests.by('to', small.findAccount('ben')?.id ?? '')).toHaveLength(1)
    expect(
      small.blocks.find('pair', pairKey(ann, small.findAccount('jo@blocked.example')?.id ?? '')),
    ).toBeDefined()
    expect(small.notifications.by('account', ann).map((notice) => notice.type)).toEqual([
      'favourite',
      'favourite',
      'mention',
    ])
    expect(small.conversations.by('account', ann)).toHaveLength(1)
    const newest = small.statuses.values().at(-1)
    expect(newest?.reblogOfId).toBeTruthy()
  })
})
