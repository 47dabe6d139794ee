import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepHome } from '@/features/timelines'
import { tellFact } from '@/lib/bus'
import { keys } from '@/lib/cache'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { TimelineState } from '@/lib/timeline'
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
const home = () => stage.runtime.client.getQueryData<TimelineState>(keys.timeline.home())?.entries ?? []

test("a post of one's own stands in home at once, and once", async () => {
  const leave = keepHome(stage.runtime)
  await vi.waitFor(() => expect(home().length).toBeGreaterThan(0))
  const { cache } = stage.runtime
  const id = '999999999999999999' as StatusId
  const data = cache.read('status', ids[0] as StatusId)
  if (data) cache.ingest([{ kind: 'status', id, data: { ...data, id } }], cache.tick())
  published(id)
  published(id)
  await vi.waitFor(() => expect(home().filter((entry) => entry === id)).toHaveLength(1))
  expect(home()[0]).toBe(id)
  leave()
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
