import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { contextKey, type Context } from '@/features/statuses'
import { tellFact } from '@/lib/bus'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { connectReactions } from './reactions'

const shown = vi.hoisted(() => ({ stage: null as Stage | null }))
vi.mock('./runtimes', () => ({ runtimes: { peek: () => shown.stage?.runtime ?? null } }))

beforeAll(connectReactions)

let stage: Stage
let ids: StatusId[]
beforeEach(async () => {
  stage = createStage()
  shown.stage = stage
  ids = await stage.load()
  return () => stage.close()
})

const published = (statusId: StatusId) =>
  tellFact('statusPublished', { identity: 'ann@x', statusId, scheduled: false })
const thread = (id: StatusId) => stage.runtime.client.getQueryData<Context>(contextKey(id))

/** A post that answers `parent`, as the cache holds it. */
function answerTo(parent: StatusId): StatusId {
  const { cache } = stage.runtime
  const id = 'answer' as StatusId
  const data = cache.read('status', parent)
  if (!data) throw new Error('no such post')
  const row = { ...data, id, in_reply_to_id: parent }
  cache.ingest([{ kind: 'status', id, data: row }], cache.tick())
  return id
}

test('an answer joins the conversations that it belongs to, once, and no other', () => {
  const [root, below, elsewhere] = ids as [StatusId, StatusId, StatusId]
  const { client } = stage.runtime
  client.setQueryData<Context>(contextKey(root), { ancestors: [], descendants: [below] })
  client.setQueryData<Context>(contextKey(elsewhere), { ancestors: [], descendants: [] })
  const id = answerTo(below)
  published(id)
  published(id)
  expect(thread(root)?.descendants).toEqual([below, id])
  expect(thread(elsewhere)?.descendants).toEqual([])
})

test('a deleted post is gone and does not come back with an answer that was late', () => {
  const [id] = ids as [StatusId]
  const { cache } = stage.runtime
  const data = cache.read('status', id)
  const sent = cache.tick()
  tellFact('statusDeleted', { identity: 'ann@x', statusId: id })
  if (data) cache.ingest([{ kind: 'status', id, data }], sent)
  expect(cache.read('status', id)?.gone).toBe(true)
})
