import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { alertSettingsOf } from '@/features/notifications'
import { useModals, type OpenModal } from '@/lib/modals'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import AnnouncementsPanel from './announcements-panel'
import AnnouncementsToggle from './announcements-toggle'
import { announcementKeys } from './keys'
import { panelStore } from './panel-store'
import { followAnnouncements, missAnnouncements } from './stream'
import { stepOf } from './carousel/use-swipe-pages'

/** A fake IntersectionObserver: everything is in view. */
function inView() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly call: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.call([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
}

type Change = (stage: ReturnType<typeof createStage>) => void

function show(texts: string[], options: StageOptions = {}, prepare: Change = () => {}) {
  const stage = createStage(options)
  const { script } = stage.simulator
  const ids = texts.map((text) => {
    script.advance(1000)
    return script.announce(`<p>${text}</p>`)
  })
  prepare(stage)
  onTestFinished(() => panelStore(stage.runtime.identity.key).reset())
  const ui = (
    <>
      <header>
        <AnnouncementsToggle />
      </header>
      <AnnouncementsPanel />
    </>
  )
  return { ...renderWith(ui, { stage }), ids, script }
}

/** Sets the quiet hours of an account: an hour from now, or none. */
function setQuiet({ runtime }: ReturnType<typeof createStage>, on: boolean) {
  const now = new Date(runtime.now())
  const from = now.getHours() * 60 + now.getMinutes()
  const settings = alertSettingsOf(runtime.identity.key)
  onTestFinished(() => settings.reset())
  settings.set((current) => ({ ...current, quiet: { on, from, to: (from + 60) % (24 * 60) } }))
}

const button = (name: RegExp | string) => screen.getByRole('button', { name })
const toggle = () => screen.findByRole('button', { name: /^Announcements/ })
/** The announcement on screen: the others are inert. */
function current(): Element {
  const [only, ...more] = document.querySelectorAll('[role=group]:not([inert])')
  if (!only || more.length > 0) throw new Error('Not one announcement is on screen')
  return only
}
const panel = () => screen.queryByRole('region', { name: 'Announcements' })
const routes = ({ simulator }: ReturnType<typeof createStage>) =>
  simulator.recorded.flatMap(({ route }) => (route?.includes('/announcements') ? [route] : []))

test('quiet hours hide the number of unread ones, and nothing is announced during and after them', async () => {
  const { stage, script } = show(['One', 'Two'], {}, (prepared) => setQuiet(prepared, true))
  const said = () =>
    [...document.querySelectorAll('body > [aria-live=polite]')].map((each) => each.textContent)
  const label = async () => (await toggle()).getAttribute('aria-label')
  expect(await label()).toBe('Announcements')
  expect(screen.queryByText('2')).toBeNull()
  script.announce('<p>Three</p>')
  await act(() => stage.runtime.client.refetchQueries({ queryKey: announcementKeys.all() }))
  expect(await label()).toBe('Announcements')
  act(() => setQuiet(stage, false))
  expect(await label()).toBe('Announcements, 3 unread')
  expect(said().join('')).toBe('')
})

test('the button counts unread announcements and shows the newest, and that is remembered', async () => {
  const { user, stage } = show(['First', 'Second'])
  expect((await toggle()).getAttribute('aria-label')).toBe('Announcements, 2 unread')
  expect(panel()).toBeNull()
  await user.click(await toggle())
  expect(current().getAttribute('aria-label')).toBe('1 of 2')
  expect(current().textContent).toContain('Second')
  expect((await toggle()).getAttribute('aria-expanded')).toBe('true')
  expect(panelStore(stage.runtime.identity.key).get().open).toBe(true)
  await user.click(await toggle())
  expect(panel()).toBeNull()
})

test.each([
  ['a server without announcements', [], { software: 'snac' }],
  ['a server with none now', [], {}],
  ['a visitor', ['Hello'], { as: null }],
] as const)('%s has no button', async (_name, texts, options) => {
  const { stage } = show([...texts], options)
  await waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
  expect(screen.queryByRole('button')).toBeNull()
})

test('pages by buttons and arrow keys, which stop at the ends', async () => {
  const { user } = show(['First', 'Second', 'Third'])
  await user.click(await toggle())
  await user.click(button('Next announcement'))
  expect(current().textContent).toContain('Second')
  await user.keyboard('{ArrowRight}')
  expect(current().textContent).toContain('First')
  expect(button('Next announcement').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowRight}')
  expect(current().getAttribute('aria-label')).toBe('3 of 3')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(current().textContent).toContain('Third')
  expect(await screen.findByText('1 of 3: Third')).toBeTruthy()
})

test.each([
  ['left', -60, { at: 0, total: 2, rtl: false }, 1],
  ['right', 60, { at: 1, total: 2, rtl: false }, -1],
  ['left, right to left', -60, { at: 1, total: 2, rtl: true }, -1],
  ['a little', -20, { at: 0, total: 2, rtl: false }, 0],
  ['left at the end', -60, { at: 1, total: 2, rtl: false }, 0],
])('a swipe %s', (_name, moved, state, step) => {
  expect(stepOf(moved, state)).toBe(step)
})

test('an announcement that is removed is replaced by its neighbour, and one that arrives moves nothing', async () => {
  const { user, script, ids, stage } = show(['First', 'Second'], { streaming: true })
  const { runtime } = stage
  onTestFinished(
    runtime.streaming.subscribe({ stream: 'user' }, (event) => followAnnouncements(runtime, event)),
  )
  await user.click(await toggle())
  await user.click(button('Next announcement'))
  await waitFor(() => expect(runtime.streaming.status()).toBe('open'))
  script.advance(1000)
  let third = ''
  act(() => {
    third = script.announce('<p>Third</p>')
  })
  await waitFor(() => expect(current().getAttribute('aria-label')).toBe('3 of 3'))
  expect(current().textContent).toContain('First')
  act(() => script.withdrawAnnouncement(ids[0] ?? ''))
  await waitFor(() => expect(current().getAttribute('aria-label')).toBe('2 of 2'))
  expect(current().textContent).toContain('Second')
  for (const id of [third, ids[1] ?? '']) act(() => script.withdrawAnnouncement(id))
  await waitFor(() => expect(panel()).toBeNull())
  expect(screen.queryByRole('button')).toBeNull()
})

test('a reaction is toggled at once, and disappears with the last one', async () => {
  const { user, stage } = show(['First'], {}, ({ simulator }) => {
    const { announcements } = simulator.server.world
    const [only] = announcements.values()
    if (only) announcements.patch(only.id, { reactions: [{ name: '🎉', count: 2 }] })
  })
  await user.click(await toggle())
  await user.click(button('🎉, 2 reactions'))
  expect(button('🎉, 3 reactions').getAttribute('aria-pressed')).toBe('true')
  await user.click(button('🎉, 3 reactions'))
  expect(button('🎉, 2 reactions').getAttribute('aria-pressed')).toBe('false')
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
})

test('with eight kinds no other reaction is offered', async () => {
  const { user } = show(['First'], {}, ({ simulator }) => {
    const { announcements } = simulator.server.world
    const [only] = announcements.values()
    const reactions = ['👍', '🎉', '🦉', '🔭', '🐱', '🍞', '🚂', '🐦'].map((name) => ({ name, count: 1 }))
    if (only) announcements.patch(only.id, { reactions })
  })
  await user.click(await toggle())
  const list = within(screen.getByRole('list', { name: 'Reactions' }))
  expect(list.getAllByRole('button', { name: /1 reaction$/ })).toHaveLength(8)
  expect(button(/^An announcement can have up to 8/).getAttribute('aria-disabled')).toBe('true')
  await user.click(button('👍, 1 reaction'))
  expect(button('👍, 2 reactions')).toBeTruthy()
})

test('an announcement is read after a moment in view, and only while the tab is visible', async () => {
  inView()
  const { stage } = show(['First'])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  const opened = await toggle()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(opened)
  act(() => void vi.advanceTimersByTime(5000))
  expect(routes(stage)).not.toContain('POST /api/v1/announcements/:id/dismiss')
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  act(() => void vi.advanceTimersByTime(1499))
  expect(opened.getAttribute('aria-label')).toBe('Announcements, 1 unread')
  await act(() => vi.advanceTimersByTimeAsync(50))
  vi.useRealTimers()
  await waitFor(() => expect(opened.getAttribute('aria-label')).toBe('Announcements'))
  expect(routes(stage)).toContain('POST /api/v1/announcements/:id/dismiss')
})

test('an announcement behind a dialog is not read until the dialog closes', async () => {
  inView()
  const { stage } = show(['First'])
  const opened = await toggle()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(opened)
  act(() => useModals.setState({ stack: [{} as OpenModal] }))
  onTestFinished(() => useModals.setState({ stack: [] }))
  act(() => void vi.advanceTimersByTime(5000))
  expect(opened.getAttribute('aria-label')).toBe('Announcements, 1 unread')
  act(() => useModals.setState({ stack: [] }))
  await act(() => vi.advanceTimersByTimeAsync(1600))
  vi.useRealTimers()
  await waitFor(() => expect(opened.getAttribute('aria-label')).toBe('Announcements'))
  expect(routes(stage)).toContain('POST /api/v1/announcements/:id/dismiss')
})

test('mentions and hashtags open in the app', async () => {
  const { user, stage } = show(['First'], {}, ({ simulator, accountId }) => {
    const { server, origin } = simulator
    const [only] = server.world.announcements.values()
    const content = `<p><a href="${origin}/@ben" class="mention">@ben</a> <a href="${origin}/tags/cats" rel="tag">#cats</a></p>`
    if (only)
      server.world.announcements.patch(only.id, { content, mentionIds: [accountId('ben')], tags: ['cats'] })
  })
  await user.click(await toggle())
  await user.click(screen.getByRole('link', { name: '@ben' }))
  await user.click(screen.getByRole('link', { name: '#cats' }))
  expect(stage.navigation.went).toEqual(['/@ben', '/tags/cats'])
})

test('announcements that were missed without a stream are read when it is back', async () => {
  const { stage, script } = show(['First'], { streaming: true })
  const { runtime } = stage
  expect((await toggle()).getAttribute('aria-label')).toBe('Announcements, 1 unread')
  script.announce('<p>Second</p>')
  missAnnouncements(runtime)
  onTestFinished(runtime.streaming.subscribe({ stream: 'user' }, () => {}))
  await waitFor(async () =>
    expect((await toggle()).getAttribute('aria-label')).toBe('Announcements, 2 unread'),
  )
})

test('an event that ends while home is open is left out', async () => {
  const { script } = show(['First', 'Second'], {}, ({ simulator }) => {
    const { announcements } = simulator.server.world
    const [first] = announcements.values()
    const now = simulator.server.clock.now()
    if (first) announcements.patch(first.id, { startsAt: now - 1000, endsAt: now + 60_000 })
  })
  expect((await toggle()).getAttribute('aria-label')).toBe('Announcements, 2 unread')
  script.advance(60_001)
  // The clock of the page ticks.
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect((await toggle()).getAttribute('aria-label')).toBe('Announcements, 1 unread')
})

test('announcements that failed to load can be requested again', async () => {
  const { user } = show(['First'], {}, ({ simulator, runtime }) => {
    simulator.script.refuse('GET /api/v1/announcements', 403, { error: 'No' }, { times: 1 })
    panelStore(runtime.identity.key).set({ open: true, height: 120 })
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t load announcements')
  await user.click(button('Try again'))
  await waitFor(() => expect(current().textContent).toContain('First'))
})
