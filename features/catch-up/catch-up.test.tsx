import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { sweep } from '@/lib/cache/sweep/sweep'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { waitForFirstScreen, whenFirstScreenShown } from '@/lib/util/first-screen'
import CatchUp from './catch-up'
import { catchUpsOf } from './loading/catch-ups'
import { deleteSaved, saveCatchUp, savedCatchUps, openSaved } from './loading/saved'
import type { Span } from './loading/state'
import { postStatsOf } from './reader/post-stats'

const HOME = 'GET /api/v1/timelines/home'
const scroller = { ...documentScroller(), height: () => 3000 }
const ALL: Span = { hours: 24 * 365 }

async function loaded(stage: Stage, span = ALL) {
  const catchUps = catchUpsOf(stage.runtime)
  const id = catchUps.begin(span)
  await waitFor(() => expect(catchUps.read(id)?.phase).not.toBe('loading'))
  return catchUps.read(id)
}

const show = (stage: Stage, open: string | null) =>
  renderWith(<CatchUp open={open} scroller={scroller} memory={new WindowMemory()} />, { stage })

test('loads every page of the span, each post once, one request at a time', async () => {
  const stage = createStage()
  const state = await loaded(stage)
  expect(state).toMatchObject({ phase: 'done', full: false })
  expect(new Set(state?.ids).size).toBe(state?.ids.length)
  expect(state?.ids.length).toBeGreaterThan(40)
  const asked = stage.simulator.recorded.filter(({ route }) => route === HOME)
  expect(asked.length).toBeGreaterThanOrEqual(2)
})

test('a short span loads only part of home', async () => {
  const stage = createStage()
  const all = await loaded(stage)
  const some = await loaded(createStage(), { lastRead: all?.ids[7] ?? ('' as never) })
  expect(some?.ids).toEqual(all?.ids.slice(0, 7))
})

test('when the server limits requests, loading pauses and resumes automatically', async () => {
  const stage = createStage()
  stage.simulator.script.refuse(HOME, 429, { error: 'Too many requests' }, { times: 1 })
  const catchUps = catchUpsOf(stage.runtime)
  const id = catchUps.begin(ALL)
  await waitFor(() => expect(catchUps.read(id)?.phase).toBe('waiting'))
  expect(catchUps.read(id)?.resumeAt).toBeGreaterThan(stage.runtime.now())
  catchUps.cancel(id)
  expect(catchUps.read(id)).toMatchObject({ phase: 'cancelled', resumeAt: null })
  catchUps.resume(id)
  await waitFor(() => expect(catchUps.read(id)?.phase).toBe('done'))
})

test('after a failure the loaded posts stay, and a button loads the rest', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.rewrite(
    HOME,
    (body) => {
      script.refuse(HOME, 400, { error: 'No' }, { times: 1 })
      return body
    },
    { times: 1 },
  )
  const state = await loaded(stage)
  expect(state?.phase).toBe('failed')
  const came = state?.ids.length ?? 0
  expect(came).toBeGreaterThan(0)
  const { user } = show(stage, state?.id ?? '')
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(catchUpsOf(stage.runtime).read(state?.id ?? '')?.phase).toBe('done'))
  expect(catchUpsOf(stage.runtime).read(state?.id ?? '')?.ids.length).toBeGreaterThan(came)
})

test('a loaded catch-up keeps its posts in the cache during a sweep', async () => {
  const stage = createStage()
  const state = await loaded(stage)
  sweep(stage.runtime.cache, { olderThan: -1 })
  expect(state?.ids.every((id) => stage.runtime.cache.read('status', id))).toBe(true)
})

test('a saved catch-up opens for its own account only, with its posts; deleting it can be undone', async () => {
  const stage = createStage()
  const state = await loaded(stage)
  if (!state) throw new Error('nothing was loaded')
  expect(await saveCatchUp(stage.runtime, state)).toBe(true)
  const later = createStage()
  const back = await openSaved(later.runtime, state.id)
  expect(back?.ids).toEqual(state.ids)
  expect(later.runtime.cache.read('status', state.ids[0] ?? ('' as never))).toBeDefined()
  expect(await savedCatchUps('dora@elsewhere')).toEqual([])
  const [head] = await savedCatchUps(stage.runtime.identity.key)
  expect(head).toMatchObject({ id: state.id, count: postStatsOf(stage.runtime.cache, state.ids).length })
  if (!head) return
  const undo = await deleteSaved(head)
  expect(await savedCatchUps(stage.runtime.identity.key)).toEqual([])
  await undo()
  expect(await savedCatchUps(stage.runtime.identity.key)).toHaveLength(1)
})

test('an unsaved catch-up survives a reload until the next one replaces it', async () => {
  const first = createStage()
  // Catch-ups of earlier tests stay in the browser, so each one needs another time.
  first.simulator.script.advance(60_000)
  const before = await loaded(first, { hours: 1 })
  first.simulator.script.advance(1000)
  const state = await loaded(first)
  await waitFor(async () =>
    expect((await openSaved(createStage().runtime, state?.id ?? ''))?.phase).toBe('done'),
  )
  const later = createStage()
  expect(await openSaved(later.runtime, state?.id ?? '')).toMatchObject({ ids: state?.ids, saved: false })
  expect(await openSaved(later.runtime, before?.id ?? '')).toBeNull()
  expect((await savedCatchUps(later.runtime.identity.key)).map(({ id }) => id)).not.toContain(state?.id)
})

test('a catch-up that was left while loading continues automatically', async () => {
  const stage = createStage()
  stage.simulator.script.advance(120_000)
  const page = stage.simulator.script.hold(HOME)
  const id = catchUpsOf(stage.runtime).begin(ALL)
  const later = createStage()
  await waitFor(async () => expect((await openSaved(later.runtime, id))?.phase).toBe('loading'))
  show(later, id)
  await screen.findByRole('feed', { name: 'Catch-up' })
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3)
  page.release()
})

test('announces its progress while it loads, and is an idle feed afterwards', async () => {
  const stage = createStage()
  stage.simulator.script.advance(180_000)
  const page = stage.simulator.script.hold(HOME)
  const id = catchUpsOf(stage.runtime).begin(ALL)
  show(stage, id)
  expect((await screen.findByRole('progressbar')).getAttribute('aria-label')).toBeTruthy()
  expect(screen.queryByRole('feed')).toBeNull()
  act(() => page.release())
  const feed = await screen.findByRole('feed', { name: 'Catch-up' })
  expect(feed.getAttribute('aria-busy')).toBe('false')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('a blocked or muted account leaves a loaded catch-up, and returns', async () => {
  const stage = createStage()
  const state = await loaded(stage)
  show(stage, state?.id ?? '')
  await screen.findByRole('feed', { name: 'Catch-up' })
  const { cache } = stage.runtime
  const eve = stage.accountId('eve@remote.example')
  const rows = () => screen.getAllByRole('article').filter((row) => /Eve/.test(row.textContent ?? ''))
  const before = rows().length
  expect(before).toBeGreaterThan(0)
  act(() => cache.setHidden(eve, true))
  await waitFor(() => expect(rows()).toHaveLength(0))
  act(() => cache.setHidden(eve, false))
  await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(before))
})

test('can be filtered by kind and by person', async () => {
  const stage = createStage()
  const state = await loaded(stage)
  const { user } = show(stage, state?.id ?? '')
  await screen.findByRole('feed', { name: 'Catch-up' })
  const rows = () => screen.getAllByRole('article')
  const before = rows().length
  await user.click(screen.getByRole('button', { name: /^Boosts: / }))
  expect(rows().length).toBeLessThan(before)
  for (const row of rows()) expect(row.getAttribute('aria-label')).toMatch(/ boosted, /)
  await user.click(screen.getByRole('button', { name: /^All: / }))
  const [person] = screen.getByRole('group', { name: 'People' }).querySelectorAll('button')
  if (!person) throw new Error('nobody')
  await user.click(person)
  expect(person.getAttribute('aria-pressed')).toBe('true')
  expect(rows().length).toBeLessThanOrEqual(before)
})

test('posts that cannot be parsed are counted, also after keeping the catch-up', async () => {
  const stage = createStage()
  stage.simulator.script.rewrite(
    HOME,
    (body) => (body as unknown[]).map((post, at) => (at < 2 ? { id: at } : post)),
    {
      times: 1,
    },
  )
  const state = await loaded(stage)
  expect(state).toMatchObject({ phase: 'done', lost: 2 })
  if (!state) return
  show(stage, state.id)
  expect(await screen.findByText(/2 posts couldn\S+ be read/)).toBeTruthy()
  await saveCatchUp(stage.runtime, state)
  expect((await openSaved(stage.runtime, state.id))?.lost).toBe(2)
})

test('visitors are asked to sign in, and an unknown catch-up shows a message', async () => {
  show(createStage({ as: null }), null)
  await screen.findByText('Only members can see this')
  show(createStage(), 'nosuch')
  await screen.findByText('Catch-up not found')
  expect(screen.getByText('It may have been deleted, or it was never saved.')).toBeTruthy()
})

test('compact rows hide counts where the setting says so', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as('ben').publish('Said once')
  script.as('eve@remote.example').boost(id)
  const state = await loaded(stage, { hours: 1 })
  show(stage, state?.id ?? '')
  const row = (await screen.findByText('Said once')).closest('article')
  expect(row?.querySelector('p[aria-hidden]')?.textContent).toBe('1')
  expect(row?.getAttribute('aria-label')).toContain('1 boost')
  act(() => setSettings({ hideCounts: true }))
  onTestFinished(resetSettings)
  expect(row?.querySelector('p[aria-hidden]')).toBeNull()
  expect(row?.getAttribute('aria-label')).not.toContain('1 boost')
})

test('a post and its boosts share a row; below the heading of a person, their name is not repeated', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as('ben').publish('Said once')
  script.as('eve@remote.example').boost(id)
  const state = await loaded(stage, { hours: 1 })
  const { user } = show(stage, state?.id ?? '')
  const feed = await screen.findByRole('feed', { name: 'Catch-up' })
  const rows = () => within(feed).getAllByRole('article')
  const saying = () => rows().filter((row) => row.textContent?.includes('Said once'))
  expect(saying()).toHaveLength(1)
  expect(saying()[0]?.textContent).toContain(' boosted')
  const author = stage.runtime.cache.read('account', stage.accountId('ben'))?.display_name ?? ''
  expect(saying()[0]?.textContent).toContain(author)
  await user.click(screen.getByRole('button', { name: 'Order and view: Newest first' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Group by person' }))
  await user.keyboard('{Escape}')
  expect(saying()).toHaveLength(1)
  expect(saying()[0]?.textContent).not.toContain(author)
  expect(within(feed).getByRole('heading', { level: 2 }).textContent).toContain(author)
})

test('the number of posts agrees with the number of rows, also in the list of saved ones', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as('ben').publish('Said once')
  script.as('eve@remote.example').boost(id)
  const state = await loaded(stage, { hours: 1 })
  if (!state) throw new Error('nothing was loaded')
  expect(state.ids).toHaveLength(2)
  show(stage, state.id)
  await screen.findByRole('feed', { name: 'Catch-up' })
  expect(screen.getByRole('button', { name: 'All: 1' })).toBeTruthy()
  expect(screen.getByText(/^1 post, back to/)).toBeTruthy()
  await saveCatchUp(stage.runtime, state)
  const saved = await savedCatchUps(stage.runtime.identity.key)
  expect(saved.find((head) => head.id === state.id)?.count).toBe(1)
})

test('in groups, the time of a post that no one boosted is on the line of its text', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.as('ben').publish('Plain')
  const { id } = script.as('ben').publish('Boosted')
  script.as('eve@remote.example').boost(id)
  const state = await loaded(stage, { hours: 1 })
  const { user } = show(stage, state?.id ?? '')
  const feed = await screen.findByRole('feed', { name: 'Catch-up' })
  await user.click(screen.getByRole('button', { name: 'Order and view: Newest first' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Group by person' }))
  await user.keyboard('{Escape}')
  const paragraphs = (text: string) => within(feed).getByText(text).closest('article')?.querySelectorAll('p')
  expect(paragraphs('Plain')?.[0]?.textContent).toBe('Plain')
  expect(paragraphs('Boosted')?.[0]?.textContent).toMatch(/boosted/)
  expect(within(feed).getAllByRole('time')).toHaveLength(2)
})

test('names of people in tooltips have no shortcodes', async () => {
  const stage = createStage()
  const state = await loaded(stage)
  const emoji = { shortcode: 'star', url: 'https://x.example/1.png', static_url: 'https://x.example/1.png' }
  const named = { display_name: 'Ben :star:', username: 'ben', acct: 'ben', emojis: [emoji] }
  put.account(stage.runtime, { id: stage.accountId('ben'), ...named })
  show(stage, state?.id ?? '')
  await screen.findByRole('feed', { name: 'Catch-up' })
  const person = screen.getByRole('button', { name: /^Ben: / })
  expect(person.getAttribute('data-tooltip')).toBe('Ben')
})

test.each([
  ['the choice of a span', () => null],
  ['the progress', (stage: Stage) => catchUpsOf(stage.runtime).begin(ALL)],
])('%s counts as shown: parts that wait for the first screen load then', async (_, open) => {
  const stage = createStage()
  stage.simulator.script.hold(HOME)
  // Screens of earlier tests may be about to report that they are shown.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))))
  // Without the longest delay.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  waitForFirstScreen()
  vi.useRealTimers()
  show(stage, open(stage))
  await whenFirstScreenShown()
})

test('each span shows how many posts it has, the one since the last read post first', async () => {
  const stage = createStage()
  const { world } = stage.simulator.server
  const [, , lastReadId = ''] = await stage.load()
  world.markers.put({
    id: world.ids.serial(),
    accountId: stage.runtime.me ?? '',
    timeline: 'home',
    lastReadId,
    version: 1,
    updatedAt: 0,
  })
  show(stage, null)
  const since = screen.getByRole('button', { name: 'Since the last post you read' })
  await waitFor(() => expect(since.textContent).toContain('2 posts'))
  expect(since.getAttribute('aria-describedby')).toBe(within(since).getByText('2 posts').id)
  const buttons = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
  expect(buttons.slice(0, 2)).toEqual(['Since the last post you read', 'Last hour'])
})
