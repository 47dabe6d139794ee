import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { emitFact } from '@/lib/bus'
import { createRuntime } from '@/lib/runtime'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { NotificationId, StatusId } from '@/schemas/primitives'
import { alertSettingsOf } from '../alerts/alert-settings'
import { notificationEngineOf } from '../engine/engines'
import { shareDismissed } from '../engine/share-dismissed'
import { notificationKeys } from '../keys'
import type { NotificationGroup } from '../model/group'
import { NOTHING_DISMISSED, type GroupRules } from '../model/visible-group'
import { answerRequests, clearNotifications } from '../mutations'
import { notificationRequestsQuery, requestsOf } from '../requests/request-list'
import { mergedNotifications } from '../requests/share-merged'
import { ownRead } from './own-read'
import { countUnread, watchUnread } from './unread-count'

beforeAll(() => import('@/lib/streaming/live'))
beforeEach(() => localStorage.clear())

const nid = (id: string) => id as NotificationId
const groupOf = (id: string, key = id): NotificationGroup => ({
  id: nid(id),
  key,
  type: 'mention',
  at: null,
  status: null,
  members: [],
  total: { upTo: nid(id), count: 1, accounts: [] },
  details: {},
})
const GROUPS = {
  [nid('9')]: groupOf('9'),
  [nid('8')]: groupOf('8', 'a'),
  [nid('7')]: groupOf('7', 'a'),
  [nid('6')]: groupOf('6'),
}
const RULES: GroupRules = {
  dismissed: NOTHING_DISMISSED,
  isSilenced: () => false,
  isHiddenStatus: () => false,
  accepts: () => true,
}
const ALL = ['9', '8', '7', '6'].map(nid)

test.each([
  ['up to the marker', { entries: ALL, hasMore: true }, '7', { count: 2, isComplete: true }],
  ['of one group once', { entries: ALL, hasMore: true }, '6', { count: 2, isComplete: true }],
  ['none', { entries: ALL, hasMore: true }, '9', { count: 0, isComplete: true }],
  ['at least those loaded', { entries: ALL, hasMore: true }, '5', { count: 3, isComplete: false }],
  ['all of a whole list', { entries: ALL, hasMore: false }, null, { count: 3, isComplete: true }],
  ['no group while the marker is not known', { entries: ALL, hasMore: true }, undefined, { count: 0 }],
  [
    'at least those above a gap',
    { entries: [nid('9'), { gap: nid('9') }, nid('6')], hasMore: false },
    '5',
    { count: 2, isComplete: false },
  ],
] as const)('counts %s', (_name, state, readUpTo, counted) => {
  expect(countUnread(state, GROUPS, RULES, readUpTo as NotificationId | null | undefined)).toMatchObject(
    counted,
  )
})

test('checks only unread groups', () => {
  const checked: string[] = []
  const rules = { ...RULES, accepts: (type: string) => checked.push(type) > 0 }
  const groups = { ...GROUPS, [nid('6')]: { ...groupOf('6'), type: 'follow' } }
  countUnread({ entries: ALL, hasMore: true }, groups, rules, nid('7'))
  expect(checked).toEqual(['mention', 'mention'])
})

function watch(options: StageOptions = {}) {
  const stage = createStage(options)
  const { simulator, runtime } = stage
  const { script } = simulator
  const post = script.as('ann').publish('Like me')
  script.readNotifications('ann')
  script.as('eve@remote.example').favourite(post.id)
  script.as('finn@remote.example').favourite(post.id)
  script.as('eve@remote.example').publish('@ann hello')
  const settings = alertSettingsOf(runtime.identity.key)
  onTestFinished(() => {
    settings.reset()
    ownRead.of(runtime.identity.key).reset()
    stage.close()
  })
  const start = () => onTestFinished(watchUnread(runtime))
  const badge = () => runtime.client.getQueryData<number>(notificationKeys.badge())
  const asked = (part: string) => simulator.recorded.filter(({ path }) => path.includes(part))
  return { ...stage, script, settings, start, badge, asked }
}

test('the server counts unread groups, without the kinds that the user hides', async () => {
  const { start, badge, asked, settings, runtime } = watch({ streaming: true })
  await runtime.client.query(instanceQuery(runtime))
  settings.set((current) => ({ ...current, hidden: ['favourite'] }))
  start()
  await vi.waitFor(() => expect(badge()).toBe(1))
  expect(asked('unread_count')[0]?.path).toContain('exclude_types%5B%5D=favourite')
})

test.each(['gotosocial', 'mastodon-4.2', 'pleroma'] as const)(
  'on %s the groups of the list are counted',
  async (software) => {
    const { start, badge, asked, runtime } = watch({ software })
    await runtime.client.query(instanceQuery(runtime))
    start()
    await vi.waitFor(() => expect(badge()).toBe(2))
    expect(asked('unread_count')).toEqual([])
  },
)

test('an opened list counts what was read here before the server does', async () => {
  const { start, badge, runtime } = watch({ streaming: true })
  await runtime.client.query(instanceQuery(runtime))
  start()
  await vi.waitFor(() => expect(badge()).toBe(2))
  const engine = notificationEngineOf(runtime, 'all')
  onTestFinished(engine.mount())
  await vi.waitFor(() => expect(engine.state.loaded).toBe(true))
  const { notificationMarkerOf } = await import('./read-marker')
  const [newest] = engine.state.entries
  notificationMarkerOf(runtime).markRead(newest as NotificationId)
  await vi.waitFor(() => expect(badge()).toBe(0))
})

/** A second tab of the same account, with its own memory. */
function inOtherTab({ simulator, runtime }: ReturnType<typeof watch>) {
  const account = simulator.script.signIn('ann')
  const other = createRuntime({
    identity: runtime.identity,
    token: account.token,
    ports: { fetch: simulator.fetch, now: () => simulator.server.clock.now() },
  })
  onTestFinished(() => other.close())
  return other
}

test('before the list is opened, the number follows blocks', async () => {
  const at = watch({ streaming: true })
  await at.runtime.client.query(instanceQuery(at.runtime))
  at.start()
  await vi.waitFor(() => expect(at.badge()).toBe(2))
  const eve = at.accountId('eve@remote.example')
  at.script.as('ann').block('eve@remote.example')
  emitFact('accountHidden', { identity: at.runtime.identity.key, accountId: eve })
  await vi.waitFor(() => expect(at.badge()).toBe(1))
})

test('an opened list counts without blocked accounts and deleted posts', async () => {
  const at = watch({ streaming: true })
  const { runtime, script } = at
  const mention = script.as('finn@remote.example').publish('@ann deleted soon')
  await runtime.client.query(instanceQuery(runtime))
  at.start()
  const engine = notificationEngineOf(runtime, 'all')
  onTestFinished(engine.mount())
  await vi.waitFor(() => expect(at.badge()).toBe(3))
  runtime.cache.bury(mention.id as StatusId)
  emitFact('statusDeleted', { identity: runtime.identity.key, statusId: mention.id as StatusId })
  await vi.waitFor(() => expect(at.badge()).toBe(2))
  const eve = at.accountId('eve@remote.example')
  runtime.cache.setHidden(eve, true)
  emitFact('accountHidden', { identity: runtime.identity.key, accountId: eve })
  await vi.waitFor(() => expect(at.badge()).toBe(1))
})

test('before the list is opened, the number follows what another tab read', async () => {
  const at = watch({ streaming: true })
  const { runtime, simulator } = at
  await runtime.client.query(instanceQuery(runtime))
  at.start()
  await vi.waitFor(() => expect(at.badge()).toBe(2))
  const newest = simulator.server.world.notifications.by('account', runtime.me ?? '').at(-1)?.id
  // The other tab may write the marker of the server minutes later.
  ownRead.of(runtime.identity.key).set(newest as NotificationId)
  await vi.waitFor(() => expect(at.badge()).toBe(0))
})

test.each([
  ['after two minutes in a tab that stays visible', () => vi.advanceTimersByTimeAsync(120_000)],
  ['when its window gets the focus', () => window.dispatchEvent(new Event('focus'))],
])('the number follows what another device read, %s', async (_name, pass) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  onTestFinished(() => void vi.useRealTimers())
  const at = watch({ streaming: true })
  await at.runtime.client.query(instanceQuery(at.runtime))
  at.start()
  await vi.waitFor(() => expect(at.badge()).toBe(2))
  at.script.readNotifications('ann')
  await pass()
  // Counts are requested at most every five seconds.
  await vi.advanceTimersByTimeAsync(5000)
  await vi.waitFor(() => expect(at.badge()).toBe(0))
})

test('clearing in another tab clears the list and the number here', async () => {
  const at = watch({ streaming: true })
  const { runtime } = at
  await runtime.client.query(instanceQuery(runtime))
  at.start()
  const engine = notificationEngineOf(runtime, 'mentions')
  onTestFinished(engine.mount())
  await vi.waitFor(() => {
    expect(at.badge()).toBe(2)
    expect(engine.state.entries).not.toEqual([])
  })
  const other = inOtherTab(at)
  await other.run(clearNotifications, { upTo: null, ids: [] })
  shareDismissed(other, { cleared: true })
  await vi.waitFor(() => {
    expect(at.badge()).toBe(0)
    expect(engine.state.entries).toEqual([])
  })
})

test('a tab without a list counts the notifications of accepted senders, also when another tab reports them', async () => {
  const at = watch({ streaming: true })
  const { runtime, script } = at
  await runtime.client.query(instanceQuery(runtime))
  at.start()
  await vi.waitFor(() => expect(at.badge()).toBe(2))
  script.as('ann').unfollow('gil@other.example')
  script.policy('ann', { for_not_following: 'filter' })
  script.as('gil@other.example').publish('@ann psst')
  script.policy('ann', { for_not_following: 'accept' })
  const query = notificationRequestsQuery(runtime)
  await runtime.client.infiniteQuery(query)
  const list = runtime.client.getQueryData(query.queryKey)
  const ids = list ? requestsOf(list).map(({ id }) => id) : []
  expect(ids).toHaveLength(1)
  mergedNotifications.follow(runtime)
  const other = inOtherTab(at)
  await other.run(answerRequests, { ids, answer: 'accept' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  mergedNotifications.send(other, null)
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(at.badge()).toBe(3))
})

test('a number that was requested before everything was cleared does not come back', async () => {
  const at = watch({ streaming: true })
  const { runtime } = at
  await runtime.client.query(instanceQuery(runtime))
  const early = at.script.hold(({ url }) => url.includes('unread_count'))
  at.start()
  await vi.waitFor(() => expect(early.count).toBe(1))
  await runtime.run(clearNotifications, { upTo: null, ids: [] })
  shareDismissed(runtime, { cleared: true })
  early.release()
  // A later request is answered after it.
  await at.load()
  expect(at.badge()).toBe(0)
})

test('deleted posts of other people ask for no count', async () => {
  const at = watch({ streaming: true })
  const { runtime, script, badge, asked } = at
  const post = script.as('eve@remote.example').publish('Not about ann')
  await runtime.client.query(instanceQuery(runtime))
  await at.load()
  at.start()
  await vi.waitFor(() => expect(badge()).toBe(2))
  const before = asked('unread_count').length
  emitFact('statusDeleted', { identity: runtime.identity.key, statusId: post.id as StatusId })
  const own = script.as('ann').publish('About ann')
  await at.load()
  emitFact('statusDeleted', { identity: runtime.identity.key, statusId: own.id as StatusId })
  await vi.waitFor(() => expect(asked('unread_count')).toHaveLength(before + 1))
})
