import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { notifyManager } from '@tanstack/react-query'
import { onFact, emitFact } from '@/lib/bus'
import { sweep } from '@/lib/cache/sweep/sweep'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import {
  entryKey,
  hasTopFailed,
  lostCount,
  countPendingPosts,
  isGap,
  isId,
  shownEntries,
} from '@/lib/live-list'
import { checkForNew } from '@/lib/live-list/check-for-new'
import { timelineReducer, emptyTimeline } from './timeline-state'
import type { StatusId } from '@/schemas/primitives'
import { engineOf } from './engines'
import {
  showOwnPostInHome,
  removePendingOf,
  removeEverywhere,
  refreshTimeline,
} from './apply-outside-changes'
import { preloadHome, prepareTimelines } from './engines'
import { accountSource, homeSource, publicSource, type TimelineSource } from './source'
import { WHOLE_TAG } from '../tag/tag-mode'
import { tagSource } from '../tag/tag-source'
import type { TimelineEngine } from './timeline-engine'
import { rowFilterOf } from './row-filter'

const HOME = '/api/v1/timelines/home'

function setUp(options: StageOptions = {}, source: TimelineSource = homeSource()) {
  const stage = createStage(options)
  onTestFinished(() => stage.close())
  prepareTimelines(stage.runtime)
  const engine = engineOf(stage.runtime, source)
  return { stage, engine, ...stage.simulator, eve: stage.simulator.script.as('eve@remote.example') }
}

/** Sockets and pages answer in real time. */
const until = (check: () => void) => vi.waitFor(check)
// Load the code of streaming first: fake timers do not advance imports.
beforeAll(() => import('@/lib/streaming/live'))

const keysOf = (engine: TimelineEngine) => engine.state.entries.map(entryKey)
const gapsOf = (engine: TimelineEngine) => engine.state.entries.filter(isGap)
const idle = (engine: TimelineEngine) =>
  until(() => {
    expect(engine.state.loaded).toBe(true)
    expect(engine.state.requests).toEqual([])
  })
const asked = ({ simulator }: Stage, path = HOME) =>
  simulator.recorded
    .map((each) => new URL(each.path, 'https://x'))
    .filter(({ pathname }) => pathname === path)

/** A view at the very top, or further down at `row`. */
const enterView = (engine: TimelineEngine, row: string | null = null) =>
  engine.views.enter({ top: row === null, lowestNeeded: row, covered: false, visible: true })

/** Changes the Link header of responses. */
const relink = (change: (link: string) => string) => (response: Response) => {
  const headers = new Headers(response.headers)
  const link = headers.get('link')
  if (link !== null) headers.set('link', change(link))
  return new Response(response.body, { status: response.status, headers })
}

const live = (engine: TimelineEngine) => until(() => expect(engine.state.updateSource).toBe('stream'))

test('home that is requested before it is mounted is requested once, and misses no post', async () => {
  const { stage, engine, eve } = setUp({ streaming: true })
  preloadHome(stage.runtime)
  preloadHome(stage.runtime)
  await idle(engine)
  expect(asked(stage)).toHaveLength(1)
  const { id } = eve.publish('Before the stream is there')
  engine.mount()
  await live(engine)
  await until(() => expect(keysOf(engine)[0]).toBe(id))
  const whole = asked(stage).filter(({ searchParams }) => !searchParams.has('since_id'))
  expect(whole).toHaveLength(1)
  preloadHome(stage.runtime)
  expect(engine.state.requests).toEqual([])
})

test('mounting a list whose first page is on its way waits for it', async () => {
  const { stage, engine } = setUp()
  preloadHome(stage.runtime)
  engine.mount()
  await idle(engine)
  expect(asked(stage).filter(({ search }) => search === '')).toHaveLength(1)
})

test('a check for new posts resolves when they have arrived, or failed to', async () => {
  const { engine, eve, script } = setUp()
  engine.mount()
  engine.pump()
  await idle(engine)
  const { id } = eve.publish('News')
  expect(await checkForNew(engine)).toBe(true)
  expect(engine.state.entries).toContain(id)
  script.refuse('GET /api/v1/timelines/home', 403, { error: 'No' }, { times: 1 })
  expect(await checkForNew(engine)).toBe(false)
  expect(await checkForNew(engine)).toBe(true)
})

test('loads the first page, then older pages up to the end, each once', async () => {
  const { stage, engine } = setUp()
  engine.mount()
  engine.pump()
  await idle(engine)
  expect(asked(stage).length).toBe(1)
  const seen = new Set<string>()
  while (engine.state.hasMore && seen.size < 500) {
    for (const key of keysOf(engine)) seen.add(key)
    engine.older()
    engine.older()
    await idle(engine)
  }
  const ids = keysOf(engine)
  expect(new Set(ids).size).toBe(ids.length)
  expect(engine.state.hasMore).toBe(false)
  expect(ids).toEqual([...ids].toSorted().toReversed())
  const cursors = asked(stage).map(({ searchParams }) => searchParams.get('max_id'))
  expect(new Set(cursors).size).toBe(cursors.length)
})

test('every page request of a hashtag timeline includes its additional hashtags', async () => {
  const { stage, engine } = setUp(
    {},
    tagSource('cats', { any: ['dogs'], all: [], none: ['fish'], local: false }),
  )
  const path = '/api/v1/timelines/tag/cats'
  stage.simulator.server.faults.add(
    path,
    { after: relink((link) => link.replace(/(any|none)[^&>]*&?/g, '')) },
    9,
  )
  const world = stage.simulator.script.as('ben')
  for (let at = 0; at < 60; at++) world.publish(`#cats ${at}${at % 3 === 0 ? ' #fish' : ''}`)
  engine.mount()
  await idle(engine)
  while (engine.state.hasMore) {
    engine.older()
    await idle(engine)
  }
  const questions = asked(stage, path).map(({ searchParams }) => searchParams.getAll('none[]'))
  expect(questions.length).toBeGreaterThan(2)
  expect(new Set(questions.map(String))).toEqual(new Set(['fish']))
  expect(engine.state.entries.length).toBe(40)
})

test('pages by id where the Link header names another host', async () => {
  const { stage, engine } = setUp()
  stage.simulator.server.faults.add(HOME, { after: relink((link) => link.replaceAll('//', '//inner.')) }, 9)
  engine.mount()
  await idle(engine)
  engine.older()
  await idle(engine)
  expect(engine.state.tail.failed).toBeNull()
  const [, second] = asked(stage)
  expect(second?.searchParams.get('max_id')).toBe(keysOf(engine)[19])
})

test('a post that leaves home is marked as deleted only when the server no longer has it', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  const { cache } = stage.runtime
  const { id } = eve.publish('Here today')
  const other = eve.publish('Gone tomorrow')
  engine.mount()
  await idle(engine)
  await live(engine)
  const ann = script.as('ann')
  ann.mute('eve@remote.example')
  await until(() => expect(keysOf(engine)).not.toContain(id))
  expect(cache.read('status', id as StatusId)?.gone).toBeUndefined()
  script.as('eve@remote.example').remove(other.id)
  stage.runtime.loader.verify(other.id as StatusId)
  const deleted = vi.fn()
  onTestFinished(onFact('statusDeleted', ({ statusId }) => deleted(statusId)))
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledWith(other.id))
  expect(deleted).toHaveBeenCalledTimes(1)
  expect(cache.read('status', id as StatusId)?.gone).toBeUndefined()
})

test('after a rate limit, each end is requested again at the time the server names', async () => {
  // A visitor's list has no polling, which could receive the error in place of the list.
  const path = '/api/v1/timelines/public'
  const { stage, engine, script } = setUp({ as: null }, publicSource('all'))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  script.rateLimit(path, 120)
  engine.mount()
  await until(() => expect(engine.state.failed).toBe('rateLimited'))
  expect(asked(stage, path).length).toBe(1)
  await vi.advanceTimersByTimeAsync(122_000)
  await idle(engine)
  expect([hasTopFailed(engine.state), engine.state.entries.length]).toEqual([false, 20])

  script.rateLimit(path, 120)
  engine.older()
  await until(() => expect(engine.state.tail.failed).toBe('rateLimited'))
  engine.refresh()
  await idle(engine)
  expect([engine.state.failed, engine.state.tail.failed]).toEqual([null, 'rateLimited'])
  await vi.advanceTimersByTimeAsync(122_000)
  await until(() => expect(engine.state.entries.length).toBe(40))
  expect(engine.state.tail.failed).toBeNull()
})

test('requests nothing while the list is not mounted, or after the runtime closes', async () => {
  const { stage, engine } = setUp()
  engine.pump()
  engine.dispatch({ type: 'retried' })
  expect(asked(stage).length).toBe(0)
  const leave = engine.mount()
  stage.close()
  leave()
  engine.pump()
  engine.refresh()
  await until(() => expect(stage.runtime.client.isFetching()).toBe(0))
  expect(asked(stage).length).toBeLessThanOrEqual(1)
})

test('new posts appear at the top; further down they stay pending until shown', async () => {
  const { engine, eve } = setUp({ streaming: true })
  engine.mount()
  const top = enterView(engine)
  await idle(engine)
  await live(engine)
  await idle(engine)
  const first = eve.publish('One').id
  await until(() => expect(keysOf(engine)[0]).toBe(first))
  expect(engine.state.pendingCount).toBe(0)
  top.leave()
  enterView(engine, keysOf(engine)[15])
  const more = [eve.publish('Two').id, eve.publish('Three').id]
  await until(() => expect(countPendingPosts(engine.state)).toBe(2))
  expect(shownEntries(engine.state)[0]).toBe(first)
  engine.show()
  expect(keysOf(engine).slice(0, 3)).toEqual([...more.toReversed(), first])
})

test('an edit sent as an update is not a new post, and its text is applied', async () => {
  const { stage, engine, eve } = setUp({ streaming: true })
  engine.mount()
  enterView(engine, 'x')
  await idle(engine)
  await live(engine)
  await idle(engine)
  const { id } = eve.publish('Before')
  await until(() => expect(countPendingPosts(engine.state)).toBe(1))
  eve.edit(id, { text: 'After' })
  await until(() => expect(stage.runtime.cache.read('status', id as StatusId)?.content).toContain('After'))
  expect(countPendingPosts(engine.state)).toBe(1)
  expect(keysOf(engine).filter((key) => key === id)).toHaveLength(1)
})

test('a post deleted while a page with it is loading does not return', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  engine.mount()
  await idle(engine)
  await live(engine)
  await idle(engine)
  const last = engine.state.entries.findLast(isId)
  const below = await stage.load(`${HOME}?max_id=${last}`)
  const victim = below.find((id) => stage.runtime.cache.read('status', id)?.account === eve.id)
  if (!victim) throw new Error('nothing of eve below')
  const page = script.hold(`GET ${HOME}`)
  engine.older()
  await until(() => expect(page.count).toBe(1))
  eve.remove(victim)
  await until(() => expect(engine.state.requests.flatMap(({ removed }) => removed)).toContain(victim))
  page.release()
  await idle(engine)
  expect(keysOf(engine)).not.toContain(victim)
  expect(keysOf(engine)).toContain(below.at(-1))
})

test('posts missed while the stream was down are fetched without leaving a gap', async () => {
  const { engine, script, eve } = setUp({ streaming: true })
  engine.mount()
  enterView(engine, 'x')
  await idle(engine)
  await live(engine)
  await idle(engine)
  const before = keysOf(engine)
  script.dropSockets('clean')
  await until(() => expect(engine.state.updateSource).toBe('poll'))
  const missed = Array.from({ length: 50 }, (_, i) => eve.publish(`Missed ${i}`).id)
  await until(() => expect(engine.state.updateSource).toBe('stream'))
  await until(() => {
    expect(engine.state.requests).toEqual([])
    expect(gapsOf(engine)).toEqual([])
    expect(keysOf(engine)).toEqual([...missed.toReversed(), ...before])
  })
  expect(shownEntries(engine.state).map(entryKey)).toEqual(before)
})

test('a fill that fails leaves one gap with the right bounds, and can be retried', async () => {
  const { engine, script, eve } = setUp({ streaming: true })
  engine.mount()
  enterView(engine, 'x')
  await idle(engine)
  await live(engine)
  await idle(engine)
  const before = keysOf(engine)
  script.dropSockets('clean')
  await until(() => expect(engine.state.updateSource).toBe('poll'))
  const missed = Array.from({ length: 70 }, (_, i) => eve.publish(`Missed ${i}`).id).toReversed()
  script.refuse(
    (request) => new URL(request.url).searchParams.has('max_id'),
    403,
    { error: 'No' },
    { times: 1 },
  )
  await until(() => expect(gapsOf(engine)[0]?.failed).toBe('refused'))
  const [gap] = gapsOf(engine)
  if (!gap) throw new Error('no gap')
  expect(gapsOf(engine)).toHaveLength(1)
  expect(keysOf(engine)).toEqual([...missed.slice(0, 20), `gap:${missed[19]}`, ...before])
  engine.fill(gap, 'above')
  await until(() => expect(gapsOf(engine)).toEqual([]))
  expect(keysOf(engine)).toEqual([...missed, ...before])
})

test('failed requests for new or older posts are repeated when the server is reachable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stage, engine, script, eve } = setUp({}, publicSource('all', false))
  for (let at = 0; at < 50; at += 1) eve.publish(`Post ${at}`)
  const lose = () => script.loseRequest(/timelines\/public/, { times: 9 })
  const back = (identity = stage.runtime.identity.key) => emitFact('reachable', { identity })
  let found = lose()
  engine.mount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(engine.state).toMatchObject({ loaded: false, failed: 'network' })
  found()
  back('somebody@else.example')
  await vi.advanceTimersByTimeAsync(1000)
  expect(engine.state.loaded).toBe(false)
  back()
  await vi.advanceTimersByTimeAsync(1000)
  expect(engine.state).toMatchObject({ loaded: true, failed: null })
  const count = engine.state.entries.length
  found = lose()
  engine.older()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(engine.state.tail.failed).toBe('network')
  found()
  back()
  await vi.advanceTimersByTimeAsync(1000)
  expect(engine.state.tail.failed).toBeNull()
  expect(engine.state.entries.length).toBeGreaterThan(count)
})

test('a gap whose page was lost is filled when the server is reachable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stage, engine, script, eve } = setUp({}, publicSource('all', false))
  for (let at = 0; at < 50; at += 1) eve.publish(`Post ${at}`)
  engine.mount()
  await vi.advanceTimersByTimeAsync(1000)
  for (let at = 0; at < 50; at += 1) eve.publish(`Newer post ${at}`)
  engine.refresh()
  await vi.advanceTimersByTimeAsync(1000)
  const found = script.loseRequest(/timelines\/public/, { times: 9 })
  const [gap] = gapsOf(engine)
  if (!gap) throw new Error('no gap')
  engine.fill(gap, 'below')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(gapsOf(engine)[0]?.failed).toBe('network')
  found()
  emitFact('reachable', { identity: stage.runtime.identity.key })
  await vi.advanceTimersByTimeAsync(5000)
  expect(gapsOf(engine)).toEqual([])
})

test('a home that is being built is requested until it is ready, and no longer once unmounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  // Delays the first poll.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.99)
  onTestFinished(() => random.mockRestore())
  const { stage, engine, script } = setUp()
  script.homeBuilding('ann', 3)
  const leave = engine.mount()
  await vi.advanceTimersByTimeAsync(100)
  expect(engine.state).toMatchObject({ loaded: true, partial: true })
  expect(asked(stage).length).toBe(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked(stage).length).toBe(2)
  leave()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked(stage).length).toBe(2)
  const again = engine.mount()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked(stage).length).toBe(3)
  await vi.advanceTimersByTimeAsync(3000)
  expect(engine.state.partial).toBe(false)
  expect(engine.state.entries.length).toBeGreaterThan(10)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked(stage).length).toBe(4)
  again()
})

test('without streaming, home is polled and new posts are pending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { engine, eve } = setUp()
  engine.mount()
  enterView(engine, 'x')
  await vi.advanceTimersByTimeAsync(3000)
  expect(engine.state.loaded).toBe(true)
  const { id } = eve.publish('Polled')
  await vi.advanceTimersByTimeAsync(90_000)
  expect(engine.state.updateSource).not.toBe('stream')
  expect(countPendingPosts(engine.state)).toBe(1)
  expect(keysOf(engine)[0]).toBe(id)
})

test.each<[string, TimelineSource]>([
  ['home', homeSource()],
  ['a live feed', publicSource('local')],
  ['a hashtag', tagSource('caturday')],
  ['several hashtags', tagSource('caturday', { ...WHOLE_TAG, any: ['dogs', 'birds'] })],
])('without streaming, %s is polled after 10 to 40 s, then every 20 to 40 s', async (_, source) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  // Without Web Locks, as here, tabs cannot agree, and each polls half as often.
  const pause = 2
  const random = vi.spyOn(Math, 'random')
  onTestFinished(() => random.mockRestore())
  for (const [part, first, next] of [
    [0, 10_000, 20_000],
    [0.999_99, 40_000, 40_000],
  ] as const) {
    random.mockReturnValue(part)
    const { stage, engine } = setUp({}, source)
    const leave = engine.mount()
    await vi.advanceTimersByTimeAsync(100)
    expect(asked(stage, source.path)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(first * pause - 200)
    expect(asked(stage, source.path)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    expect(asked(stage, source.path)).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(next * pause - 400)
    expect(asked(stage, source.path)).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(500)
    expect(asked(stage, source.path)).toHaveLength(3)
    leave()
  }
})

test('a list without a stream is read again when reopened later, and joined', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const stage = createStage({ as: null })
  onTestFinished(() => stage.close())
  const engine = engineOf(stage.runtime, publicSource('all'))
  const leave = engine.mount()
  const view = enterView(engine)
  await vi.advanceTimersByTimeAsync(100)
  const before = keysOf(engine)
  expect(before.length).toBeGreaterThan(0)
  leave()
  const { id } = stage.simulator.script.as('cleo').publish('Later')
  await vi.advanceTimersByTimeAsync(60_000)
  engine.mount()
  await vi.advanceTimersByTimeAsync(100)
  expect(keysOf(engine)).toEqual([id, ...before])
  expect(engine.state.updateSource).toBe('none')
  view.leave()
})

test('a boost disappears with its post, in every list', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  const local = engineOf(stage.runtime, publicSource('all'))
  engine.mount()
  local.mount()
  await idle(engine)
  await idle(local)
  await live(engine)
  await idle(engine)
  const { id } = eve.publish('To be boosted')
  const boost = script.as('finn@remote.example').boost(id).id
  await until(() => expect(keysOf(engine)).toContain(boost))
  await until(() => expect(keysOf(local)).toContain(id))
  removeEverywhere(stage.runtime, (each) => each === id)
  expect(keysOf(engine)).not.toContain(id)
  expect(keysOf(engine)).not.toContain(boost)
  expect(keysOf(local)).not.toContain(id)
})

test('a post deleted while newer posts are requested does not join with their answer, nor does a boost of it', async () => {
  const { stage, engine, script, eve } = setUp()
  engine.mount()
  await idle(engine)
  const before = keysOf(engine)
  const { id } = eve.publish('To be deleted')
  const boost = script.as('finn@remote.example').boost(id).id
  engine.refresh()
  stage.runtime.cache.bury(id as StatusId)
  removeEverywhere(stage.runtime, (each) => each === id)
  await idle(engine)
  expect(asked(stage)).toHaveLength(2)
  expect(keysOf(engine)).not.toContain(boost)
  expect(keysOf(engine)).toEqual(before)
})

test('a list whose posts could not all be read is read again on request, even with a stream', async () => {
  const { stage, engine, script } = setUp({ streaming: true })
  const home = homeSource()
  engine.mount()
  await idle(engine)
  await live(engine)
  await idle(engine)
  script.rewrite(HOME, (body: unknown[]) => [...body, { id: {} }], { times: 1 })
  engine.refresh()
  await idle(engine)
  expect(lostCount(engine.state)).toBe(1)
  expect(refreshTimeline(stage.runtime, home)).toBe(true)
  await idle(engine)
  expect(lostCount(engine.state)).toBe(0)
  expect(refreshTimeline(stage.runtime, home)).toBe(false)
  await idle(engine)
})

test('the posts of an account load in pages, without a stream', async () => {
  const { stage, script } = setUp()
  const source = accountSource(script.account('eve@remote.example').id as never, 'media')
  const engine = engineOf(stage.runtime, source)
  engine.mount()
  await idle(engine)
  const [first] = asked(stage, source.path)
  expect(first?.search).toBe('?only_media=true&limit=40')
  expect(engine.state.updateSource).toBe('none')
  expect(engine.state.entries.every(isId)).toBe(true)
})

test('a restored list is polled even without streaming', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { stage, engine, eve } = setUp()
  const kept = (await stage.load(`${HOME}?limit=20`)).slice(0, 10)
  const snapshot = { entries: kept, pendingCount: 0, ordered: true, proof: 9, hasMore: true }
  stage.runtime.client.setQueryData(
    engine.source.key,
    timelineReducer(emptyTimeline(), { type: 'restored', snapshot }),
  )
  const { id } = eve.publish('Meanwhile')
  enterView(engine, kept[5])
  engine.mount()
  await vi.advanceTimersByTimeAsync(3000)
  expect(keysOf(engine).slice(0, 11)).toEqual([id, ...kept])
  expect(shownEntries(engine.state)[0]).toBe(kept[0])
})

test('rows that history entries return to are kept, for the latest entries', () => {
  const { engine } = setUp()
  for (let i = 0; i < 20; i += 1) engine.views.remember(`entry${i}`, `row${i}`)
  engine.views.remember('entry19', null)
  expect(engine.views.constraints().remembered).toEqual(Array.from({ length: 11 }, (_, i) => `row${i + 8}`))
})

beforeEach(() => notifyManager.setScheduler((run) => queueMicrotask(run)))
afterEach(() => notifyManager.setScheduler((run) => setTimeout(run, 0)))

test.each([
  ['at the top under the composer', { top: true, covered: true }, true],
  ['further down', { top: false, covered: false }, false],
])('the user’s own post is shown immediately only at the top: %s', async (_, view, shown) => {
  const { stage, engine, script } = setUp({ streaming: true })
  engine.mount()
  await idle(engine)
  await live(engine)
  engine.views.enter({ lowestNeeded: keysOf(engine)[3] ?? null, visible: true, ...view })
  const { id } = script.as('ann').publish('Mine')
  showOwnPostInHome(stage.runtime, id as StatusId)
  await until(() => expect(keysOf(engine)).toContain(id))
  expect(countPendingPosts(engine.state)).toBe(shown ? 0 : 1)
})

test('posts of an account blocked while their page is loading are not shown', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  engine.mount()
  await idle(engine)
  await live(engine)
  await idle(engine)
  const last = engine.state.entries.findLast(isId)
  const below = await stage.load(`${HOME}?max_id=${last}`)
  const account = stage.accountId('eve@remote.example')
  const theirs = below.filter((id) => stage.runtime.cache.read('status', id)?.account === eve.id)
  expect(theirs.length).toBeGreaterThan(0)
  const page = script.hold(`GET ${HOME}`)
  engine.older()
  await until(() => expect(page.count).toBe(1))
  stage.runtime.cache.adjust('account', account, (cached) => ({ ...cached, hidden: true }))
  removePendingOf(stage.runtime, account)
  page.release()
  await idle(engine)
  const isShown = rowFilterOf(stage.runtime, engine.source)
  const shown = engine.state.entries.filter(isId).filter((id) => isShown(id) === null)
  expect(shown.some((id) => theirs.includes(id))).toBe(false)
  expect(keysOf(engine)).toContain(below.at(-1))
})

test('3,000 posts while the reader is further down: pending posts are limited, one gap remains', async () => {
  const { engine, stage } = setUp({ streaming: true })
  engine.mount()
  await idle(engine)
  await live(engine)
  await idle(engine)
  const [reading = '', ...below] = keysOf(engine).slice(5)
  enterView(engine, reading)
  const [sample] = await stage.load(`${HOME}?limit=1`)
  const base = BigInt(sample ?? 0)
  for (let i = 1n; i <= 3000n; i += 1n)
    engine.dispatch({
      type: 'arrived',
      id: String(base + i) as StatusId,
      constraints: engine.views.constraints(),
    })
  expect(countPendingPosts(engine.state)).toBe(200)
  expect(engine.state.entries.length).toBeLessThan(300)
  expect(gapsOf(engine)).toHaveLength(1)
  expect(shownEntries(engine.state).map(entryKey)).toEqual(expect.arrayContaining([reading, ...below]))
})

test('during a busy stream the cache keeps only pending and shown posts', async () => {
  const { engine, stage, script, eve } = setUp({ streaming: true })
  engine.mount()
  await idle(engine)
  await live(engine)
  await idle(engine)
  enterView(engine, keysOf(engine)[5])
  for (let at = 1; at <= 600; at += 1) {
    script.advance(10)
    eve.publish(`Busy ${at}`)
  }
  await until(() => expect(gapsOf(engine)).toHaveLength(1))
  const { runtime } = stage
  sweep(runtime.cache, { olderThan: -1 })
  const ids = engine.state.entries.filter(isId)
  expect(ids.length).toBeLessThan(260)
  expect(ids.every((id) => runtime.cache.read('status', id))).toBe(true)
  // The posts, the boosted posts, and their authors.
  expect(runtime.cache.size).toBeLessThan(320)
})

test('a notification on the stream of home is not added to home', async () => {
  const { engine, script } = setUp({ streaming: true })
  engine.mount()
  enterView(engine, 'x')
  await idle(engine)
  await live(engine)
  await idle(engine)
  const before = keysOf(engine)
  script.notify({ to: 'ann', from: 'eve@remote.example', type: 'follow' })
  const { id } = script.as('eve@remote.example').publish('A post')
  await until(() => expect(keysOf(engine)).toEqual([id, ...before]))
  expect(countPendingPosts(engine.state)).toBe(1)
})

test('pending posts of a hashtag: the number shown equals the number counted', async () => {
  const { engine, script } = setUp({ streaming: true }, tagSource('gardening'))
  script.as('cleo').publish('First #gardening')
  engine.mount()
  enterView(engine, 'x')
  await idle(engine)
  await live(engine)
  await idle(engine)
  expect(gapsOf(engine)).toEqual([])
  const before = keysOf(engine)
  const ids = [1, 2, 3].map((at) => script.as('cleo').publish(`Row ${at} #gardening`).id)
  script.as('cleo').publish('Elsewhere')
  await until(() => expect(countPendingPosts(engine.state)).toBe(3))
  engine.show()
  expect(keysOf(engine)).toEqual([...ids.toReversed(), ...before])
})

test('once the stream opens, only posts newer than the first page are requested, and none is missing', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  const page = script.hold(HOME)
  engine.mount()
  await until(() => expect(page.count).toBe(1))
  const between = eve.publish('Came between').id
  page.release()
  await idle(engine)
  await live(engine)
  await until(() => expect(keysOf(engine)).toContain(between))
  await idle(engine)
  const [first, second, ...further] = asked(stage)
  expect(first?.search).toBe('')
  expect(further).toEqual([])
  const newest = keysOf(engine).filter((key) => key !== between)
  expect(second?.searchParams.get('since_id')).toBe(newest[1])
  expect(gapsOf(engine)).toEqual([])
})

// An answer to since_id must overlap the list, which takes two posts: a shorter list is read again.
test.each([0, 1])(
  'a list of %i posts is read again once its stream opens, so that none is missing',
  async (count) => {
    const source = tagSource('quiet')
    const { stage, engine, script, eve } = setUp({ streaming: true }, source)
    const before = Array.from({ length: count }, () => eve.publish('Before #quiet').id)
    const page = script.hold(`GET ${source.path}`)
    engine.mount()
    await until(() => expect(page.count).toBe(1))
    const between = eve.publish('Came between #quiet').id
    page.release()
    await live(engine)
    await until(() => expect(keysOf(engine)).toEqual([between, ...before]))
    await idle(engine)
    expect(asked(stage, source.path).map(({ search }) => search)).toEqual(['', ''])
  },
)

test('more than a page of posts missed before the stream opened leave a gap', async () => {
  const { engine, script, eve } = setUp({ streaming: true })
  const page = script.hold(HOME)
  engine.mount()
  await until(() => expect(page.count).toBe(1))
  const ids = Array.from({ length: 50 }, (_, at) => eve.publish(`Between ${at}`).id).toReversed()
  page.release()
  await live(engine)
  await idle(engine)
  await until(() => expect(gapsOf(engine)).toEqual([]))
  expect(keysOf(engine).slice(0, 50)).toEqual(ids)
})

test('posts that mention or quote an account leave home with it, and return to their positions', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  const { cache } = stage.runtime
  const ben = script.as('ben')
  const theirs = eve.publish('Of hers')
  engine.mount()
  enterView(engine)
  await idle(engine)
  await live(engine)
  const named = [
    ben.publish('Look, @eve@remote.example'),
    ben.publish({ text: 'Quoted', quotedStatusId: theirs.id }),
    ben.publish('Between'),
    ben.publish('@eve@remote.example again'),
  ].map(({ id }) => id)
  await until(() => expect(keysOf(engine)).toEqual(expect.arrayContaining(named)))
  await idle(engine)
  const shown = () => {
    const isShown = rowFilterOf(stage.runtime, engine.source)
    return engine.state.entries.filter(isId).filter((id) => isShown(id) === null)
  }
  const before = shown()
  expect(before).toEqual(expect.arrayContaining(named))
  const account = stage.accountId('eve@remote.example')
  cache.setHidden(account, true)
  removePendingOf(stage.runtime, account)
  script.as('ann').mute('eve@remote.example')
  // Servers differ in whether they also take out quotes.
  stage.simulator.server.hub.toAccount(stage.runtime.me ?? '', ['user'], 'delete', named[1] ?? '')
  await until(() => expect(shown().filter((id) => named.includes(id))).toEqual([named[2]]))
  cache.setHidden(account, false)
  expect(shown()).toEqual(before)
})

test('the posts of a muted account leave an open list, and return to their position after unmuting', async () => {
  const { stage, engine, script, eve } = setUp({ streaming: true })
  const { cache } = stage.runtime
  eve.publish('Of hers')
  engine.mount()
  enterView(engine)
  await idle(engine)
  await live(engine)
  await idle(engine)
  const shown = () => {
    const isShown = rowFilterOf(stage.runtime, engine.source)
    return engine.state.entries.filter(isId).filter((id) => isShown(id) === null)
  }
  const before = shown()
  const theirs = before.filter((id) => cache.read('status', id)?.account === eve.id)
  expect(theirs.length).toBeGreaterThan(0)
  const account = stage.accountId('eve@remote.example')
  cache.setHidden(account, true)
  removePendingOf(stage.runtime, account)
  // The server removes the posts of muted accounts from home and sends delete events.
  script.as('ann').mute('eve@remote.example')
  const { id } = script.as('ben').publish('After that')
  await until(() => expect(keysOf(engine)).toContain(id))
  expect(shown().filter((each) => theirs.includes(each))).toEqual([])
  cache.setHidden(account, false)
  expect(shown().filter((each) => each !== id)).toEqual(before)
})
