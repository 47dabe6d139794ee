import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setSettings } from '@/features/settings'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { ColumnInViewProvider, documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { isGap } from '@/lib/live-list'
import type { StatusId } from '@/schemas/primitives'
import { engineOf } from '../engine/engines'
import { DEFAULT_OPTIONS } from '../engine/options-store'
import { setOptions } from '../engine/set-options'
import { raiseLocalMarker } from '../home/local-marker'
import { markerOf } from '../home/marker-of'
import { ResumeOffer } from './lazy/lazy-home-extras'
import { RefreshButton } from './refresh-button'
import { prepareTimelines } from '../engine/engines'
import { accountSource, homeSource, linkSource, publicSource, type TimelineSource } from '../engine/source'
import { tagSource } from '../tag/tag-source'
import { Timeline } from './timeline'

/** There is no layout here: rows have their estimated height, and the viewport has this height. */
const scrollerOf = (height: number) => ({ ...documentScroller(), height: () => height })
const SCREEN = 800
/** High enough to mount a page of rows. */
const TALL = 5000
const PUBLIC = 'GET /api/v1/timelines/public'
const HOME = 'GET /api/v1/timelines/home'

function show(
  source: TimelineSource,
  { stage = createStage(), memory = new WindowMemory(), height = SCREEN } = {},
) {
  prepareTimelines(stage.runtime)
  return renderWith(
    <>
      {source.kind === 'home' && <ResumeOffer source={source} memory={memory} />}
      <RefreshButton source={source} />
      <Timeline source={source} scroller={scrollerOf(height)} memory={memory} label="List" />
    </>,
    { stage },
  )
}

const prepared = (options: StageOptions, prepare: (stage: Stage) => void) => {
  const stage = createStage(options)
  prepare(stage)
  return { stage }
}
const feed = () => screen.findByLabelText('List', { selector: '[role=feed]' })
/** The rows, queried without roles, which would be slow. */
const rows = () => [...document.querySelectorAll('article')]
/** Compares the text of the whole list: searching each row after every mount would take too long. */
const wholeList = () =>
  waitFor(() =>
    expect(document.querySelector('[role=feed]')?.parentElement?.textContent).toContain('End of list'),
  )
const nameOf = (row: Element | undefined) => row?.getAttribute('aria-label') ?? ''

test('the articles of a feed have their position, and its size once it is known', async () => {
  const stage = createStage()
  show(accountSource(stage.accountId('hana@machi.example'), 'replies'), { stage })
  await feed()
  const articles = rows()
  const places = articles.map((row) => row.getAttribute('aria-posinset'))
  expect(places).toEqual(articles.map((_, at) => String(at + 1)))
  await wholeList()
  await waitFor(() => expect(rows()[0]?.getAttribute('aria-setsize')).toBe(String(rows().length)))
})

test('a home that the session no longer opens offers to sign in again', async () => {
  show(
    homeSource(),
    prepared({}, ({ simulator }) => simulator.script.refuse(HOME, 401, { error: 'Expired' }, { times: 9 })),
  )
  const link = await screen.findByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toContain('as=')
})

test('a feed with further pages has an unknown size', async () => {
  show(homeSource())
  await feed()
  expect(rows()[0]?.getAttribute('aria-setsize')).toBe('-1')
})

test('a feed is busy while it loads', async () => {
  const { stage, user } = show(publicSource('all'), { stage: createStage({ as: null }) })
  const list = await feed()
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'))
  const page = stage.simulator.script.hold('GET /api/v1/timelines/public')
  await user.click(screen.getByLabelText('Check for new posts'))
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'))
  act(() => page.release())
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('false'))
})

test('a home that is being built shows that, then its posts', async () => {
  const { stage } = show(
    homeSource(),
    prepared({}, ({ simulator }) => {
      simulator.script.rewrite(HOME, () => [], { times: 1 })
      simulator.script.homeBuilding('ann', 1)
    }),
  )
  await screen.findByText('Preparing your home feed')
  act(() => engineOf(stage.runtime, homeSource()).refresh())
  await feed()
  expect(screen.queryByText('Preparing your home feed')).toBeNull()
})

test('an empty home links to the posts of the server', async () => {
  show(
    homeSource(),
    prepared({ as: 'dora' }, ({ simulator }) => simulator.script.rewrite(HOME, () => [], { times: 9 })),
  )
  const link = await screen.findByRole('link', { name: 'See posts on this server' })
  expect(link.getAttribute('href')).toBe('/public/local')
})

test('a home that is empty after it was built is not requested endlessly', async () => {
  const { stage } = show(
    homeSource(),
    prepared({}, ({ simulator }) => {
      simulator.script.homeBuilding('ann', 1)
      simulator.script.rewrite(HOME, () => [], { times: 99 })
    }),
  )
  await screen.findByText('Preparing your home feed')
  act(() => engineOf(stage.runtime, homeSource()).refresh())
  await screen.findByText('Your home feed is empty')
  // The server links to a few empty pages.
  expect(stage.simulator.recorded.filter(({ route }) => route === HOME).length).toBeLessThan(10)
})

test('a hashtag without posts shows the empty state', async () => {
  show(tagSource('nobodyusedthis'))
  await screen.findByText('This server doesn’t have any posts with this hashtag.')
})

test('an account without posts of a kind shows the empty state', async () => {
  const stage = createStage()
  show(accountSource(stage.accountId('dora'), 'replies'), { stage })
  await screen.findByText('This server has no posts of this kind from this account.')
})

test.each([403, 404, 422])(
  'a public feed refused with HTTP %i shows that it isn’t available',
  async (status) => {
    show(
      publicSource('local'),
      prepared({}, ({ simulator }) => simulator.script.refuse(PUBLIC, status, { error: 'No' }, { times: 9 })),
    )
    await screen.findByText('This feed isn’t available on this server')
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeDefined()
  },
)

test.each([
  ['a hashtag', 'GET /api/v1/timelines/tag/:tag', 410, tagSource('sowing')],
  ['a link', 'GET /api/v1/timelines/link', 403, linkSource('https://news.example/story')],
] as const)('the posts of %s, refused to everyone, aren’t available', async (_, route, status, source) => {
  show(
    source,
    prepared({}, ({ simulator }) => simulator.script.refuse(route, status, { error: 'No' }, { times: 9 })),
  )
  await screen.findByText('This feed isn’t available on this server')
})

test.each([401, 422])(
  'a visitor kept out with %i may sign in, and is not led there again',
  async (status) => {
    const { stage } = show(
      publicSource('local'),
      prepared({ as: null }, ({ simulator }) =>
        simulator.script.refuse(PUBLIC, status, { error: 'No' }, { times: 9 }),
      ),
    )
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/sign-in')
    const { capabilities } = stage.runtime.http
    expect([capabilities.tries('localFeed'), capabilities.tries('publicFeed')]).toEqual([false, true])
  },
)

test('when the first page fails, the reason and a retry button are shown', async () => {
  const { user } = show(
    homeSource(),
    prepared({}, ({ simulator }) =>
      simulator.script.refuse(HOME, 400, { error: 'Out to lunch' }, { times: 1 }),
    ),
  )
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Out to lunch')
  await user.click(within(alert).getByRole('button'))
  await feed()
  await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
})

test('a rate limit shows when loading resumes, for the first page and for older posts', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.rateLimit(HOME, 7200)
  const { user } = show(homeSource(), { stage, height: TALL })
  const words = /^home\.example asks you to wait until .*\. Loading will continue then\.$/
  expect(await screen.findByText(words)).toBeTruthy()
  script.rateLimit(({ url }) => url.includes('max_id'), 7200)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await feed()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('hidden and deleted posts leave no space', async () => {
  const { stage } = show(homeSource())
  await feed()
  const { cache } = stage.runtime
  await waitFor(() => expect(rows().map(nameOf)).not.toContain(''))
  const before = rows().map(nameOf)
  const [first] = rows()
  const gone = first?.dataset['status'] as StatusId
  const hidden = stage.accountId('finn@remote.example')
  act(() => {
    cache.bury(gone)
    cache.adjust('account', hidden, (account) => ({ ...account, hidden: true }))
  })
  await waitFor(() => {
    expect(rows()[0]?.dataset['status']).not.toBe(gone)
    expect(document.querySelectorAll('[data-key]').length).toBe(rows().length)
    expect(rows().map(nameOf)).not.toEqual(expect.arrayContaining(before.filter((name) => /Finn/.test(name))))
    expect(rows()[0]?.getAttribute('aria-posinset')).toBe('1')
  })
})

test('pending posts of others are counted, announced, and shown with the focus on the first', async () => {
  const memory = new WindowMemory()
  const { stage, user } = show(homeSource(), { stage: createStage(), memory })
  await feed()
  const engine = engineOf(stage.runtime, homeSource())
  const other = engine.views.enter({ top: false, lowestNeeded: null, covered: false, visible: true })
  const eve = stage.simulator.script.as('eve@remote.example')
  const ids = ['One', 'Two', 'Three'].map((text) => eve.publish(text).id)
  ids.push(stage.simulator.script.as('ann').publish('Own').id)
  act(() => engine.refresh())
  const button = await screen.findByText('3 new posts', { selector: 'button' })
  expect(screen.getByText('3 new posts', { selector: 'output' })).toBeDefined()
  other.leave()
  await user.click(button)
  await waitFor(() => expect(screen.queryByText('3 new posts')).toBeNull())
  const top = () =>
    rows()
      .slice(0, 4)
      .map((row) => row.dataset['status'])
  await waitFor(() => expect(top()).toEqual(ids.toReversed()))
  await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
})

test('without streaming, a button checks for new posts', async () => {
  const { stage, user } = show(publicSource('all'), { stage: createStage({ as: null }) })
  await feed()
  const { id } = stage.simulator.script.as('cleo').publish('Fresh')
  await user.click(screen.getByLabelText('Check for new posts'))
  await waitFor(() => expect(rows()[0]?.dataset['status']).toBe(id))
})

test('a gap shows its length, keeps its buttons while it loads, and disappears once filled', async () => {
  const { stage, user } = show(homeSource(), { height: TALL })
  await wholeList()
  const eve = stage.simulator.script.as('eve@remote.example')
  stage.simulator.script.advance(3 * 3_600_000)
  for (let i = 0; i < 30; i += 1) eve.publish(`Missed ${i}`)
  const engine = engineOf(stage.runtime, homeSource())
  act(() => engine.refresh())
  const gap = (await screen.findByText(/Posts are missing here/)).closest('article')
  if (!gap) throw new Error('the gap is no article of the feed')
  expect(nameOf(gap)).toMatch(/\d+ (hours?|minutes?|days?)/)
  const page = stage.simulator.script.hold(HOME)
  const button = within(gap).getByRole('button', { name: 'Load newest first' })
  await user.click(button)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button)
  page.release()
  await waitFor(() => expect(screen.queryByText(/Posts are missing|Loading/)).toBeNull())
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})

test('a gap that could not be filled says why', async () => {
  const { stage, user } = show(homeSource(), { height: TALL })
  await wholeList()
  const { script } = stage.simulator
  const eve = script.as('eve@remote.example')
  for (let i = 0; i < 30; i += 1) eve.publish(`Missed ${i}`)
  act(() => engineOf(stage.runtime, homeSource()).refresh())
  await screen.findByText(/Posts are missing here/)
  script.refuse(HOME, 403, { error: 'Closed for cleaning' })
  await user.click(screen.getByRole('button', { name: 'Load newest first' }))
  const reason = await screen.findByText('The server reported an error (403). Closed for cleaning')
  expect(nameOf(reason.closest('article') ?? undefined)).toBe(
    'Couldn’t load the missing posts. The server reported an error (403). Closed for cleaning',
  )
})

test('after a reload, the row being read is searched further down', async () => {
  const stage = createStage()
  const all = await stage.load('/api/v1/timelines/home?limit=40')
  const wanted = all[34] ?? ''
  const memory = new WindowMemory({ anchor: { key: wanted, offset: 20 } })
  show(homeSource(), { stage, memory, height: TALL })
  await feed()
  await waitFor(() => expect(document.querySelector(`[data-key="${wanted}"]`)).not.toBeNull())
  expect(memory.anchor?.key).toBe(wanted)
})

test('after a reload, a row too far down to page to is inserted with a gap above', async () => {
  const stage = createStage()
  const eve = stage.simulator.script.as('eve@remote.example')
  const ids = Array.from({ length: 400 }, (_, at) => eve.publish(`Post ${at}`).id).toReversed()
  const wanted = ids[350] ?? ''
  const memory = new WindowMemory({ anchor: { key: wanted, offset: 20 } })
  show(homeSource(), { stage, memory, height: TALL })
  await waitFor(() => expect(document.querySelector(`[data-key="${wanted}"]`)).not.toBeNull())
  expect(memory.anchor?.key).toBe(wanted)
  const { entries } = engineOf(stage.runtime, homeSource()).state
  const at = entries.indexOf(wanted as StatusId)
  expect(entries.slice(0, at).some(isGap)).toBe(true)
})

test.each([
  ['within reach', 30],
  ['too far down', 350],
])(
  'after a reload, a post %s that shares the row of another boost leads to that row',
  async (_name, count) => {
    const stage = createStage()
    const { script } = stage.simulator
    const eve = script.as('eve@remote.example')
    const post = eve.publish('Worth it').id
    const boost = script.as('finn@remote.example').boost(post).id
    for (let at = 0; at < count; at += 1) eve.publish(`Post ${at}`)
    const row = script.as('ben').boost(post).id
    for (let at = 0; at < 5; at += 1) eve.publish(`Newer ${at}`)
    const memory = new WindowMemory({ anchor: { key: boost, offset: 20 } })
    show(homeSource(), { stage, memory })
    await feed()
    await waitFor(() => expect(memory.anchor?.key).toBe(row))
  },
)

test('after a reload, a scroll position that no longer exists is reported', async () => {
  const stage = createStage()
  const memory = new WindowMemory({ anchor: { key: '1', offset: 20 } })
  show(homeSource(), { stage, memory, height: TALL })
  await feed()
  await screen.findAllByText('Couldn’t find where you left off')
})

const sourceOptions = (stage: Stage) => [stage.runtime.identity.key, homeSource()] as const

test('posts hidden by timeline options leave no space, and come back when the options are reset', async () => {
  const { stage } = show(homeSource(), { height: TALL })
  await wholeList()
  const all = rows().map((row) => row.dataset['status'])
  onTestFinished(() => setOptions(...sourceOptions(stage), DEFAULT_OPTIONS))
  act(() => setOptions(...sourceOptions(stage), { mediaOnly: true }))
  await waitFor(() => expect(rows().length).toBeLessThan(all.length))
  await waitFor(() =>
    expect(rows().map(nameOf)).toEqual(rows().map(() => expect.stringMatching(/Image|attachment/))),
  )
  act(() => setOptions(...sourceOptions(stage), { languages: ['tlh'], mediaOnly: false, boosts: false }))
  await waitFor(() => expect(rows().length).toBeLessThan(all.length))
  act(() => setOptions(...sourceOptions(stage), DEFAULT_OPTIONS))
  await waitFor(() => expect(rows().map((row) => row.dataset['status'])).toEqual(all))
})

test('a page of only hidden posts does not end the list', async () => {
  const stage = createStage()
  onTestFinished(() => setOptions(...sourceOptions(stage), DEFAULT_OPTIONS))
  const ids = await stage.load('/api/v1/timelines/home?limit=40')
  const old = stage.simulator.script.as('eve@remote.example').publish({ text: 'Deutsch', language: 'de' }).id
  const eve = stage.simulator.script.as('eve@remote.example')
  for (let i = 0; i < 45; i += 1) eve.publish({ text: `English ${i}`, language: 'en' })
  setOptions(...sourceOptions(stage), { languages: ['de'] })
  show(homeSource(), { stage, height: TALL })
  await waitFor(() => expect(rows().some((row) => row.dataset['status'] === old)).toBe(true))
  expect(screen.queryByText('All posts are hidden')).toBeNull()
  expect(ids.length).toBeGreaterThan(0)
})

test('with loading by hand, new posts stay pending until the user shows or checks for them', async () => {
  setSettings({ newPosts: 'held' })
  onTestFinished(() => setSettings({ newPosts: 'live' }))
  const { stage, user } = show(homeSource())
  await feed()
  const engine = engineOf(stage.runtime, homeSource())
  const { id } = stage.simulator.script.as('eve@remote.example').publish('New')
  act(() => engine.refresh())
  await screen.findByText('1 new post', { selector: 'button' })
  expect(rows()[0]?.dataset['status']).not.toBe(id)
  const later = stage.simulator.script.as('eve@remote.example').publish('Newer').id
  await user.click(screen.getByLabelText('Check for new posts'))
  await waitFor(() => expect(rows()[0]?.dataset['status']).toBe(later))
  await waitFor(() => expect(rows()[1]?.dataset['status']).toBe(id))
})

test('with loading by hand, a button loads older posts', async () => {
  setSettings({ loadByHand: true })
  onTestFinished(() => setSettings({ loadByHand: false }))
  const { user } = show(homeSource(), { height: TALL })
  await feed()
  const more = await screen.findByRole('button', { name: 'Load more' })
  const before = rows().length
  await user.click(more)
  await waitFor(() => expect(rows().length).toBeGreaterThan(before))
  await waitFor(() => expect(document.activeElement).toBe(rows()[before]))
  expect(screen.getByRole('button', { name: 'Load more' })).toBe(more)
})

test('filtered posts have no row, are not counted as new, and a page of them does not end the list', async () => {
  const world = buildSmallWorld()
  world.filters.put({
    id: world.ids.serial(),
    accountId: world.findAccount('ann')?.id ?? '',
    title: 'Food',
    contexts: ['home'],
    action: 'hide',
    expiresAt: null,
    keywords: [{ id: world.ids.serial(), keyword: 'soup', wholeWord: true }],
    statuses: [],
  })
  const stage = createStage({ world })
  const eve = stage.simulator.script.as('eve@remote.example')
  const seen = eve.publish('Bread').id
  for (let i = 0; i < 45; i += 1) eve.publish(`Soup ${i}`)
  show(homeSource(), { stage, height: TALL })
  await waitFor(() => expect(rows()[0]?.dataset['status']).toBe(seen))
  const engine = engineOf(stage.runtime, homeSource())
  const away = engine.views.enter({ top: false, lowestNeeded: null, covered: false, visible: true })
  eve.publish('More soup')
  eve.publish('More bread')
  act(() => engine.refresh())
  await screen.findByText('1 new post', { selector: 'button' })
  away.leave()
})

test('several boosts of a post share its row, which names the boosters', async () => {
  const { stage } = show(homeSource(), { height: TALL })
  await wholeList()
  const { script } = stage.simulator
  const before = rows().map((row) => row.dataset['status'])
  const { id } = script.as('eve@remote.example').publish('Worth it')
  const boost = script.as('finn@remote.example').boost(id).id
  act(() => engineOf(stage.runtime, homeSource()).refresh())
  const top = () =>
    rows()
      .slice(0, 3)
      .map((row) => row.dataset['status'])
  await waitFor(() => expect(top()).toEqual([id, ...before.slice(0, 2)]))
  await waitFor(() => expect(nameOf(rows()[0])).toMatch(/^Finn Ellery boosted, Eve/))
  expect(engineOf(stage.runtime, homeSource()).state.entries).toContain(boost)
  act(() => setSettings({ collapseBoosts: false }))
  onTestFinished(() => setSettings({ collapseBoosts: true }))
  await waitFor(() => expect(top()).toEqual([id, id, before[0]]))
})

/** Sets the last read post of home, as if on another device. */
function readElsewhere({ simulator, runtime }: Stage, lastReadId: string) {
  const { world } = simulator.server
  const accountId = runtime.me ?? ''
  world.markers.put({
    id: world.ids.serial(),
    accountId,
    timeline: 'home',
    lastReadId,
    version: 1,
    updatedAt: 0,
  })
}

test('the last read post of another device is not offered on a first visit', async () => {
  await ResumeOffer.load()
  const stage = createStage()
  const all = await stage.load('/api/v1/timelines/home?limit=40')
  readElsewhere(stage, all[30] ?? '')
  show(homeSource(), { stage, height: TALL })
  await feed()
  await act(() => markerOf(stage.runtime).read())
  expect(screen.queryByText('Continue from your other device')).toBeNull()
})

test('the last read post of another device is offered, opened, and not offered again', async () => {
  const stage = createStage()
  const all = await stage.load('/api/v1/timelines/home?limit=40')
  raiseLocalMarker(stage.runtime.identity.key, all[39] ?? '')
  readElsewhere(stage, all[30] ?? '')
  const { user, unmount } = show(homeSource(), { stage, height: TALL })
  const offer = await screen.findByRole('button', { name: 'Continue from your other device' })
  expect(rows()[0]?.dataset['status']).toBeDefined()
  await user.click(offer)
  await waitFor(() =>
    expect(document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe(all[30]),
  )
  await waitFor(() => expect(screen.queryByText('Continue from your other device')).toBeNull())
  unmount()
})

test('the last read post of another device is not offered again once the user stays', async () => {
  const stage = createStage()
  const all = await stage.load('/api/v1/timelines/home?limit=40')
  raiseLocalMarker(stage.runtime.identity.key, all[39] ?? '')
  readElsewhere(stage, all[30] ?? '')
  const { user, unmount } = show(homeSource(), { stage, height: TALL })
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(screen.queryByText('Continue from your other device')).toBeNull()
  expect(rows()).toContain(document.activeElement)
  unmount()
  show(homeSource(), { stage, height: TALL })
  await feed()
  await act(() => markerOf(stage.runtime).read())
  expect(screen.queryByText('Continue from your other device')).toBeNull()
})

test('home set to start at the last read post counts the posts above it and loads them upwards', async () => {
  const stage = createStage()
  onTestFinished(() => setOptions(...sourceOptions(stage), DEFAULT_OPTIONS))
  setOptions(...sourceOptions(stage), { start: 'unread' })
  const [read = ''] = await stage.load('/api/v1/timelines/home?limit=1')
  const eve = stage.simulator.script.as('eve@remote.example')
  for (let i = 0; i < 70; i += 1) eve.publish(`Newer ${i}`)
  readElsewhere(stage, read)
  const memory = new WindowMemory()
  const { user } = show(homeSource(), { stage, memory })
  await feed()
  await waitFor(() => expect(memory.anchor?.key).toBe(read))
  const pill = await screen.findByRole('button', { name: /\d+\+ newer posts/ })
  const engine = engineOf(stage.runtime, homeSource())
  await waitFor(() => expect(engine.state.entries.indexOf(read as StatusId)).toBeGreaterThan(38))
  expect(memory.anchor?.key).toBe(read)
  await user.click(pill)
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Newer 69'))
})

test('above the last read post only posts with a row count, and the newest of them is shown', async () => {
  const stage = createStage()
  onTestFinished(() => setOptions(...sourceOptions(stage), DEFAULT_OPTIONS))
  setOptions(...sourceOptions(stage), { start: 'unread', boosts: false })
  // The newest post is a boost, which has no row here.
  const [read = ''] = await stage.load('/api/v1/timelines/home?limit=1')
  const { script } = stage.simulator
  const eve = script.as('eve@remote.example')
  script.as('finn@remote.example').boost(eve.publish('Newer 1').id)
  for (const text of ['Newer 2', 'Newer 3']) eve.publish(text)
  readElsewhere(stage, read)
  const { user } = show(homeSource(), { stage, memory: new WindowMemory() })
  await feed()
  await user.click(await screen.findByRole('button', { name: '3 newer posts' }))
  await waitFor(() => expect(rows()[0]?.textContent).toContain('Newer 3'))
})

test('posts wait while the column is out of view, and are shown when it returns', async () => {
  const stage = createStage({ streaming: true })
  prepareTimelines(stage.runtime)
  const memory = new WindowMemory()
  const app = (isInView: boolean) => (
    <ColumnInViewProvider value={isInView}>
      <Timeline source={publicSource('local')} scroller={scrollerOf(SCREEN)} memory={memory} label="List" />
    </ColumnInViewProvider>
  )
  const { rerender } = renderWith(app(true), { stage })
  await feed()
  const { script, server } = stage.simulator
  await waitFor(() => expect(server.hub.peers.size).toBe(1))
  const first = () => document.querySelector('[role=feed] article')?.textContent
  act(() => void script.as('ben').publish('While in view'))
  await waitFor(() => expect(first()).toContain('While in view'))
  rerender(app(false))
  act(() => void script.as('ben').publish('While out of view'))
  const { key } = publicSource('local')
  await waitFor(() =>
    expect(stage.runtime.client.getQueryData<{ pendingCount: number }>(key)?.pendingCount).toBe(1),
  )
  expect(first()).toContain('While in view')
  rerender(app(true))
  await waitFor(() => expect(first()).toContain('While out of view'))
})
