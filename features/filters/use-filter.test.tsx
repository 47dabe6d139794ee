import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { FilterContextProvider, isFilteredOut, syncFilters, onFilters, reloadFilters } from '.'
import { filtersQuery } from './queries'
import { refreshFilters } from './refresh-filters'
import { FilterEffect } from './filter-effect.testing'

type Action = 'warn' | 'hide' | 'blur'

/** A server on which ann has a filter of one word, and a post of ben contains it. */
function setup(action: Action, options: StageOptions = {}) {
  const world = buildSmallWorld()
  const ann = world.findAccount('ann')
  const put1 = (title: string) =>
    world.filters.put({
      id: world.ids.serial(),
      accountId: ann?.id ?? '',
      title,
      contexts: ['home'],
      action,
      expiresAt: null,
      keywords: [{ id: world.ids.serial(), keyword: 'soup', wholeWord: true }],
      statuses: [],
    })
  const filter = put1('Food')
  const stage = createStage({ world, ...options })
  stage.simulator.script.as('ann').follow('ben')
  const post = stage.simulator.script.as('ben').publish({ text: 'Soup again', visibility: 'public' })
  const remove = () => void stage.simulator.server.world.filters.remove(filter.id)
  return { stage, id: post.id as StatusId, remove }
}

const asked = (stage: ReturnType<typeof createStage>) => {
  const paths: string[] = []
  const { http } = stage.runtime
  const request = http.request.bind(http)
  vi.spyOn(http, 'request').mockImplementation((path, ...rest) => {
    paths.push(path)
    return request(path, ...rest)
  })
  return paths
}

test('matches of the server apply without loading the filters', async () => {
  const { stage, id } = setup('blur')
  const paths = asked(stage)
  await stage.load()
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
    </FilterContextProvider>,
    { stage },
  )
  expect(screen.getByText('blur: Food')).toBeTruthy()
  expect(paths.filter((path) => path.includes('filters'))).toEqual([])
})

test('a filter does nothing in other contexts', async () => {
  const { stage, id } = setup('hide')
  await stage.load()
  renderWith(<FilterEffect id={id} />, { stage })
  expect(screen.getByText('free')).toBeTruthy()
})

test('v1 filters are loaded once for any number of rows', async () => {
  const { stage, id } = setup('hide', { software: 'mastodon-3.5' })
  // The server drops irreversible matches from home; elsewhere they are sent.
  await stage.load('/api/v1/timelines/public?limit=40')
  const { http, cache } = stage.runtime
  const other = put.status(stage.runtime, { id: '9100', content: '<p>soup!</p>', filtered: undefined })
  const paths = asked(stage)
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
      <FilterEffect id={other.id} />
    </FilterContextProvider>,
    { stage },
  )
  await waitFor(() => expect(screen.getAllByText('hide: soup')).toHaveLength(2))
  expect(paths.filter((path) => path === '/api/v1/filters')).toHaveLength(1)
  expect(http.capabilities.support('filtersV2')).toBe('no')
  const cached = cache.read('status', other.id)
  expect(cached && isFilteredOut(stage.runtime, cached, 'home')).toBe(true)
  expect(cached && isFilteredOut(stage.runtime, cached, 'public')).toBe(false)
})

test('a server without filters is asked once', async () => {
  const { stage, id } = setup('hide', { software: 'pixelfed' })
  const paths = asked(stage)
  await stage.load()
  const { rerender } = renderWith(<FilterEffect id={id} />, { stage })
  await waitFor(() => expect(paths).toContain('/api/v1/filters'))
  rerender(<FilterEffect id={id} />)
  expect(screen.getByText('free')).toBeTruthy()
  expect(paths.filter((path) => path === '/api/v1/filters')).toHaveLength(1)
})

test('visible posts are loaded again after a change of filters', async () => {
  const { stage, id, remove } = setup('warn')
  await stage.load()
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
    </FilterContextProvider>,
    { stage },
  )
  expect(screen.getByText('warn: Food')).toBeTruthy()
  remove()
  stage.runtime.http.capabilities.learn('/api/v2/filters', 200)
  await act(() => refreshFilters(stage.runtime))
  expect(await screen.findByText('free')).toBeTruthy()
})

test('a filter changed by another client applies to every loaded post, without loading posts again', async () => {
  const { stage, id } = setup('warn')
  const { runtime, simulator } = stage
  await stage.load()
  await runtime.client.query(filtersQuery(runtime))
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
    </FilterContextProvider>,
    { stage },
  )
  expect(screen.getByText('warn: Food')).toBeTruthy()
  const [changed] = simulator.server.world.filters.values().filter(({ title }) => title === 'Food')
  simulator.server.world.filters.patch(changed?.id ?? '', { title: 'Meals', action: 'hide' })
  const paths = asked(stage)
  reloadFilters(runtime)
  expect(await screen.findByText('hide: Meals')).toBeTruthy()
  simulator.server.world.filters.remove(changed?.id ?? '')
  reloadFilters(runtime)
  expect(await screen.findByText('free')).toBeTruthy()
  expect(new Set(paths)).toEqual(new Set(['/api/v2/filters']))
})

test('changed v1 filters are loaded again and lists are notified', async () => {
  const { stage, id, remove } = setup('warn', { software: 'mastodon-3.5' })
  await stage.load()
  const listener = vi.fn()
  const end = onFilters(stage.runtime, listener)
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
    </FilterContextProvider>,
    { stage },
  )
  await screen.findByText('warn: soup')
  expect(listener).toHaveBeenCalled()
  remove()
  reloadFilters(stage.runtime)
  expect(await screen.findByText('free')).toBeTruthy()
  end()
})

test.each([
  ['the filters are read again', 6, true],
  ['at most every few minutes', 1, false],
])('when the tab becomes visible: %s', async (_name, minutes, read) => {
  const { stage, id, remove } = setup('warn', { software: 'mastodon-3.5' })
  await stage.load()
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
    </FilterContextProvider>,
    { stage },
  )
  await screen.findByText('warn: soup')
  remove()
  const now = vi.spyOn(Date, 'now')
  const start = Date.now()
  const leave = syncFilters(stage.runtime)
  now.mockReturnValue(start + minutes * 60_000)
  const paths = asked(stage)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  if (read) expect(await screen.findByText('free')).toBeTruthy()
  else expect(paths).toEqual([])
  now.mockRestore()
  leave()
})

test('changes by another client are loaded when the stream reports them', async () => {
  const { stage, id, remove } = setup('warn', { software: 'mastodon-3.5' })
  await stage.load()
  renderWith(
    <FilterContextProvider value="home">
      <FilterEffect id={id} />
    </FilterContextProvider>,
    { stage },
  )
  await screen.findByText('warn: soup')
  remove()
  reloadFilters(stage.runtime)
  expect(await screen.findByText('free')).toBeTruthy()
})

test.each([
  ['matched by the server', {}],
  ['matched by the client', { software: 'mastodon-3.5' }],
] as const)(
  'a post %s is free, and lists check it, as soon as the filter expires',
  async (_name, options) => {
    const { stage, id } = setup('warn', options)
    const { runtime, simulator } = stage
    const { world, clock } = simulator.server
    const [filter] = world.filters.values().filter(({ title }) => title === 'Food')
    world.filters.patch(filter?.id ?? '', { expiresAt: clock.now() + 1000 })
    await stage.load()
    const recheck = vi.fn()
    onTestFinished(onFilters(runtime, recheck))
    renderWith(
      <FilterContextProvider value="home">
        <FilterEffect id={id} />
      </FilterContextProvider>,
      { stage },
    )
    await screen.findByText(/^warn/)
    recheck.mockClear()
    simulator.script.advance(1000)
    expect(await screen.findByText('free', {}, { timeout: 3000 })).toBeTruthy()
    expect(recheck).toHaveBeenCalled()
  },
)
