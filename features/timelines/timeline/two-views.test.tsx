import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ColumnProvider, elementScroller } from '@/lib/column'
import { createIntlFor } from '@/lib/i18n'
import { entryKey } from '@/lib/live-list'
import { pairKey } from '@/lib/simulator/store/world'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { listOfRow, WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { engineOf, prepareTimelines } from '../engine/engines'
import { DEFAULT_OPTIONS, TimelineOptionsProvider, type TimelineOptions } from '../engine/options-store'
import { setOptions } from '../engine/set-options'
import { homeSource } from '../engine/source'
import { hideSuggestions } from '../follow-suggestions/hidden-until'
import HomeExtras from '../home/home-extras'
import { raiseLocalMarker } from '../home/local-marker'
import { markerOf } from '../home/marker-of'
import { CaughtUp, HomeExtras as LazyHomeExtras, NewerPill, ResumeOffer } from './lazy/lazy-home-extras'
import { SuggestionsRow } from './lazy/lazy-suggestions-row'
import { offerReturn } from './offer-return'
import { Timeline } from './timeline'
import { TimelineView, timelineViewOf } from './timeline-view'

const source = homeSource()
const HOURS_5 = 5 * 60 * 60_000

/** A list that starts at a row, by default at its top. */
const memoryAt = (key?: string) => new WindowMemory({ anchor: key === undefined ? null : { key, offset: 0 } })

/** A view of home in a column with options of its own. */
interface View {
  memory: WindowMemory
  options?: TimelineOptions
  /** Keeps its reader far from the end of the list: nothing has a height here. */
  isFarFromEnd?: boolean
}

/** Shows home in two columns of one account, which start at these rows. */
async function showTwo(stage: Stage, ...views: readonly (WindowMemory | View)[]) {
  prepareTimelines(stage.runtime)
  const columns = views.map((view, at) => {
    const { memory, options, isFarFromEnd }: View = view instanceof WindowMemory ? { memory: view } : view
    const element = document.createElement('div')
    const top = () => (isFarFromEnd ? -9000 : 0)
    const scroller = { ...elementScroller(element), height: () => 800, top }
    return { ...stage.column, pageKey: `column ${at}`, scroller, memory, own: { options, change: () => {} } }
  })
  const { user } = renderWith(
    columns.map((column) => (
      <ColumnProvider key={column.pageKey} column={column}>
        <TimelineOptionsProvider value={column.own}>
          <section aria-label={column.pageKey}>
            <ResumeOffer source={source} memory={column.memory} />
            <Timeline source={source} scroller={column.scroller} memory={column.memory} label="List" />
          </section>
        </TimelineOptionsProvider>
      </ColumnProvider>
    )),
    { stage },
  )
  await waitFor(() => expect(screen.getAllByLabelText('List')).toHaveLength(columns.length))
  const shown = columns.map(({ pageKey, ...column }) => {
    const section = screen.getByLabelText(pageKey)
    const keys = () =>
      [...section.querySelectorAll('[data-key]')].map((row) => row.getAttribute('data-key') ?? '')
    const view = () => timelineViewOf(engineOf(stage.runtime, source), column.memory)
    return { ...column, ...within(section), element: section, keys, view }
  })
  const [one, two] = shown
  if (!one || !two) throw new Error('There are not two columns')
  return { one, two, user }
}

const homeOf = (stage: Stage, limit = 40) => stage.load(`/api/v1/timelines/home?limit=${limit}`)

test('each view counts the newer posts above its own reader', async () => {
  await NewerPill.load()
  const stage = createStage()
  const { key } = stage.runtime.identity
  onTestFinished(() => setOptions(key, source, DEFAULT_OPTIONS))
  setOptions(key, source, { start: 'unread' })
  const ids = await homeOf(stage)
  const { one, two, user } = await showTwo(stage, memoryAt(ids[4]), memoryAt(ids[9]))
  const pill = await one.findByText('4 newer posts')
  await two.findByText('9 newer posts')
  await user.click(pill)
  await waitFor(() => expect(one.queryByText(/newer posts/)).toBeNull())
  expect(two.getByText('9 newer posts')).toBeDefined()
  expect(two.memory.anchor?.key).toBe(ids[9])
})

test('each view keeps the row in which its reader sees a boosted post', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const { id: post } = script.as('eve@remote.example').publish('Worth it')
  const { id: boost } = script.as('finn@remote.example').boost(post)
  const { one, two } = await showTwo(stage, memoryAt(post), memoryAt(boost))
  const rowsOfPost = ({ keys }: typeof one) => keys().filter((key) => key === post || key === boost)
  expect([rowsOfPost(one), rowsOfPost(two)]).toEqual([[post], [boost]])
  const { id: newer } = script.as('eve@remote.example').publish('Newer')
  const engine = engineOf(stage.runtime, source)
  act(() => engine.refresh())
  await waitFor(() => expect(engine.state.entries.map(entryKey)).toContain(newer))
  await one.findByText('1 new post', { selector: 'button' })
  await two.findByText('1 new post', { selector: 'button' })
  expect([rowsOfPost(one), rowsOfPost(two)]).toEqual([[post], [boost]])
})

test('each view returns to its own row, beyond the first page', async () => {
  const stage = createStage()
  const ids = await homeOf(stage)
  const { one, two } = await showTwo(stage, memoryAt(ids[25]), memoryAt(ids[33]))
  expect([one.memory.anchor?.key, two.memory.anchor?.key]).toEqual([ids[25], ids[33]])
  expect(one.keys()).toContain(ids[25])
  expect(two.keys()).toContain(ids[33])
})

test('only the view that is elsewhere offers the last read post of another device', async () => {
  await ResumeOffer.load()
  const stage = createStage()
  const ids = await homeOf(stage)
  const { world } = stage.simulator.server
  const accountId = stage.runtime.me ?? ''
  const marker = { id: world.ids.serial(), accountId, timeline: 'home' as const, version: 1, updatedAt: 0 }
  raiseLocalMarker(stage.runtime.identity.key, ids.at(-1) ?? '')
  world.markers.put({ ...marker, lastReadId: ids[10] ?? '' })
  const { one, two } = await showTwo(stage, memoryAt(), memoryAt(ids[10]))
  expect(await one.findByText('Continue from your other device')).toBeDefined()
  expect(two.queryByText('Continue from your other device')).toBeNull()
})

test('the follow suggestions have a position in each view, and are hidden in both', async () => {
  await Promise.all([LazyHomeExtras.load(), SuggestionsRow.load()])
  const stage = createStage()
  const { script, server } = stage.simulator
  const suggested = script.person('wren', { displayName: 'Wren' })
  server.world.suggestions = [{ forId: null, accountId: suggested, sources: ['featured'] }]
  onTestFinished(() => hideSuggestions(stage.runtime.identity.key, null))
  const ids = await homeOf(stage)
  const newest = stage.runtime.cache.read('status', ids[0] as StatusId)
  vi.setSystemTime(Date.parse(newest?.created_at ?? '') + HOURS_5)
  onTestFinished(() => void vi.useRealTimers())
  const { one, two } = await showTwo(stage, memoryAt(), memoryAt(ids[2]))
  const extraOf = ({ keys }: typeof one) => keys().filter((key) => key.startsWith('suggestions:'))
  await waitFor(() => expect(extraOf(one)).toHaveLength(1))
  await waitFor(() => expect(extraOf(two)).toEqual([`suggestions:${ids[0]}`]))
  expect(extraOf(one)).not.toEqual(extraOf(two))
  act(() => hideSuggestions(stage.runtime.identity.key, Date.now()))
  await waitFor(() => expect([...extraOf(one), ...extraOf(two)]).toEqual([]))
})

test('a line says where each visit began to be read before, until the reader was away for ten minutes', async () => {
  await Promise.all([LazyHomeExtras.load(), CaughtUp.load()])
  const stage = createStage()
  const ids = await homeOf(stage)
  const { world } = stage.simulator.server
  const accountId = stage.runtime.me ?? ''
  const marker = { id: world.ids.serial(), accountId, timeline: 'home' as const, version: 1, updatedAt: 0 }
  const readUpTo = (id = '') => world.markers.put({ ...marker, lastReadId: id })
  const markerReads = () =>
    stage.simulator.recorded.filter(({ method, path }) => method === 'GET' && path.includes('/markers'))
      .length
  readUpTo(ids[2])
  const { one, two } = await showTwo(stage, memoryAt(), memoryAt(ids[20]))
  const line = `caught-up:${ids[2]}`
  // In the first column it would move what is on screen.
  await waitFor(() => expect(two.view().caughtUp.before).toBe(ids[2]))
  expect(one.keys()).not.toContain(line)

  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  onTestFinished(() => visibility.mockRestore())
  const leaveFor = (minutes: number) => {
    visibility.mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    vi.setSystemTime(Date.now() + minutes * 60_000)
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const reads = markerReads()
  readUpTo(ids[1])
  leaveFor(9)
  const lowest = ids[30] ?? null
  const position = {
    first: ids[20] ?? null,
    atTop: false,
    lowestMounted: lowest,
    lowestNeeded: lowest,
    moved: true,
  }
  act(() => two.view().moved({ view: position, seen: true }))
  expect(two.view().caughtUp.before).toBe(ids[2])
  expect(markerReads()).toBe(reads)
  leaveFor(10)
  await waitFor(() => expect(two.view().caughtUp.before).toBe(ids[1]))
})

test('posts newer than the last read one when the visit began are unread rows, which keys step through', async () => {
  await LazyHomeExtras.load()
  const stage = createStage()
  const ids = await homeOf(stage)
  const { world } = stage.simulator.server
  const accountId = stage.runtime.me ?? ''
  const marker = { id: world.ids.serial(), accountId, timeline: 'home' as const, version: 1, updatedAt: 0 }
  world.markers.put({ ...marker, lastReadId: ids[3] ?? '' })
  const { one } = await showTwo(stage, memoryAt(), memoryAt())
  const list = () => {
    const row = one.element.querySelector('[data-key]')
    return row ? listOfRow(row) : undefined
  }
  const unread = () => list()?.keys.filter((key) => list()?.isUnread?.(key))
  await waitFor(() => expect(unread()).toEqual(ids.slice(0, 3)))
  // Reading them does not change what was new in this visit.
  await act(() => markerOf(stage.runtime).read())
  act(() => markerOf(stage.runtime).passed(ids[0] as StatusId))
  expect(unread()).toEqual(ids.slice(0, 3))
})

test('progress in one view counts also when the other view reports its position', async () => {
  const stage = createStage()
  const ids = await homeOf(stage)
  const engine = engineOf(stage.runtime, source)
  onTestFinished(engine.mount())
  await waitFor(() => expect(engine.state.loaded).toBe(true))
  await markerOf(stage.runtime).read()
  const [read, unread] = [new TimelineView(engine), new TimelineView(engine)]
  renderWith(
    <>
      <HomeExtras view={read} keys={ids} />
      <HomeExtras view={unread} keys={ids} />
    </>,
    { stage },
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const at = (first: string | null, moved: boolean) => ({
    view: { first, moved, atTop: !moved, lowestMounted: first, lowestNeeded: first },
    seen: true,
  })
  act(() => read.moved(at(ids[3] ?? null, true)))
  act(() => unread.moved(at(ids[0] ?? null, false)))
  vi.advanceTimersByTime(1500)
  vi.useRealTimers()
  const { markers } = stage.simulator.server.world
  const pair = pairKey(stage.runtime.me ?? '', 'home')
  await waitFor(() => expect(markers.find('pair', pair)?.lastReadId).toBe(ids[3]))
})

test('each column offers to return to its own row', async () => {
  const stage = createStage()
  const ids = await homeOf(stage)
  const { one, two, user } = await showTwo(stage, memoryAt(ids[3]), memoryAt(ids[6]))
  const intl = createIntlFor('en')
  const offers = () => screen.findAllByText('Back to where you were')
  act(() => [one, two].forEach(({ scroller }) => offerReturn(scroller, intl)))
  const [toOne, toTwo] = await offers()
  if (!toOne || !toTwo) throw new Error('There are not two offers')
  const focusedRow = () => document.activeElement?.closest('[data-key]')
  await user.click(toOne)
  await waitFor(() => expect(focusedRow()?.getAttribute('data-key')).toBe(ids[3]))
  expect(one.element.contains(document.activeElement)).toBe(true)
  await user.click(toTwo)
  await waitFor(() => expect(focusedRow()?.getAttribute('data-key')).toBe(ids[6]))
  expect(two.element.contains(document.activeElement)).toBe(true)
})

test('each view has the options of its column, and leaves to the other what it does not show', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  // Not followed: otherwise the boosts would be in the row of the post.
  script.person('wren', { displayName: 'Wren' })
  const [first, second] = ['First', 'Second'].map((text) => script.as('wren').publish(text).id)
  const { id: boost } = script.as('finn@remote.example').boost(first ?? '')
  const ids = await homeOf(stage)
  const { one, two, user } = await showTwo(stage, memoryAt(ids[4]), {
    memory: memoryAt(),
    options: { ...DEFAULT_OPTIONS, boosts: false },
  })
  expect(two.keys()).not.toContain(boost)
  const engine = engineOf(stage.runtime, source)
  const { id: newer } = script.as('finn@remote.example').boost(second ?? '')
  act(() => engine.refresh())
  await waitFor(() => expect(engine.state.entries.map(entryKey)).toContain(newer))
  const pill = await one.findByText('1 new post', { selector: 'button' })
  expect(two.queryByText('1 new post', { selector: 'button' })).toBeNull()
  expect(engine.state.pendingCount).toBe(1)
  await user.click(pill)
  await waitFor(() => expect(one.keys()).toEqual(expect.arrayContaining([newer, boost])))
  expect(two.keys()).not.toContain(newer)
})

test('a view without rows stops loading, although the other shows every post', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  for (let post = 0; post < 300; post += 1) script.as('ben').publish(`Post ${post}`)
  const { two } = await showTwo(
    stage,
    { memory: memoryAt(), isFarFromEnd: true },
    { memory: memoryAt(), options: { ...DEFAULT_OPTIONS, mediaOnly: true } },
  )
  await two.findByRole('button', { name: 'Load more' })
  expect(engineOf(stage.runtime, source).state.hasMore).toBe(true)
})
