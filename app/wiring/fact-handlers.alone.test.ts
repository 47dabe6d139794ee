import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepHomeUpdated, statusListKeys, timelineKeys } from '@/features/timelines'
import { pushToast, useToasts } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { pushModal, useModals } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import { isId } from '@/lib/live-list'
import type { TimelineState } from '@/features/timelines'
import type { Account } from '@/schemas/entities'
import { notificationsDto } from '@/schemas/notifications/notification'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { connectFactHandlers } from './fact-handlers'

const shown = vi.hoisted(() => ({ stage: null as Stage | null }))
vi.mock('../identity/runtimes', () => ({ runtimes: { peek: () => shown.stage?.runtime ?? null } }))

beforeAll(connectFactHandlers)

let stage: Stage
let ids: StatusId[]
beforeEach(async () => {
  stage = createStage()
  shown.stage = stage
  ids = await stage.load()
  return () => stage.close()
})

/** As a server sends it, without client-side marks. */
const withoutMark = (account: Account): Account => {
  const { hidden: _hidden, ...rest } = account
  return rest
}

const published = (statusId: StatusId) => emitFact('statusPublished', { identity: 'ann@x', statusId })
const home = () => stage.runtime.client.getQueryData<TimelineState>(timelineKeys.home())?.entries ?? []

test('an own post is in home at once, and only once', async () => {
  const leave = keepHomeUpdated(stage.runtime)
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

test('a deleted post disappears and does not return with a late response', () => {
  const [id] = ids as [StatusId]
  const { cache } = stage.runtime
  const data = cache.read('status', id)
  const sent = cache.tick()
  emitFact('statusDeleted', { identity: 'ann@x', statusId: id })
  if (data) cache.ingest([{ kind: 'status', id, data }], sent)
  expect(cache.read('status', id)?.gone).toBe(true)
})

test('a blocked account disappears from every list, despite late pages, and returns when unblocked', async () => {
  const leave = keepHomeUpdated(stage.runtime)
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
  emitFact('accountHidden', { identity: 'ann@x', accountId: eve })
  expect(theirs(eve)).toEqual([])
  for (const { id, data } of late) if (data) cache.ingest([{ kind: 'status', id, data }], sent)
  if (account) cache.ingest([{ kind: 'account', id: eve, data: withoutMark(account) }], sent)
  expect(cache.read('account', eve)?.hidden).toBe(true)
  emitFact('accountShown', { identity: 'ann@x', accountId: eve })
  expect(cache.read('account', eve)?.hidden).toBe(false)
  expect(theirs(eve)).toEqual(before)
  leave()
})

test('what an account wrote or boosted leaves home once it is no longer followed, its hidden boosts alone before', async () => {
  const leave = keepHomeUpdated(stage.runtime)
  const { cache, runtime } = { ...stage, cache: stage.runtime.cache }
  const { script } = stage.simulator
  const own = script.as('eve@remote.example').publish('By Eve')
  const other = script.as('finn@remote.example').publish('By Finn')
  script.as('eve@remote.example').boost(other.id)
  await vi.waitFor(() => expect(home().length).toBeGreaterThan(0))
  const accountId = stage.accountId('eve@remote.example')
  const theirs = () =>
    home()
      .filter(isId)
      .flatMap((id) => {
        const status = cache.read('status', id)
        return status?.account === accountId ? [status.reblog === null ? 'post' : 'boost'] : []
      })
  expect(new Set(theirs())).toEqual(new Set(['post', 'boost']))
  emitFact('boostsHidden', { identity: runtime.identity.key, accountId })
  await vi.waitFor(() => expect(new Set(theirs())).toEqual(new Set(['post'])))
  emitFact('accountUnfollowed', { identity: runtime.identity.key, accountId })
  await vi.waitFor(() => expect(theirs()).toEqual([]))
  expect(home()).not.toContain(own.id)
  expect(home()).toContain(other.id)
  leave()
})

test('pending posts of a hidden account do not count as new, and return when it is shown', async () => {
  const own = createStage({ streaming: true })
  shown.stage = own
  const leave = keepHomeUpdated(own.runtime)
  const state = () => own.runtime.client.getQueryData<TimelineState>(timelineKeys.home())
  await vi.waitFor(() => expect(own.runtime.streaming.status()).toBe('open'))
  await vi.waitFor(() => expect(state()?.loaded).toBe(true))
  const { id } = own.simulator.script.as('eve@remote.example').publish('Something new')
  const pending = () => state()?.entries.slice(0, state()?.pendingCount) ?? []
  await vi.waitFor(() => expect(pending()).toContain(id))
  const accountId = own.accountId('eve@remote.example')
  emitFact('accountHidden', { identity: 'ann@x', accountId })
  expect(pending()).not.toContain(id)
  emitFact('accountShown', { identity: 'ann@x', accountId })
  await vi.waitFor(() => expect(pending()).toContain(id))
  leave()
  own.close()
})

test('pinning invalidates the list of pinned posts', () => {
  const { client, me } = stage.runtime
  if (!me) throw new Error('nobody is signed in')
  client.setQueryData(statusListKeys.pinned(me), { pages: [], pageParams: [] })
  emitFact('statusPinned', { identity: 'ann@x', statusId: ids[0] as StatusId, pinned: true })
  expect(client.getQueryState(statusListKeys.pinned(me))?.isInvalidated).toBe(true)
})

test('signing out closes the dialogs and notices of the account, and only those', () => {
  const words = () => ({ title: 'Delete?', confirm: 'Delete' })
  for (const identity of ['ben@x', 'ann@x']) {
    pushModal('CONFIRM', { words }, identity)
    pushToast({ text: () => `A notice for ${identity}`, identity })
  }
  emitFact('signedOut', { identity: 'ann@x' })
  expect(useModals.getState().stack.map(({ identity }) => identity)).toEqual(['ben@x'])
  expect(useToasts.getState().toasts.map(({ identity }) => identity)).toEqual(['ben@x'])
  emitFact('signedOut', { identity: 'ben@x' })
  expect([useModals.getState().stack, useToasts.getState().toasts]).toEqual([[], []])
})

test('a follow request found by polling is counted', async () => {
  const { runtime, simulator } = stage
  const asked = () => simulator.recorded.filter(({ path }) => path.includes('verify_credentials')).length
  const before = asked()
  const { data } = await runtime.http.request('/api/v1/notifications', { schema: notificationsDto })
  const [known] = data
  if (!known) throw new Error('no notification')
  const notification = { ...known, type: 'follow_request' }
  emitFact('notificationPolled', { identity: 'ann@x', notification })
  await vi.waitFor(() => expect(asked()).toBe(before + 1))
})
