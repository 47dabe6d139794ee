import * as z from 'zod/mini'
import { QueryObserver } from '@tanstack/react-query'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { filtersQuery, reloadFilters } from '@/features/filters'
import { instanceQuery } from '@/features/instance'
import { emitFact } from '@/lib/bus'
import { isId, listedIds } from '@/lib/live-list'
import { createRuntime, type Runtime } from '@/lib/runtime'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { countOf } from '../model/group'
import { alertSettingsOf } from '../alerts/alert-settings'
import { notificationRows, pendingGroups } from '../model/rows'
import { clearNotifications } from '../mutations'
import { expectMerging } from '../requests/merging'
import { notificationEngineOf } from './engines'
import { groupRulesOf } from './group-rules'
import { onDismissed, shareDismissed } from './share-dismissed'
import type { NotificationFilter } from './notification-filter'

// Load the code of streaming first: fake timers do not advance imports.
beforeAll(() => import('@/lib/streaming/live'))

/** A list, and its rows in words. */
function listOf(runtime: Runtime, filter: NotificationFilter) {
  const engine = notificationEngineOf(runtime, filter)
  const rows = () => notificationRows(engine.state, engine.store.all, groupRulesOf(runtime, filter))
  const texts = () =>
    rows().map((row) => (row.kind === 'gap' ? 'gap' : `${row.group.type} ${countOf(row.group)}`))
  return { engine, texts }
}

function setUp(options: StageOptions = {}, filter: NotificationFilter = 'all') {
  const stage = createStage(options)
  onTestFinished(() => stage.close())
  const { script } = stage.simulator
  const { engine, texts } = listOf(stage.runtime, filter)
  const asked = (part = '/notifications?') =>
    stage.simulator.recorded.filter(({ path }) => path.includes(part)).length
  return {
    ...stage,
    script,
    engine,
    texts,
    asked,
    eve: script.as('eve@remote.example'),
    finn: script.as('finn@remote.example'),
    pending: () => pendingGroups(engine.state, engine.store.all, groupRulesOf(stage.runtime, filter)),
    view: (top: boolean) => engine.views.enter({ top, lowestNeeded: null, covered: false, visible: true }),
  }
}

/** The same list in another tab, with its own memory. */
function inOtherTab({ simulator, runtime, engine: { filter } }: Set) {
  const other = createRuntime({
    identity: runtime.identity,
    token: simulator.script.signIn('ann').token,
    ports: { fetch: simulator.fetch, now: () => simulator.server.clock.now() },
  })
  onTestFinished(() => other.close())
  // In the app the badge listens.
  onDismissed(other, () => {})
  return { runtime: other, ...listOf(other, filter) }
}

const until = (check: () => void) => vi.waitFor(check)
type Set = ReturnType<typeof setUp>

const rowsOf = ({ engine, runtime }: Set) =>
  notificationRows(engine.state, engine.store.all, groupRulesOf(runtime, engine.filter))

async function settled({ engine }: Pick<Set, 'engine'>) {
  await until(() => {
    expect(engine.state.loaded).toBe(true)
    expect(engine.state.requests).toEqual([])
  })
}

/** Mounts the list until its stream is open. */
async function mountLive(at: Set) {
  at.engine.mount()
  await settled(at)
  await until(() => expect(at.engine.state.updateSource).toBe('stream'))
  await settled(at)
}

test('a notification that arrives joins its group at the top', async () => {
  const at = setUp({ streaming: true })
  const post = at.script.as('ann').publish('Like me')
  at.eve.favourite(post.id)
  await mountLive(at)
  at.view(true)
  expect(at.texts()[0]).toBe('favourite 1')
  at.eve.publish('@ann hello')
  await until(() => expect(at.texts().slice(0, 2)).toEqual(['mention 1', 'favourite 1']))
  at.finn.favourite(post.id)
  await until(() => expect(at.texts().slice(0, 2)).toEqual(['favourite 2', 'mention 1']))
})

test('notifications that arrive together change the list once', async () => {
  const at = setUp({ streaming: true })
  await mountLive(at)
  at.view(true)
  const before = at.texts()
  let changes = 0
  onTestFinished(
    new QueryObserver(at.runtime.client, { queryKey: at.engine.key, enabled: false }).subscribe(
      () => void (changes += 1),
    ),
  )
  for (let i = 0; i < 3; i += 1) at.eve.publish(`@ann ${i}`)
  await until(() => expect(at.texts()).toEqual(['mention 1', 'mention 1', 'mention 1', ...before]))
  expect(changes).toBe(1)
})

test('a notification that arrives while the reader is further down is pending', async () => {
  const at = setUp({ streaming: true })
  await mountLive(at)
  at.view(false)
  const before = at.texts()
  at.eve.publish('@ann hello')
  await until(() => expect(at.pending()).toBe(1))
  expect(at.texts()).toEqual(before)
  at.engine.show()
  expect(at.texts()).toEqual(['mention 1', ...before])
})

test('a category lists and adds only its own types', async () => {
  const at = setUp({ streaming: true }, 'mentions')
  at.eve.publish('@ann one')
  const post = at.script.as('ann').publish('Like me')
  await mountLive(at)
  at.view(true)
  at.eve.favourite(post.id)
  at.eve.publish('@ann two')
  await until(() => expect(at.texts().slice(0, 2)).toEqual(['mention 1', 'mention 1']))
  expect(new Set(at.texts())).toEqual(new Set(['mention 1']))
})

test('a notification that a filter hides when it arrives is shown without the filter', async () => {
  const at = setUp({ streaming: true })
  const { client } = at.runtime
  const { filters, ids } = at.simulator.server.world
  const filter = {
    id: ids.serial(),
    accountId: at.runtime.me ?? '',
    title: 'Spoilers',
    contexts: ['notifications'],
    action: 'hide',
    expiresAt: null,
    keywords: [{ id: ids.serial(), keyword: 'spoiler', wholeWord: true }],
    statuses: [],
  } as const
  filters.put(filter)
  await client.query(filtersQuery(at.runtime))
  await mountLive(at)
  at.view(true)
  const before = at.texts()
  at.eve.publish('@ann a spoiler')
  at.eve.publish('@ann hello')
  await until(() => expect(at.texts()).toEqual(['mention 1', ...before]))
  filters.remove(filter.id)
  reloadFilters(at.runtime)
  await until(() => expect(at.texts()).toEqual(['mention 1', 'mention 1', ...before]))
})

test('merged requests are read at once by a reader at the top, and otherwise on request', async () => {
  const at = setUp({ streaming: true })
  at.script.as('ann').unfollow('eve@remote.example')
  at.script.policy('ann', { for_not_following: 'filter' })
  at.eve.publish('@ann hidden')
  await mountLive(at)
  const view = at.view(false)
  const before = at.asked()
  at.engine.outdate()
  expect(at.engine.isOutdated()).toBe(true)
  expect(at.asked()).toBe(before)
  view.leave()
  at.view(true)
  at.engine.outdate()
  expect(at.engine.isOutdated()).toBe(false)
  await settled(at)
  expect(at.asked()).toBe(before + 1)
})

test('notifications that were cleared on another device are gone', async () => {
  const at = setUp()
  at.engine.mount()
  await settled(at)
  expect(at.texts()).not.toEqual([])
  await at.runtime.httpWriter.request('/api/v1/notifications/clear', { method: 'POST', schema: z.unknown() })
  at.engine.refresh()
  await settled(at)
  expect(at.texts()).toEqual([])
})

test('a page that was polled before everything was cleared restores nothing, here and in another tab', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  // Both tabs poll at the same times.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const at = setUp()
  const there = inOtherTab(at)
  const tabs = [at, there]
  for (const each of tabs) {
    each.engine.mount()
    await settled(each)
  }
  const nextPoll = () => vi.advanceTimersByTimeAsync(40_000)
  await vi.advanceTimersByTimeAsync(21_000)
  at.eve.publish('@ann not known yet')
  let isHeld = true
  const polled = at.script.hold(({ url }) => isHeld && url.includes('/api/v2/notifications?'))
  await nextPoll()
  expect(polled.count).toBe(2)
  isHeld = false
  at.script.advance(1)
  await at.runtime.run(clearNotifications, { upTo: null, ids: listedIds(at.engine.state) })
  shareDismissed(at.runtime, { cleared: true })
  await until(() => expect(there.engine.state.entries).toEqual([]))
  for (const each of tabs) await settled(each)
  polled.release()
  await vi.advanceTimersByTimeAsync(1000)
  for (const each of tabs) expect(each.texts()).toEqual([])
  at.eve.publish('@ann after that')
  await nextPoll()
  for (const each of tabs) expect(each.texts()).toEqual(['mention 1'])
})

test('merged requests are read also when the stream does not report them', async () => {
  const at = setUp({ streaming: true })
  await mountLive(at)
  at.view(false)
  at.script.holdStream()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onMerged = vi.fn()
  expectMerging(at.runtime, onMerged)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onMerged).toHaveBeenCalledOnce()
  expect(at.engine.isOutdated()).toBe(true)
})

test('a streamed notification of an unknown type gets the text of the server', async () => {
  const at = setUp({ streaming: true })
  await at.runtime.client.query(instanceQuery(at.runtime))
  await mountLive(at)
  at.view(true)
  const first = () => {
    const [row] = rowsOf(at)
    return row?.kind === 'group' ? row.group : null
  }
  at.script.notify({ to: 'ann', from: 'eve@remote.example', type: 'garden_party' })
  await until(() => expect(first()?.type).toBe('garden_party'))
  expect(first()?.details.fallback?.title).toContain('garden_party')
  at.script.refuse('GET /api/v1/notifications/:id', 503, { error: 'Down' })
  at.script.notify({ to: 'ann', from: 'eve@remote.example', type: 'tea_party' })
  await until(() => expect(first()?.type).toBe('tea_party'))
  expect(first()?.details.fallback).toBeUndefined()
})

test('a blocked account leaves its groups at once, and the list is read again', async () => {
  const at = setUp()
  const post = at.script.as('ann').publish('Like me')
  at.finn.favourite(post.id)
  at.eve.favourite(post.id)
  at.engine.mount()
  await settled(at)
  at.view(true)
  expect(at.texts()[0]).toBe('favourite 2')
  const { cache } = at.runtime
  const id = at.accountId('eve@remote.example')
  cache.setHidden(id, true)
  expect(at.texts()[0]).toBe('favourite 1')
  const before = at.asked()
  const fact = { identity: at.runtime.identity.key, accountId: id }
  // The server does not know of the block yet: its list would be the same.
  emitFact('accountHidden', { ...fact, early: true })
  await settled(at)
  emitFact('accountHidden', fact)
  await until(() => expect(at.asked()).toBe(before + 1))
  await settled(at)
  expect(at.asked()).toBe(before + 1)
})

test('after a block the groups of a reader further down have the counts of the server, in place', async () => {
  const at = setUp()
  const { script } = at
  const post = script.as('ann').publish('Like me')
  at.eve.favourite(post.id)
  for (let i = 0; i < 11; i += 1) {
    script.person(`fan${i}`, { displayName: `Fan ${i}` })
    script.as(`fan${i}`).favourite(post.id)
  }
  const liked = script.as('ann').publish('Like me too')
  at.eve.favourite(liked.id)
  for (let i = 0; i < 60; i += 1) at.finn.publish(`@ann ${i}`)
  at.engine.mount()
  await settled(at)
  at.engine.older()
  await settled(at)
  const before = at.texts()
  expect(before.slice(60, 62)).toEqual(['favourite 1', 'favourite 12'])
  at.engine.views.enter({
    top: false,
    lowestNeeded: at.engine.state.entries.filter(isId)[61] ?? null,
    covered: false,
    visible: true,
  })
  const id = at.accountId('eve@remote.example')
  script.as('ann').block('eve@remote.example')
  emitFact('accountHidden', { identity: at.runtime.identity.key, accountId: id })
  at.runtime.cache.setHidden(id, true)
  const asked = at.asked()
  await until(() => expect(at.texts()[60]).toBe('favourite 11'))
  await settled(at)
  expect(at.texts().slice(0, 60)).toEqual(before.slice(0, 60))
  expect(at.asked()).toBe(asked + 1)
})

test.each(['gotosocial', 'pleroma', 'mastodon-4.2'] as const)(
  'groups the notifications of %s, in pages and when they arrive',
  async (software) => {
    const at = setUp({ software, streaming: true })
    const post = at.script.as('ann').publish('Like me')
    at.eve.favourite(post.id)
    await mountLive(at)
    at.view(true)
    expect(at.texts()[0]).toBe('favourite 1')
    at.finn.favourite(post.id)
    await until(() => expect(at.texts()[0]).toBe('favourite 2'))
  },
)

test('lists every notification of a server once, page after page', async () => {
  const at = setUp()
  at.engine.mount()
  await settled(at)
  while (at.engine.state.hasMore) {
    at.engine.older()
    await settled(at)
  }
  const { entries } = at.engine.state
  expect(new Set(entries).size).toBe(entries.length)
  expect(at.texts().length).toBeGreaterThan(0)
})

test('new followers are listed one by one where the user wants that, also those that arrive', async () => {
  const at = setUp({ streaming: true })
  const settings = alertSettingsOf(at.runtime.identity.key)
  onTestFinished(() => settings.reset())
  for (const acct of ['dora', 'emil', 'fay']) at.script.person(acct, { displayName: acct })
  at.script.as('dora').follow('ann')
  at.script.as('emil').follow('ann')
  at.view(true)
  await mountLive(at)
  expect(at.texts()[0]).toBe('follow 2')
  settings.set((current) => ({ ...current, ungrouped: ['follow'] }))
  await until(() => expect(at.texts().slice(0, 2)).toEqual(['follow 1', 'follow 1']))
  at.script.as('fay').follow('ann')
  await until(() => expect(at.texts().slice(0, 3)).toEqual(['follow 1', 'follow 1', 'follow 1']))
  settings.set((current) => ({ ...current, ungrouped: [] }))
  await until(() => expect(at.texts()[0]).toBe('follow 3'))
})

test('a kind of notifications that the user hides is left out of all, and of nothing else', async () => {
  const at = setUp()
  const settings = alertSettingsOf(at.runtime.identity.key)
  onTestFinished(() => settings.reset())
  const post = at.script.as('ann').publish('Like me')
  at.eve.publish('@ann hello')
  at.eve.favourite(post.id)
  at.engine.mount()
  await settled(at)
  expect(at.texts().slice(0, 2)).toEqual(['favourite 1', 'mention 1'])
  settings.set((current) => ({ ...current, hidden: ['favourite'] }))
  await settled(at)
  expect(at.texts()[0]).toBe('mention 1')
  expect(at.texts().filter((text) => text.startsWith('favourite'))).toEqual([])
  expect(at.asked('exclude_types')).toBe(1)
  expect(groupRulesOf(at.runtime, 'favourites').accepts('favourite')).toBe(true)
})
