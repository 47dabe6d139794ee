import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { Account, Relationship, Status } from '@/schemas/entities'
import { ApiError, type ParsedAnswer, type Http } from '@/lib/http'
import { EntityCache } from '../entity-cache'
import { entityMutation } from './entity-mutation'
import { createMutations, type Mutations } from './create-mutations'
import { SKIPPED } from './optimistic'
import type { Patch, EntityRow } from '../row'
import { A, S, row, statusRow, withBookmark, withFavourite } from '../samples.testing'

let client: QueryClient
let cache: EntityCache
let mutations: Mutations
const refresh = vi.fn()
const http = {} as Http

interface Call {
  name: string
  answer: (data: Partial<Status>) => void
  fail: (kind: 'refused' | 'network') => void
}
let calls: Call[] = []

beforeEach(() => {
  client = new QueryClient()
  cache = new EntityCache(client)
  mutations = createMutations({ client, cache, http, refresh })
  calls = []
  refresh.mockReset()
  cache.ingest([statusRow()], cache.tick())
})
afterEach(() => client.clear())

const answerOf = <T>(data: T): ParsedAnswer<T> => ({
  data,
  status: 200,
  sent: cache.tick(),
  next: null,
  prev: null,
  partial: false,
  refresh: null,
  lost: 0,
})

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
const read = () => cache.read('status', S('1'))

function make(name: string, slot: string, patch: Patch<'status'>) {
  return entityMutation({
    kind: 'status',
    id: S('1'),
    slot,
    patch,
    request: () =>
      new Promise<ParsedAnswer<Partial<Status>>>((resolve, reject) => {
        calls.push({
          name,
          answer: (data) => resolve(answerOf(data)),
          fail: (kind) => reject(new ApiError({ kind, path: '/' })),
        })
      }),
    rows: (data): EntityRow[] => [statusRow(data)],
  })
}
const favourite = (on: boolean) =>
  mutations.run(make(`favourite ${on}`, 'favourite', withFavourite(on))).catch(() => 'failed')
const bookmark = () => mutations.run(make('bookmark', 'bookmark', withBookmark(true))).catch(() => 'failed')
const names = () => calls.map((call) => call.name)

describe('one entity', () => {
  it('shows both changes at once and sends them one after the other', async () => {
    const first = favourite(true)
    const second = bookmark()
    expect(read()).toMatchObject({ favourited: true, favourites_count: 4, bookmarked: true })
    await settled()
    expect(names()).toEqual(['favourite true'])
    calls[0]?.fail('refused')
    expect(await first).toBe('failed')
    await settled()
    expect(names()).toEqual(['favourite true', 'bookmark'])
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3, bookmarked: true })
    calls[1]?.answer({ bookmarked: true })
    await second
    expect(read()).toMatchObject({ favourited: false, bookmarked: true })
    expect(refresh).not.toHaveBeenCalled()
  })

  it('skips a change that a later one of the slot replaced before it was sent', async () => {
    const pending = bookmark()
    const clicks = [favourite(true), favourite(false), favourite(true)]
    await settled()
    calls[0]?.answer({ bookmarked: true })
    await pending
    await settled()
    expect(names()).toEqual(['bookmark', 'favourite true'])
    calls[1]?.answer({ bookmarked: true, favourited: true, favourites_count: 4 })
    expect((await Promise.all(clicks)).map((result) => result === SKIPPED)).toEqual([true, true, false])
    expect(read()).toMatchObject({ favourited: true, favourites_count: 4 })
    expect(cache.openChangeCount).toBe(0)
  })

  it('sends what waits when the page is left, and not again if it stays', async () => {
    const first = favourite(true)
    await settled()
    const later = [favourite(false), favourite(true), favourite(false), bookmark()]
    await settled()
    expect(names()).toEqual(['favourite true'])
    mutations.sendWaiting()
    const sent = ['favourite true', 'favourite false', 'bookmark']
    expect(names()).toEqual(sent)
    calls[0]?.answer({ favourited: true, favourites_count: 4 })
    await first
    calls[1]?.answer({ favourited: false, favourites_count: 3 })
    calls[2]?.answer({ favourited: false, favourites_count: 3, bookmarked: true })
    await Promise.all([first, ...later])
    mutations.sendWaiting()
    expect(names()).toEqual(sent)
    expect(read()).toMatchObject({ favourited: false, bookmarked: true })
    expect(cache.openChangeCount).toBe(0)
  })

  it('sends writes that outlive the page, also those of a mutation that declines it, and when the page is left', async () => {
    const request = vi.fn((): Promise<never> => new Promise(() => {}))
    const sending = createMutations({ client, cache, http: { request } as Partial<Http> as Http, refresh })
    for (const keepalive of [undefined, false])
      void sending.run(
        entityMutation({
          kind: 'status',
          id: S('1'),
          slot: `slot ${keepalive}`,
          patch: withFavourite(true),
          request: (given) => given.request('/x', { method: 'POST', schema: z.unknown(), keepalive }),
        }),
      )
    await settled()
    sending.sendWaiting()
    const kept = ['/x', expect.objectContaining({ method: 'POST', keepalive: true })]
    expect(request.mock.calls).toEqual([kept, kept])
  })

  it('sends nothing when two clicks cancel out before the first was sent', async () => {
    await Promise.all([favourite(true), favourite(false)])
    expect(calls).toEqual([])
    expect(read()).toMatchObject({ favourited: false, favourites_count: 3 })
  })

  it('sends one request when three clicks end in the state of the first', async () => {
    const clicks = [favourite(true)]
    await settled()
    clicks.push(favourite(false), favourite(true))
    calls[0]?.answer({ favourited: true, favourites_count: 4 })
    await Promise.all(clicks)
    expect(names()).toEqual(['favourite true'])
    expect(read()).toMatchObject({ favourited: true, favourites_count: 4 })
  })

  it('after an unknown outcome, requests the entity once no change is in flight', async () => {
    const on = favourite(true)
    await settled()
    const off = favourite(false)
    calls[0]?.fail('network')
    await on
    await settled()
    expect(refresh).not.toHaveBeenCalled()
    expect(names()).toEqual(['favourite true', 'favourite false'])
    calls[1]?.answer({})
    await off
    expect(refresh).toHaveBeenCalledExactlyOnceWith({ kind: 'status', id: '1' })
  })

  it('reports answered entities, and no others', async () => {
    const answered = vi.fn()
    const observed = createMutations({ client, cache, http, refresh, onAnswered: answered })
    const first = observed.run(make('a', 'favourite', withFavourite(true))).catch(() => {})
    await settled()
    calls[0]?.fail('refused')
    await first
    expect(answered).not.toHaveBeenCalled()
    const second = observed.run(make('b', 'favourite', withFavourite(true)))
    await settled()
    calls[1]?.answer({ favourited: true })
    await second
    expect(answered).toHaveBeenCalledExactlyOnceWith([{ kind: 'status', id: '1' }])
  })

  it('does not request the entity after a refusal', async () => {
    const run = mutations.run(make('vote', 'vote', withBookmark(true)))
    await settled()
    calls[0]?.fail('refused')
    await expect(run).rejects.toThrow(ApiError)
    expect(refresh).not.toHaveBeenCalled()
  })
})

describe('several entities', () => {
  const followed: Patch<'relationship'> = (it) => (it.following ? it : { ...it, following: true })
  const more: Patch<'account'> = (it) => ({ ...it, followers_count: (it.followers_count ?? 0) + 1 })
  const follow = (answer: Partial<Relationship>) =>
    mutations.run(
      entityMutation({
        kind: 'relationship',
        id: A('9'),
        slot: 'follow',
        patch: followed,
        request: () => Promise.resolve(answerOf(answer as Relationship)),
        rows: (data) => [row('relationship', '9', data)],
        alsoBegin: [{ kind: 'account', id: A('9'), patch: more, when: (data) => data.following }],
      }),
    )
  const count = () => cache.read('account', A('9'))?.followers_count
  const given = (account: Partial<Account>) => {
    cache.ingest([row('relationship', '9', { following: false }), row('account', '9', account)], cache.tick())
  }

  it('increases the follower count at once and keeps it', async () => {
    given({ followers_count: 1 })
    const done = follow({ following: true })
    expect(count()).toBe(2)
    await done
    expect(count()).toBe(2)
    expect(cache.read('relationship', A('9'))?.following).toBe(true)
  })

  it('undoes the follower count when a locked account only received a request', async () => {
    given({ followers_count: 1 })
    await follow({ following: false, requested: true })
    expect(count()).toBe(1)
    expect(cache.read('relationship', A('9'))).toMatchObject({ following: false, requested: true })
    expect(cache.openChangeCount).toBe(0)
  })
})
