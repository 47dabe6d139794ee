import { expect, onTestFinished, test, vi } from 'vitest'
import { createSnapshot } from '@/lib/cache'
import { createSnapshotWriter } from '@/lib/cache/snapshot-writer'
import { isId } from '@/lib/live-list'
import { openDatabase } from '@/lib/storage'
import { createStage } from '@/lib/testing/stage'
import { notificationKeys } from '../keys'
import { idsOfGroup } from '../model/group'
import { notificationRows } from '../model/rows'
import { NOTHING_DISMISSED } from '../model/visible-group'
import { dismissGroup } from '../mutations'
import { notificationEngineOf } from './engines'
import { groupRulesOf } from './group-rules'

/** A list of 100 notifications, as far as loaded, and the snapshot of its runtime. */
async function setUp() {
  const stage = createStage()
  const { runtime, simulator } = stage
  const database = openDatabase({ name: 'notifications', version: 1, stores: { snapshot: {} } })
  onTestFinished(() => {
    stage.close()
    database.close()
  })
  for (let at = 0; at < 100; at += 1) simulator.script.as('eve@remote.example').publish(`@ann ${at}`)
  const engine = notificationEngineOf(runtime, 'all')
  const settled = () =>
    vi.waitFor(() => {
      expect(engine.state.loaded).toBe(true)
      expect(engine.state.requests).toEqual([])
    })
  engine.mount()
  await settled()
  engine.older()
  await settled()
  const { client, cache, identity } = runtime
  const options = {
    client,
    cache,
    database,
    identityKey: identity.key,
    build: '1',
    warn: () => {},
  }
  const snapshot = { ...createSnapshot(options), ...createSnapshotWriter(options) }
  const keys = () =>
    notificationRows(engine.state, engine.store.all, groupRulesOf(runtime, 'all')).map(({ entry }) => entry)
  /** Forgets the list, as a reload does. */
  const reload = async () => {
    await snapshot.write()
    client.removeQueries({ queryKey: notificationKeys.list('all') })
    client.removeQueries({ queryKey: notificationKeys.groups('all') })
    await snapshot.restore()
  }
  return { runtime, engine, keys, reload }
}

test('a list on screen is restored after a reload, down to below the row being read', async () => {
  const { engine, keys, reload } = await setUp()
  const before = keys()
  expect(before).toHaveLength(80)
  engine.views.enter({ top: false, lowestNeeded: before[45] ?? null, covered: false, visible: true })
  await reload()
  expect(keys()).toEqual(before.slice(0, 65))
  expect(engine.state).toMatchObject({ loaded: true, topUnknown: true, hasMore: true, requests: [] })
})

test('restored notifications are stored again once an answer is among them', async () => {
  const { runtime, engine, keys, reload } = await setUp()
  engine.views.enter({ top: true, lowestNeeded: keys()[5] ?? null, covered: false, visible: true })
  await reload()
  const isCurrent = () =>
    runtime.cache.lists.rulesOf(notificationKeys.groups('all'))?.snapshot?.isCurrent?.(engine.store.all)
  expect(isCurrent()).toBe(false)
  engine.refresh()
  await vi.waitFor(() => expect(engine.state.topUnknown).toBe(false))
  expect(isCurrent()).toBe(true)
})

test('a list that is not on screen is not stored', async () => {
  const { engine, keys, reload } = await setUp()
  await reload()
  expect(keys()).toEqual([])
  expect(engine.state.loaded).toBe(false)
})

test('a dismissed notification stays away after a reload', async () => {
  const { runtime, engine, keys, reload } = await setUp()
  const [, ...others] = keys()
  const [group] = engine.state.entries.flatMap((entry) => (isId(entry) ? [engine.store.all[entry]] : []))
  if (!group) throw new Error('there is no notification')
  engine.views.enter({ top: true, lowestNeeded: others[5] ?? null, covered: false, visible: true })
  await runtime.run(dismissGroup, { key: group.key, ids: idsOfGroup(group) })
  expect(keys()).toEqual(others)
  await reload()
  runtime.client.setQueryData(notificationKeys.dismissed(), NOTHING_DISMISSED)
  expect(keys()).toEqual(others.slice(0, keys().length))
  expect(keys().length).toBeGreaterThan(0)
})
