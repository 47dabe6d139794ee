import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { resetSettings } from '@/features/settings'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { TrendsBlock } from './trends-block'

afterEach(() => act(() => resetSettings()))

function show(names: string[], options: StageOptions = {}) {
  const stage = createStage(options)
  const { world } = stage.simulator.server
  world.trends = { ...world.trends, tags: names.map((name) => ({ name, history: [] })) }
  return renderWith(<TrendsBlock />, { stage })
}

test('shows four hashtags, and can be hidden and shown again', async () => {
  const { user } = show(['cats', 'dogs', 'birds', 'fish', 'tea'])
  await screen.findByRole('region', { name: 'Trending hashtags' })
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'Trend options' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Hide trends' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Trending hashtags' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
})

test('the next hashtags take the places of those that the user muted', async () => {
  const stage = createStage()
  const { world } = stage.simulator.server
  const [first] = world.filters.values()
  if (!first) throw new Error('The small world has no filter')
  const keywords = [{ id: world.ids.serial(), keyword: '#Dogs', wholeWord: true }]
  world.filters.put({
    ...first,
    id: world.ids.serial(),
    action: 'hide',
    contexts: ['public'],
    expiresAt: null,
    keywords,
  })
  const tags = ['cats', 'dogs', 'birds', 'fish', 'tea'].map((name) => ({ name, history: [] }))
  world.trends = { ...world.trends, tags }
  renderWith(<TrendsBlock />, { stage })
  await screen.findByRole('link', { name: '#tea' })
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.slice(1)).toEqual(['#cats', '#birds', '#fish', '#tea'])
})

test.each([
  ['nothing trends', [], {}],
  ['the server has no trends', ['cats'], { software: 'snac' }],
] as const)('shows nothing while %s', async (_name, names, options) => {
  const { container, stage } = show([...names], options)
  await waitFor(() => expect(stage.simulator.recorded.length).toBeGreaterThan(0))
  await waitFor(() => expect(stage.runtime.client.isFetching()).toBe(0))
  expect(container.querySelector('section')).toBeNull()
})
