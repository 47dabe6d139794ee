import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setOffline } from '@/lib/alerts'
import { documentScroller } from '@/lib/column'
import type { SearchType } from '@/lib/navigation'
import { createRuntime } from '@/lib/runtime'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { SearchResults } from '../results/search-results'
import { searchDevice } from './device-posts'
import { createKeeper } from './keep-posts'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000 }
const SEARCH = 'GET /api/v2/search'
const DEVICE = { name: 'On this device' }

const show = (stage: Stage, text: string, type?: SearchType) =>
  renderWith(<SearchResults text={text} type={type} scroller={scroller} memory={new WindowMemory()} />, {
    stage,
  })

/** Ann wrote about `count` hoopoes, and home is loaded. */
async function hoopoeStage(count: number): Promise<Stage> {
  const stage = createStage()
  const ann = stage.simulator.script.as('ann')
  for (let number = 1; number <= count; number += 1) ann.publish(`Hoopoe number ${number}`)
  await stage.load('/api/v1/timelines/home')
  return stage
}

test('a post on this device is shown once, above those of the server', async () => {
  const stage = await hoopoeStage(1)
  stage.simulator.script.as('ben').publish('A hoopoe nobody read yet')
  stage.simulator.server.world.accounts.patch(stage.accountId('ben'), { indexable: true })
  show(stage, 'hoopoe', 'statuses')
  const region = await screen.findByRole('region', DEVICE)
  expect(within(region).getByText('Hoopoe number 1')).toBeTruthy()
  expect(await screen.findByText('A hoopoe nobody read yet')).toBeTruthy()
  expect(screen.getAllByText('Hoopoe number 1')).toHaveLength(1)
})

test('shows three posts on this device until all are requested', async () => {
  const { user } = show(await hoopoeStage(5), 'hoopoe', 'statuses')
  const region = await screen.findByRole('region', DEVICE)
  expect(within(region).getAllByRole('article')).toHaveLength(3)
  await user.click(within(region).getByRole('button', { name: 'Show all 5' }))
  expect(within(region).getAllByRole('article')).toHaveLength(5)
})

test('posts of others are found when bookmarked or favourited, not otherwise', async () => {
  const stage = createStage()
  const ben = stage.simulator.script.as('ben')
  const [read, kept] = ['A hoopoe passed by', 'A hoopoe to keep'].map((text) => ben.publish(text))
  stage.simulator.script.as('ann').favourite(kept?.id ?? '')
  await stage.load('/api/v1/timelines/home')
  expect(stage.runtime.cache.read('status', (read?.id ?? '') as StatusId)).toBeDefined()
  expect(await searchDevice(stage.runtime, 'hoopoe')).toEqual([kept?.id])
  stage.close()
})

test('offline it searches this device alone and says so', async () => {
  const stage = await hoopoeStage(5)
  const { identity } = stage.runtime
  act(() => setOffline(identity.server, true))
  const { user } = show(stage, 'hoopoe')
  const region = await screen.findByRole('region', DEVICE)
  expect(within(region).getAllByRole('article')).toHaveLength(5)
  expect(screen.getByRole('status').textContent).toMatch(/^You’re offline\./)
  expect(stage.simulator.recorded.some(({ route }) => route === SEARCH)).toBe(false)
  // Back online the server is asked.
  act(() => setOffline(identity.server, false))
  await waitFor(() => expect(stage.simulator.recorded.some(({ route }) => route === SEARCH)).toBe(true))
  expect(user).toBeTruthy()
})

test('a server without search still has the posts on this device', async () => {
  const stage = await hoopoeStage(1)
  stage.simulator.script.refuse(SEARCH, 404, { error: 'Not found' }, { times: 9 })
  show(stage, 'hoopoe')
  expect(await screen.findByText('Search isn’t available on this server')).toBeTruthy()
  expect(await screen.findByRole('region', DEVICE)).toBeTruthy()
})

test('stored posts are found after a restart, until they are dropped', async () => {
  const stage = await hoopoeStage(1)
  const ben = stage.simulator.script.as('ben').publish('A hoopoe to keep')
  stage.simulator.script.as('ann').favourite(ben.id)
  await stage.load('/api/v1/timelines/home')
  const keep = createKeeper(stage.runtime)
  await keep()
  const { identity } = stage.runtime
  const restart = () => createRuntime({ identity, token: 'x', ports: { fetch, now: Date.now } })
  const later = restart()
  expect(await searchDevice(later, 'hoopoe')).toHaveLength(2)
  expect(later.cache.read('status', ben.id as StatusId)?.favourited).toBe(true)
  later.close()
  stage.simulator.script.as('ann').unfavourite(ben.id)
  await stage.load('/api/v1/timelines/home')
  await keep()
  const last = restart()
  expect(await searchDevice(last, 'hoopoe')).toHaveLength(1)
  last.close()
  stage.close()
})

test('the oldest posts go first when they are too large together, also those of an earlier visit', async () => {
  const stage = await hoopoeStage(3)
  const { identity } = stage.runtime
  await createKeeper(stage.runtime)()
  const later = createRuntime({ identity, token: 'x', ports: { fetch, now: Date.now } })
  expect(await searchDevice(later, 'hoopoe')).toHaveLength(3)
  later.close()
  // Room for two of them.
  await createKeeper(stage.runtime, 6_000)()
  const last = createRuntime({ identity, token: 'x', ports: { fetch, now: Date.now } })
  const texts = (await searchDevice(last, 'hoopoe')).map((id) => last.cache.read('status', id)?.content)
  expect(texts).toEqual([expect.stringContaining('number 3'), expect.stringContaining('number 2')])
  last.close()
  stage.close()
})
