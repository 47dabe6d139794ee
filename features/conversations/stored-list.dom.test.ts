import { expect, onTestFinished, test, vi } from 'vitest'
import { createSnapshot } from '@/lib/cache'
import { createSnapshotWriter } from '@/lib/cache/snapshot-writer'
import { openDatabase } from '@/lib/storage'
import { createStage } from '@/lib/testing/stage'
import { conversationKeys } from './keys'
import { conversationListOf } from './model/conversation-list'
import { conversationRows } from './model/rows'

test('the conversations are there after a reload, before the server answers', async () => {
  const stage = createStage()
  const { runtime, simulator } = stage
  const database = openDatabase({ name: 'conversations', version: 1, stores: { snapshot: {} } })
  onTestFinished(() => {
    stage.close()
    database.close()
  })
  for (const from of ['ben', 'cleo']) {
    simulator.script.advance(60_000)
    simulator.script.as(from).publish({ text: '@ann a word', visibility: 'direct' })
  }
  const list = conversationListOf(runtime)
  const rows = () => conversationRows(list.state, list.items, () => false).map(({ key }) => key)
  list.mount()
  await vi.waitFor(() => expect(rows()).toHaveLength(3))
  const before = rows()
  const { client, cache, identity } = runtime
  const options = { client, cache, database, identityKey: identity.key, build: '1', warn: () => {} }
  const snapshot = { ...createSnapshot(options), ...createSnapshotWriter(options) }
  await snapshot.write()
  client.removeQueries({ queryKey: conversationKeys.list() })
  client.removeQueries({ queryKey: conversationKeys.items() })
  expect(rows()).toEqual([])
  await snapshot.restore()
  expect(rows()).toEqual(before)
  // They are stored again once an answer is in the list.
  const rules = cache.lists.rulesOf(conversationKeys.items())?.snapshot
  expect(rules?.isCurrent?.(list.items)).toBe(false)
  list.put(Object.values(list.items))
  expect(rules?.isCurrent?.(list.items)).toBe(true)
})
