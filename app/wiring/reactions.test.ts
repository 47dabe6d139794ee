// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepHome, statusListKeys, timelineKeys } from '@/features/timelines'
import { tellFact } from '@/lib/bus'
import { createStage, type Stage } from '@/lib/testing/stage'
import { isId } from '@/lib/live-list'
import type { TimelineState } from '@/features/timelines'
import type { Account } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { connectReactions } from './reactions'

const shown = vi.hoisted(() => ({ stage: null as Stage | null }))
vi.mock('../identity/runtimes', () => ({ runtimes: { peek: () => shown.stage?.runtime ?? null } }))

beforeAll(connectReactions)

let stage: Stage
let ids: StatusId[]
beforeEach(async () => {
  stage = createStage()
  shown.stage = stage
  ids = await stage.load()
  return () => stage.close()
})

/** As a server sends it: it knows nothing of hiding. */
const withoutMark = (account: Account): Account => {
  const { hidden: _hidden, ...rest } = account
  return rest
}

const published = (statusId: StatusId) =>
  tellFact('statusPublished', { identity: 'ann@x', statusId, scheduled: false })
const home = () => stage.runtime.client.getQueryData<TimelineState>(timelineKeys.home())?.entries ?? []

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

test('who was blocked is gone from every list, whatever a late page says, and is back once unblocked', async () => {
  const leave = keepHome(stage.runtime)
  await vi.waitFor(() => expect(home().length).toBeGreaterThan(0))
  const { cache } = stage.runtime
  const eve = stage.accountId('eve@remote.example')
  const of = (entry: StatusId) => {
    const status = cache.read('status', entry)
    const boosted = status?.reblog ? cache.read('status', status.reblog) : undefined
    return [status?.account, boosted?.account]
  }
  const hasHidden = (entry: StatusId) => of(entry).some((by) => by && cache.read('account', by)?.hidden)
  const theirs = (account: AccountId) =>
    home()
      .filter(isId)
      .filter((entry) => of(entry).includes(account) && !hasHidden(entry))
  const before = theirs(eve)
  expect(before).not.toEqual([])
  const late = theirs(eve).map((id) => ({ id, data: cache.read('status', id) }))
  const account = cache.read('account', eve)
  const sent = cache.tick()
  tellFact('accountHidden', { identity: 'ann@x', accountId: eve })
  expect(theirs(eve)).toEqual([])
  for (const { id, data } of late) if (data) cache.ingest([{ kind: 'status', id, data }], sent)
  if (account) cache.ingest([{ kind: 'account', id: eve, data: withoutMark(account) }], sent)
  expect(cache.read('account', eve)?.hidden).toBe(true)
  tellFact('accountShown', { identity: 'ann@x', accountId: eve })
  expect(cache.read('account', eve)?.hidden).toBe(false)
  expect(theirs(eve)).toEqual(before)
  leave()
})

test('pinning makes the list of pinned posts be read anew', () => {
  const { client, me } = stage.runtime
  if (!me) throw new Error('nobody is signed in')
  client.setQueryData(statusListKeys.pinned(me), { pages: [], pageParams: [] })
  tellFact('statusPinned', { identity: 'ann@x', statusId: ids[0] as StatusId, pinned: true })
  expect(client.getQueryState(statusListKeys.pinned(me))?.isInvalidated).toBe(true)
})
