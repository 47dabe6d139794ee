import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MainComposer } from '@/features/compose'
import { resetSettings, setSettings } from '@/features/settings'
import { homeSource, prepareTimelines, readLastRead, timelineList } from '@/features/timelines'
import { isId } from '@/lib/live-list'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import SideContent from './side-content'

const composer = () => screen.queryByRole('textbox', { name: 'Text' })
const trends = () => screen.queryByRole('region', { name: 'Trending hashtags' })

function show(options: StageOptions = {}, path = '/explore') {
  const stage = createStage(options)
  stage.simulator.server.world.trends = { tags: [{ name: 'Geese', history: [] }], links: [], statusIds: [] }
  return { ...renderWith(<SideContent composer={stage.runtime.me !== null} path={path} />, { stage }), stage }
}

test('trends appear only below a composer that takes its space, which would push them down', async () => {
  const early: Element[] = []
  const watch = new MutationObserver(() => {
    const block = trends()
    if (block && !composer()) early.push(block)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await MainComposer.load()
  show()
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(composer()).not.toBeNull()
  expect(early).toEqual([])
})

test('visitors have trends without a composer', async () => {
  show({ as: null })
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(composer()).toBeNull()
})

/** Shows the sidebar next to home, of which the first three posts are newer than the last read one. */
async function showNextToHome() {
  const stage = createStage()
  prepareTimelines(stage.runtime)
  const engine = timelineList(stage.runtime, homeSource())
  onTestFinished(engine.mount())
  await vi.waitFor(() => expect(engine.state.loaded).toBe(true))
  const { world } = stage.simulator.server
  world.markers.put({
    id: world.ids.serial(),
    accountId: stage.runtime.me ?? '',
    timeline: 'home',
    lastReadId: engine.state.entries.filter(isId)[3] ?? '',
    version: 1,
    updatedAt: 0,
  })
  world.trends = { tags: [{ name: 'Geese', history: [] }], links: [], statusIds: [] }
  return { ...renderWith(<SideContent composer={false} path="/home" />, { stage }), stage }
}

test('next to home, what was missed since the last visit leads to catching up', async () => {
  const { stage } = await showNextToHome()
  // As home does.
  await act(() => readLastRead(stage.runtime))
  const missed = await screen.findByRole('region', { name: 'Since your last visit' })
  expect(missed.textContent).toMatch(/[123] posts?/)
  expect(within(missed).getByRole('link', { name: 'Catch up' }).getAttribute('href')).toBe('/catch-up')
})

test('trends appear only below the card about what was missed, which would push them down', async () => {
  const { stage } = await showNextToHome()
  const early: Element[] = []
  const watch = new MutationObserver(() => {
    const block = trends()
    if (block && !screen.queryByRole('region', { name: 'Since your last visit' })) early.push(block)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await vi.waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
  await act(() => readLastRead(stage.runtime))
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(early).toEqual([])
})

test('trends appear although what was missed is unknown', async () => {
  const { stage } = await showNextToHome()
  stage.simulator.script.refuse('GET /api/v1/markers', 500)
  await act(() => readLastRead(stage.runtime).catch(() => null))
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Since your last visit' })).toBeNull()
})

test('a setting hides the cards about the page, and trends stay', async () => {
  onTestFinished(resetSettings)
  setSettings({ sideCards: false })
  const { stage } = show({ as: null })
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(
    screen.queryByRole('heading', { level: 2, name: stage.simulator.server.world.instance.title }),
  ).toBeNull()
})

test('visitors see the server next to its pages', async () => {
  const { stage } = show({ as: null })
  const { title } = stage.simulator.server.world.instance
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeTruthy()
})

test('next to a thread, its author can be followed, and their media lead to their posts', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.as('eve@remote.example').publish({
    text: 'Seen',
    mediaIds: [script.attach('eve@remote.example', { description: 'A heron' })],
  })
  const [id] = await stage.load(`/api/v1/accounts/${stage.accountId('eve@remote.example')}/statuses`)
  const path = `/@eve@remote.example/${id}`
  renderWith(<SideContent composer={false} path={path} />, { stage })
  const card = within(await screen.findByRole('region', { name: 'About the author' }))
  expect(card.getAllByRole('link')[0]?.getAttribute('href')).toBe('/@eve@remote.example')
  expect(await card.findByRole('button', { name: /^Follow/ })).toBeTruthy()
  const media = within(await screen.findByRole('region', { name: 'Recent media' }))
  expect(media.getByRole('link', { name: 'Post with media: A heron' })).toBeTruthy()
  expect(stage.simulator.recorded.filter((one) => one.path.endsWith('/lookup'))).toEqual([])
})

test('next to a thread of the user there is no card', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').publish('Mine')
  const [id] = await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  stage.simulator.server.world.trends = { tags: [{ name: 'Geese', history: [] }], links: [], statusIds: [] }
  renderWith(<SideContent composer={false} path={`/@ann/${id}`} />, { stage })
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'About the author' })).toBeNull()
})

test('next to a profile, its newest media lead to their posts, without sensitive ones', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const media = (description: string) => [script.attach('ben', { description })]
  script.as('ben').publish({ text: 'Seen', mediaIds: media('A heron') })
  script.as('ben').publish({ text: 'Hidden', mediaIds: media('A wound'), sensitive: true })
  renderWith(<SideContent composer={false} path="/@ben" />, { stage })
  const block = within(await screen.findByRole('region', { name: 'Recent media' }))
  expect(block.getByRole('link', { name: 'Post with media: A heron' })).toBeTruthy()
  expect(block.queryByRole('link', { name: /A wound/ })).toBeNull()
})
