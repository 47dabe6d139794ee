// @vitest-environment node
import { writeFileSync } from 'node:fs'
import { createOAuthAPIClient, createRestAPIClient, type mastodon } from 'masto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createSimulator, type Simulator } from './simulator'
import type { Recorded } from './core'
import { ROUTES } from './routes'
import { addMark } from './store/records'
import type { World } from './store/world'

/**
 * Calls every route with an independent, typed client: if it cannot read an answer, the simulator is wrong.
 * Routes it has no method for are called by hand below; an uncalled route fails the test.
 */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)
const picture = () => new Blob([PNG], { type: 'image/png' })

interface Stage {
  readonly simulator: Simulator
  readonly world: World
  readonly alice: mastodon.rest.Client
  readonly bob: mastodon.rest.Client
  readonly id: (acct: string) => string
  readonly raw: (line: string, body?: unknown, token?: string | null) => Promise<Response>
}

const byTyped = new Set<string>()
const byHand = new Set<string>()
const failures: string[] = []
const answers: Recorded[] = []

/** A new server with typed clients for alice and bob; counts the routes they use. */
function stage(): Stage {
  const simulator = createSimulator({ recordBodies: true })
  const { script } = simulator
  let hand = false
  let seen = 0
  const send = async (request: Request) => {
    const response = await simulator.fetch(request)
    for (; seen < simulator.recorded.length; seen++) {
      const entry = simulator.recorded[seen]
      if (!entry) continue
      answers.push(entry)
      const line = entry.route ?? `${entry.method} ${entry.path}`
      ;(hand ? byHand : byTyped).add(line)
      if (!hand && entry.status >= 400)
        failures.push(`${line}: ${entry.status} ${JSON.stringify(entry.body)}`)
    }
    return response
  }
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)))
  const tokens = { alice: script.signIn('alice').token, bob: script.signIn('bob').token }
  const client = (accessToken: string) => createRestAPIClient({ url: simulator.origin, accessToken })
  return {
    simulator,
    world: simulator.server.world,
    alice: client(tokens.alice),
    bob: client(tokens.bob),
    id: (acct) => script.account(acct).id,
    raw: async (line, body, token = tokens.alice) => {
      const [method = 'GET', path = '/'] = line.split(' ')
      const form = body instanceof URLSearchParams || body instanceof FormData
      hand = true
      const response = await send(
        new Request(simulator.origin + path, {
          method,
          headers: {
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
        }),
      )
      hand = false
      return response
    },
  }
}

type Area = (at: Stage) => Promise<void>

const instance: Area = async ({ alice, raw }) => {
  const info = await alice.v2.instance.fetch()
  expect(info.apiVersions?.mastodon).toBe(11)
  expect((await alice.v1.instance.fetch()).uri).toBe('home.example')
  await alice.v1.instance.peers.list()
  await alice.v1.instance.activity.list()
  await alice.v1.instance.languages.list()
  await alice.v1.instance.extendedDescription.fetch()
  await alice.v1.instance.translationLanguages.list()
  await alice.v1.instance.domainBlocks.fetch()
  expect((await alice.v1.customEmojis.list())[0]?.shortcode).toBe('wave')
  for (const path of [
    'instance/rules',
    'instance/privacy_policy',
    'instance/terms_of_service',
    'instance/terms_of_service/2025-01-01',
    'peers/search?q=far',
    'trends',
  ])
    await raw(`GET /api/v1/${path}`, undefined, null)
  for (const path of [
    '/health',
    '/nodeinfo/2.0',
    '/.well-known/nodeinfo',
    '/.well-known/oauth-authorization-server',
  ])
    expect((await raw(`GET ${path}`, undefined, null)).status).toBe(200)
}

const signIn: Area = async ({ simulator, alice, raw, world }) => {
  const oauth = createOAuthAPIClient({ url: simulator.origin })
  const app = await alice.v1.apps.create({
    clientName: 'Test',
    redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read write',
  })
  await alice.v1.apps.verifyCredentials()
  const client = { clientId: app.clientId ?? '', clientSecret: app.clientSecret ?? '' }
  const token = await oauth.token.create({
    ...client,
    redirectUri: 'urn:ietf:wg:oauth:2.0:oob',
    grantType: 'client_credentials',
    scope: 'read write',
  })
  expect(token.accessToken).toBeTruthy()
  const own = createRestAPIClient({ url: simulator.origin, accessToken: token.accessToken ?? '' })
  const made = await own.v1.accounts.create({
    username: 'zoe',
    email: 'zoe@mail.example',
    password: 'long enough',
    agreement: true,
    locale: 'en',
  })
  const zoe = createRestAPIClient({ url: simulator.origin, accessToken: made.accessToken })
  await zoe.v1.emails.confirmations.create({ email: 'other@mail.example' })
  await raw('GET /api/v1/emails/check_confirmation', undefined, made.accessToken)
  await raw('GET /oauth/userinfo')
  await raw('POST /oauth/userinfo')
  const request = new URLSearchParams({
    response_type: 'code',
    client_id: client.clientId,
    redirect_uri: 'urn:ietf:wg:oauth:2.0:oob',
    scope: 'read',
  })
  expect((await raw(`GET /oauth/authorize?${request.toString()}`, undefined, null)).status).toBe(200)
  request.set('decision', 'allow')
  request.set('account', world.findAccount('alice')?.id ?? '')
  expect(await (await raw('POST /oauth/authorize', request, null)).text()).toContain('code-')
  await oauth.revoke({ ...client, token: token.accessToken ?? '' })
}

const accounts: Area = async ({ alice, bob, id, world, raw }) => {
  const me = await alice.v1.accounts.verifyCredentials()
  expect(me.source.privacy).toBe('public')
  await alice.v1.accounts.updateCredentials({
    displayName: 'Alice A.',
    note: 'Hi',
    avatar: picture(),
    fieldsAttributes: [{ name: 'a', value: 'b' }],
  })
  const carol = alice.v1.accounts.$select(id('carol@far.example'))
  await carol.fetch()
  await alice.v1.accounts.fetch({ id: [id('bob')] })
  expect((await alice.v1.accounts.lookup({ acct: 'carol@far.example' })).id).toBe(id('carol@far.example'))
  expect(await alice.v1.accounts.search.list({ q: 'car' })).toHaveLength(1)
  expect((await alice.v1.accounts.relationships.fetch({ id: [id('bob')] }))[0]?.following).toBe(true)
  await alice.v1.accounts.familiarFollowers.fetch([id('carol@far.example')])
  expect(await carol.statuses.list({ limit: 1 })).toHaveLength(1)
  await carol.followers.list()
  await carol.following.list()
  await carol.featuredTags.list()
  await carol.lists.list()
  await carol.identityProofs.list()
  expect((await carol.follow({ notify: true })).notifying).toBe(true)
  expect((await carol.endorse()).endorsed).toBe(true)
  await alice.v1.endorsements.list()
  await alice.v1.accounts.$select(me.id).endorsements.list()
  await carol.unendorse()
  await carol.pin()
  await carol.unpin()
  expect((await carol.note.create({ comment: 'met once' })).note).toBe('met once')
  expect((await carol.mute({ duration: 60 })).muting).toBe(true)
  await alice.v1.mutes.list()
  await carol.unmute()
  expect((await carol.unfollow()).following).toBe(false)
  expect((await carol.block()).blocking).toBe(true)
  expect(await alice.v1.blocks.list()).toHaveLength(1)
  await carol.unblock()
  const toAlice = bob.v1.accounts.$select(me.id)
  await toAlice.follow()
  await toAlice.removeFromFollowers()
  expect((await alice.v1.accounts.$select(id('bob')).follow()).requested).toBe(true)
  expect(await bob.v1.followRequests.list()).toHaveLength(1)
  expect((await bob.v1.followRequests.$select(me.id).authorize()).followedBy).toBe(true)
  await alice.v1.accounts.$select(id('bob')).unfollow()
  await alice.v1.accounts.$select(id('bob')).follow()
  await bob.v1.followRequests.$select(me.id).reject()
  await alice.v1.domainBlocks.create({ domain: 'far.example' })
  expect(await alice.v1.domainBlocks.list()).toEqual(['far.example'])
  await raw('GET /api/v1/domain_blocks/preview?domain=far.example')
  await alice.v1.domainBlocks.remove({ domain: 'far.example' })
  await alice.v1.preferences.fetch()
  await alice.v1.profile.fetch()
  await alice.v1.profile.update({ displayName: 'Alice' })
  await alice.v1.profile.avatar.remove()
  await alice.v1.profile.header.remove()
  world.suggestions = [{ forId: null, accountId: id('carol@far.example'), sources: ['featured'] }]
  expect((await alice.v2.suggestions.list())[0]?.account.username).toBe('carol')
  await alice.v1.suggestions.list()
  await alice.v1.suggestions.$select(id('carol@far.example')).remove('')
  await alice.v1.directory.list({ order: 'new' })
}

const statuses: Area = async ({ alice, bob, simulator, world, id, raw }) => {
  const post = await alice.v1.statuses.create({
    status: 'Hello @bob #tea',
    spoilerText: 'cw',
    visibility: 'public',
  })
  const mine = alice.v1.statuses.$select(post.id)
  const theirs = bob.v1.statuses.$select(post.id)
  expect((await alice.v1.statuses.fetch({ id: [post.id] }))[0]?.id).toBe(post.id)
  expect((await mine.fetch()).id).toBe(post.id)
  expect((await theirs.favourite()).favouritesCount).toBe(1)
  expect((await theirs.reblog()).reblog?.reblogsCount).toBe(1)
  expect((await theirs.bookmark()).bookmarked).toBe(true)
  expect(await bob.v1.favourites.list()).toHaveLength(1)
  expect(await bob.v1.bookmarks.list()).toHaveLength(1)
  expect(await mine.favouritedBy.list()).toHaveLength(1)
  expect(await mine.rebloggedBy.list()).toHaveLength(1)
  await theirs.unfavourite()
  await theirs.unreblog()
  await theirs.unbookmark()
  expect((await mine.mute()).muted).toBe(true)
  await mine.unmute()
  expect((await mine.pin()).pinned).toBe(true)
  await mine.unpin()
  const reply = await bob.v1.statuses.create({ status: '@alice hi', inReplyToId: post.id })
  expect((await mine.context.fetch()).descendants[0]?.id).toBe(reply.id)
  expect((await mine.update({ status: 'Changed' })).editedAt).toBeTruthy()
  expect(await mine.history.list()).toHaveLength(2)
  expect((await mine.source.fetch()).text).toBe('Changed')
  await mine.card.fetch()
  expect((await theirs.translate({ lang: 'de' })).provider).toBeTruthy()
  const quoting = await bob.v1.statuses.create({ status: 'See', quotedStatusId: post.id })
  expect(await mine.quotes.list()).toHaveLength(1)
  const revoked = await raw(`POST /api/v1/statuses/${post.id}/quotes/${quoting.id}/revoke`)
  expect(await revoked.json()).toMatchObject({ quote: { state: 'revoked' } })
  expect(
    (await raw(`PUT /api/v1/statuses/${post.id}/interaction_policy`, { quote_approval_policy: 'nobody' }))
      .status,
  ).toBe(200)
  await raw(`GET /api/oembed?url=${encodeURIComponent(String(post.url))}`, undefined, null)
  const poll = await alice.v1.statuses.create({
    status: 'Which?',
    poll: { options: ['a', 'b'], expiresIn: 600 },
  })
  const voted = await bob.v1.polls.$select(poll.poll?.id ?? '').votes.create({ choices: [1] })
  expect(voted.ownVotes).toEqual([1])
  await alice.v1.polls.$select(poll.poll?.id ?? '').fetch()
  const media = await alice.v2.media.create({ file: picture(), description: 'a dot' })
  await alice.v1.media.$select(media.id).fetch()
  await alice.v1.media.$select(media.id).update({ description: 'dots' })
  const shown = await alice.v1.statuses.create({ status: '', mediaIds: [media.id] })
  expect(shown.mediaAttachments[0]?.description).toBe('dots')
  const old = await alice.v1.media.create({ file: picture() })
  await raw(`DELETE /api/v1/media/${old.id}`)
  expect((await alice.v1.statuses.$select(shown.id).remove()).mediaAttachments).toHaveLength(1)
  const later = new Date(simulator.server.clock.now() + 3_600_000).toISOString()
  const scheduled = await alice.v1.statuses.create({ status: 'Later', scheduledAt: later })
  expect(await alice.v1.scheduledStatuses.list()).toHaveLength(1)
  await alice.v1.scheduledStatuses.$select(scheduled.id).fetch()
  await alice.v1.scheduledStatuses.$select(scheduled.id).update({ scheduledAt: later })
  await alice.v1.scheduledStatuses.$select(scheduled.id).remove()
  expect((await alice.v1.timelines.home.list()).length).toBeGreaterThan(3)
  await alice.v1.timelines.public.list({ local: true })
  expect(await alice.v1.timelines.tag.$select('tea').list()).toHaveLength(0)
  await alice.v1.timelines.direct.list()
  const card = {
    ...world.statuses.values()[0]?.card,
    url: 'https://news.example/a',
    title: 'A',
    description: '',
    type: 'link' as const,
    authors: [],
    providerName: '',
    providerUrl: '',
    html: '',
    width: 0,
    height: 0,
    image: null,
    imageDescription: '',
    embedUrl: '',
    blurhash: null,
    publishedAt: null,
    language: null,
  }
  world.trends = {
    tags: [{ name: 'tea', history: [] }],
    links: [{ card, history: [{ uses: 2, accounts: 1 }] }],
    statusIds: [post.id],
  }
  await alice.v1.timelines.link.list({ url: card.url })
  expect(await alice.v1.trends.tags.list()).toHaveLength(1)
  expect((await alice.v1.trends.links.list())[0]?.history[0]?.uses).toBe('2')
  expect(await alice.v1.trends.statuses.list()).toHaveLength(1)
  expect((await alice.v2.search.list({ q: 'Changed' })).statuses).toHaveLength(1)
  addMark(world, 'favourites', { accountId: id('bob'), statusId: post.id, createdAt: 0 })
  const [first] = simulator.recorded
  expect(first).toBeDefined()
}

const reading: Area = async ({ alice, bob, simulator, id, raw }) => {
  const { script } = simulator
  const list = await alice.v1.lists.create({ title: 'Friends' })
  const one = alice.v1.lists.$select(list.id)
  await one.fetch()
  await one.update({ title: 'Close friends' })
  await one.accounts.create({ accountIds: [id('bob')] })
  expect(await one.accounts.list()).toHaveLength(1)
  await alice.v1.timelines.list.$select(list.id).list()
  await one.accounts.remove({ accountIds: [id('bob')] })
  expect(await alice.v1.lists.list()).toHaveLength(1)
  await one.remove()
  const filter = await alice.v2.filters.create({
    title: 'Spoilers',
    context: ['home'],
    filterAction: 'warn',
    keywordsAttributes: [{ keyword: 'ending' }],
  })
  const chosen = alice.v2.filters.$select(filter.id)
  await chosen.fetch()
  await chosen.update({ title: 'Endings' })
  expect(await alice.v2.filters.list()).toHaveLength(1)
  const keyword = await chosen.keywords.create({ keyword: 'finale' })
  await chosen.keywords.list()
  await alice.v2.filters.keywords.$select(keyword.id).fetch()
  await alice.v2.filters.keywords.$select(keyword.id).update({ keyword: 'final' })
  await alice.v2.filters.keywords.$select(keyword.id).remove()
  const post = script.as('bob').publish('The ending')
  const entry = await chosen.statuses.create({ statusId: post.id })
  await chosen.statuses.list()
  await alice.v2.filters.statuses.$select(entry.id).fetch()
  const home = await alice.v1.timelines.home.list()
  expect(home[0]?.filtered?.[0]?.keywordMatches).toEqual(['ending'])
  await alice.v2.filters.statuses.$select(entry.id).remove()
  await chosen.remove()
  const old = await alice.v1.filters.create({ phrase: 'x', context: ['home'] })
  await alice.v1.filters.list()
  await alice.v1.filters.$select(old.id).fetch()
  await alice.v1.filters.$select(old.id).update({ phrase: 'y', context: ['home'] })
  await alice.v1.filters.$select(old.id).remove()
  const tag = alice.v1.tags.$select('tea')
  await tag.fetch()
  expect((await tag.follow()).following).toBe(true)
  expect(await alice.v1.followedTags.list()).toHaveLength(1)
  await tag.unfollow()
  await tag.feature()
  await tag.unfeature()
  const featured = await alice.v1.featuredTags.create({ name: 'coffee' })
  await alice.v1.featuredTags.list()
  await alice.v1.featuredTags.suggestions.list()
  await alice.v1.featuredTags.$select(featured.id).remove()
  await alice.v1.markers.create({ home: { lastReadId: post.id } })
  expect((await alice.v1.markers.fetch({ timeline: ['home'] })).home.lastReadId).toBe(post.id)
  const letter = script.as('bob').publish({ text: '@alice secret', visibility: 'direct' })
  const [conversation] = await alice.v1.conversations.list()
  expect(conversation?.lastStatus?.id).toBe(letter.id)
  const talk = alice.v1.conversations.$select(conversation?.id ?? '')
  expect((await talk.read()).unread).toBe(false)
  await talk.unread()
  await talk.remove()
  const announcement = script.announce('Hello everybody')
  expect(await alice.v1.announcements.list()).toHaveLength(1)
  const announced = alice.v1.announcements.$select(announcement)
  await announced.reactions.$select('👍').update()
  await announced.reactions.$select('👍').remove()
  await announced.dismiss()
  await raw('GET /media/avatars/missing.png', undefined, null)
  await bob.v1.reports.create({ accountId: id('carol@far.example'), comment: 'hm', category: 'spam' })
}

const notifications: Area = async ({ alice, simulator, id, raw }) => {
  const { script } = simulator
  const post = script.as('alice').publish('Mine')
  script.as('bob').favourite(post.id)
  script.as('carol@far.example').favourite(post.id)
  script.as('bob').publish({ text: '@alice hi', inReplyToId: post.id })
  const all = await alice.v1.notifications.list()
  expect(all.map((n) => n.type)).toEqual(['mention', 'favourite', 'favourite'])
  await alice.v1.notifications.$select(all[0]?.id ?? '').fetch()
  expect((await alice.v1.notifications.unreadCount.fetch()).count).toBe(3)
  const grouped = await alice.v2.notifications.list()
  expect(grouped.notificationGroups.map((group) => group.notificationsCount)).toEqual([1, 2])
  expect(typeof grouped.notificationGroups[0]?.mostRecentNotificationId).toBe('number')
  const group = alice.v2.notifications.$select(grouped.notificationGroups[1]?.groupKey ?? '')
  await group.fetch()
  expect(await group.accounts.fetch()).toHaveLength(2)
  expect((await alice.v2.notifications.unreadCount.fetch()).count).toBe(2)
  await group.dismiss()
  await alice.v1.notifications.$select(all[0]?.id ?? '').dismiss()
  expect((await alice.v2.notifications.policy.fetch()).forNotFollowing).toBe('accept')
  await alice.v2.notifications.policy.update({ forNotFollowing: 'filter' })
  await raw('PUT /api/v2/notifications/policy', { for_bots: 'drop' })
  await raw('GET /api/v1/notifications/policy')
  await raw('PUT /api/v1/notifications/policy', { filter_not_followers: true })
  await raw('PATCH /api/v1/notifications/policy', { filter_not_followers: false })
  script.as('alice').unfollow('carol@far.example')
  const hello = () => script.as('carol@far.example').publish('@alice hello')
  hello()
  const [request] = await alice.v1.notifications.requests.list()
  expect(request?.notificationsCount).toBe('1')
  const one = alice.v1.notifications.requests.$select(request?.id ?? '')
  await one.fetch()
  await one.dismiss()
  hello()
  const [again] = await alice.v1.notifications.requests.list()
  await alice.v1.notifications.requests.$select(again?.id ?? '').accept()
  expect((await alice.v1.notifications.requests.merged.fetch()).merged).toBe(true)
  await raw('POST /api/v1/notifications/requests/accept', { id: [] })
  await raw('POST /api/v1/notifications/requests/dismiss', { id: [] })
  await alice.v1.notifications.clear()
  const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }
  await alice.v1.push.subscription.create({
    policy: 'all',
    subscription,
    data: { alerts: { mention: true } },
  })
  expect((await alice.v1.push.subscription.fetch()).alerts.mention).toBe(true)
  await alice.v1.push.subscription.update({ data: { alerts: { mention: false } } })
  await alice.v1.push.subscription.remove()
  const thread = script.refreshThread(post.id)
  const opened = await raw(`GET /api/v1/statuses/${post.id}/context`)
  const refresh = /id="([^"]+)"/.exec(opened.headers.get('mastodon-async-refresh') ?? '')?.[1]
  thread.finish()
  await raw(`GET /api/v1_alpha/async_refreshes/${encodeURIComponent(refresh ?? '')}`)
  const made = await alice.v1.collections.create({
    name: 'People',
    description: '',
    discoverable: true,
    sensitive: false,
  })
  const collection = alice.v1.collections.$select(made.collection.id)
  const item = await collection.items.create({ accountId: id('bob') })
  expect((await collection.fetch()).accounts).toHaveLength(2)
  await collection.update({ name: 'Folks' })
  await alice.v1.accounts.$select(id('alice')).collections.list()
  await alice.v1.accounts.$select(id('alice')).inCollections.list()
  const { token } = script.signIn('bob')
  await raw(
    `POST /api/v1/collections/${made.collection.id}/items/${item.collectionItem.id}/revoke`,
    undefined,
    token,
  )
  await collection.items.$select(item.collectionItem.id).remove()
  await collection.remove()
  script.annualReport('alice', 2025)
  await alice.v1.annualReports.list()
  const year = alice.v1.annualReports.$select('2025')
  await year.fetch()
  await year.state.fetch()
  await year.generate()
  await year.read()
}

const streams: Area = async ({ raw }) => {
  await raw('GET /api/v1/streaming/health', undefined, null)
  await raw('GET /api/v1/streaming', undefined, null)
  for (const route of ROUTES.routes)
    if (route.path.startsWith('/api/v1/streaming/') && !route.path.endsWith('health')) {
      const response = await raw(`GET ${route.path}?tag=tea&list=0`)
      await response.body?.cancel()
    }
  for (let depth = 1; depth <= 5; depth++)
    await raw(`GET /media/${Array(depth).fill('x').join('/')}`, undefined, null)
}

afterEach(() => vi.unstubAllGlobals())

describe('an independent client', () => {
  it('calls at least 120 routes and leaves none untried', async () => {
    for (const area of [instance, signIn, accounts, statuses, reading, notifications, streams])
      await area(stage())
    const lines = ROUTES.routes.map((route) => `${route.method} ${route.path}`)
    const mark = (line: string) => (byTyped.has(line) ? 'typed' : byHand.has(line) ? 'hand ' : '  –  ')
    console.info(lines.map((line) => `${mark(line)}  ${line}`).join('\n'))
    const target = process.env['SIMULATOR_ANSWERS']
    if (target) writeFileSync(target, JSON.stringify(answers))
    expect(failures).toEqual([])
    expect(lines.filter((line) => !byTyped.has(line) && !byHand.has(line))).toEqual([])
    expect(byTyped.size).toBeGreaterThanOrEqual(120)
  })
})
