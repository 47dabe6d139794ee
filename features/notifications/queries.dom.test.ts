import { expect, onTestFinished, test, vi } from 'vitest'
import { FIRST_PAGE } from '@/lib/live-list'
import { createRuntime } from '@/lib/runtime'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { notificationKeys } from './keys'
import { countOf, GROUPABLE_TYPES, sampleOf } from './model/group'
import { idsOfGroup } from './model/group'
import { NOTHING_DISMISSED, type Dismissed } from './model/visible-group'
import { answerRequests, changePolicy, clearNotifications, dismissGroup } from './mutations'
import { notificationRequestsQuery, requestsOf } from './requests/request-list'
import { answeredRequests } from './requests/share-answered'
import { fetchGroupsPage, notificationPolicyQuery, unreadCountQuery } from './queries'

function setUp(options: StageOptions = {}) {
  const stage = createStage(options)
  onTestFinished(() => stage.close())
  const { simulator, runtime } = stage
  const { script } = simulator
  const post = script.as('ann').publish('Like me')
  script.as('finn@remote.example').favourite(post.id)
  script.as('eve@remote.example').favourite(post.id)
  script.as('eve@remote.example').publish('@ann hello')
  const choice = { types: ['favourite', 'mention'], grouped: GROUPABLE_TYPES }
  const read = async () => (await fetchGroupsPage(runtime, choice, FIRST_PAGE)).page.groups
  const own = (path: string) => simulator.recorded.filter((call) => call.path.startsWith(path)).length
  return { ...stage, script, read, own, post }
}

test('Mastodon sends groups with their counts', async () => {
  const { read, own, accountId } = setUp()
  const [mention, favourites] = await read()
  expect(mention).toMatchObject({ type: 'mention', key: `ungrouped-${mention?.id ?? ''}` })
  expect(favourites).toMatchObject({ type: 'favourite', members: [] })
  expect(favourites && countOf(favourites)).toBe(2)
  expect(favourites && sampleOf(favourites)).toEqual([
    accountId('eve@remote.example'),
    accountId('finn@remote.example'),
  ])
  expect(own('/api/v1/notifications')).toBe(0)
})

test.each(['gotosocial', 'pleroma', 'mastodon-4.2'] as const)(
  '%s sends single notifications, of which those of a group share a key',
  async (software) => {
    const { read, own } = setUp({ software })
    const groups = await read()
    const favourites = groups.filter(({ type }) => type === 'favourite').slice(0, 2)
    expect(new Set(favourites.map(({ key }) => key)).size).toBe(1)
    expect(favourites.map(countOf)).toEqual([1, 1])
    await read()
    expect(own('/api/v2/notifications')).toBeLessThanOrEqual(1)
  },
)

test('the server counts unread groups, where it can', async () => {
  const { runtime, read } = setUp()
  await read()
  const all = unreadCountQuery(runtime, { types: null, grouped: GROUPABLE_TYPES })
  expect(await runtime.client.query({ ...all, staleTime: 0 })).toBeGreaterThanOrEqual(2)
  const other = setUp({ software: 'gotosocial' })
  await other.read()
  const none = unreadCountQuery(other.runtime, { types: null, grouped: GROUPABLE_TYPES })
  expect(await other.runtime.client.query(none)).toBeNull()
})

test('the policy is changed at once, and reverted when the server refuses', async () => {
  const { runtime, script } = setUp()
  const policy = notificationPolicyQuery(runtime)
  await runtime.client.query(policy)
  const rule = () => runtime.client.getQueryData(policy.queryKey)?.for_bots
  const done = runtime.run(changePolicy, { source: 'for_bots', rule: 'filter' })
  expect(rule()).toBe('filter')
  expect(await done).toBe(true)
  script.refuse('PATCH /api/v2/notifications/policy', 422, { error: 'No' })
  expect(await runtime.run(changePolicy, { source: 'for_bots', rule: 'drop' })).toBe(false)
  expect(rule()).toBe('filter')
})

test('a server without a policy has none', async () => {
  const { runtime } = setUp({ software: 'gotosocial' })
  expect(await runtime.client.query(notificationPolicyQuery(runtime))).toBeNull()
})

test('requests are accepted and dismissed in all tabs, one or several, also when one is gone already', async () => {
  const { runtime, script, simulator } = setUp()
  script.policy('ann', { for_not_following: 'filter' })
  const people = ['lars@polder.example', 'gil@other.example', 'kim@other.example', 'omar@diwan.example']
  for (const acct of people) {
    script.as('ann').unfollow(acct)
    script.as(acct).publish('@ann psst')
  }
  const query = notificationRequestsQuery(runtime)
  await runtime.client.infiniteQuery(query)
  const list = runtime.client.getQueryData(query.queryKey)
  const requests = list ? requestsOf(list) : []
  expect(requests).toHaveLength(4)
  expect(requests[0]?.count).toBe(1)
  const ids = requests.map(({ id }) => id)
  const left = () => {
    const now = runtime.client.getQueryData(query.queryKey)
    return now && requestsOf(now).map(({ id }) => id)
  }
  const other = createRuntime({
    identity: runtime.identity,
    token: script.signIn('ann').token,
    ports: { fetch: simulator.fetch, now: () => simulator.server.clock.now() },
  })
  onTestFinished(() => other.close())
  await other.client.infiniteQuery(notificationRequestsQuery(other))
  const leftElsewhere = () => {
    const now = other.client.getQueryData(query.queryKey)
    return now && requestsOf(now).map(({ id }) => id)
  }
  answeredRequests.follow(other)
  const done = runtime.run(answerRequests, { ids: ids.slice(0, 2), answer: 'dismiss' })
  expect(left()).toEqual(ids.slice(2))
  expect(await done).toBe(true)
  await vi.waitFor(() => expect(leftElsewhere()).toEqual(ids.slice(2)))
  expect(await runtime.run(answerRequests, { ids: ids.slice(2, 3), answer: 'accept' })).toBe(true)
  expect(left()).toEqual(ids.slice(3))
  script.refuse('POST /api/v1/notifications/requests/:id/accept', 404, { error: 'Record not found' })
  expect(await runtime.run(answerRequests, { ids: ids.slice(3), answer: 'accept' })).toBe(true)
  expect(left()).toEqual([])
})

test('everything is cleared, and restored when the server refuses', async () => {
  const { runtime, script, read } = setUp()
  const ids = (await read()).map(({ id }) => id)
  runtime.client.setQueryData(notificationKeys.dismissed(), NOTHING_DISMISSED)
  const dismissed = () => runtime.client.getQueryData<Dismissed>(notificationKeys.dismissed())
  script.refuse('POST /api/v1/notifications/clear', 403, { error: 'No' })
  expect(await runtime.run(clearNotifications, { upTo: ids[0] ?? null, ids })).toBe(false)
  expect(dismissed()).toEqual(NOTHING_DISMISSED)
  const done = runtime.run(clearNotifications, { upTo: ids[0] ?? null, ids })
  expect(dismissed()).toEqual({ upTo: ids[0], ids, groups: {} })
  expect(await done).toBe(true)
  expect(await read()).toEqual([])
})

test.each(['mastodon', 'mastodon-4.2'] as const)('%s deletes a dismissed group', async (software) => {
  const { runtime, read } = setUp({ software })
  runtime.client.setQueryData(notificationKeys.dismissed(), NOTHING_DISMISSED)
  const [mention] = await read()
  expect(mention && (await runtime.run(dismissGroup, { key: mention.key, ids: idsOfGroup(mention) }))).toBe(
    true,
  )
  expect(runtime.client.getQueryData<Dismissed>(notificationKeys.dismissed())?.ids).toEqual([mention?.id])
  expect((await read()).map(({ id }) => id)).not.toContain(mention?.id)
})

test('a notification that is gone already counts as dismissed', async () => {
  const { runtime, read } = setUp({ software: 'mastodon-4.2' })
  const [mention] = await read()
  const ids = mention ? idsOfGroup(mention) : []
  const dismiss = () => runtime.run(dismissGroup, { key: mention?.key ?? '', ids })
  expect(await dismiss()).toBe(true)
  expect(await dismiss()).toBe(true)
})

test('a server that cannot delete single notifications is not asked again', async () => {
  const { runtime, read } = setUp({ software: 'gotosocial' })
  const { capabilities } = runtime.http
  const [mention] = await read()
  expect(capabilities.tries('dismissNotification')).toBe(true)
  const ids = mention ? idsOfGroup(mention) : []
  expect(await runtime.run(dismissGroup, { key: mention?.key ?? '', ids })).toBe(false)
  expect(capabilities.tries('dismissNotification')).toBe(false)
})

test('a lost answer says nothing about what the server can delete', async () => {
  const { runtime, read, script } = setUp({ software: 'mastodon-4.2' })
  const [mention] = await read()
  const ids = mention ? idsOfGroup(mention) : []
  script.refuse('POST /api/v1/notifications/:id/dismiss', 404, { error: 'Not found' })
  script.refuse('GET /api/v1/notifications/:id', 500, {}, { times: 9 })
  expect(await runtime.run(dismissGroup, { key: mention?.key ?? '', ids })).toBe(false)
  expect(runtime.http.capabilities.tries('dismissNotification')).toBe(true)
})
