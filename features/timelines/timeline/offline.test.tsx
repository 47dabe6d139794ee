import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { ListId } from '@/schemas/primitives'
import { prepareTimelines } from '../engine/engines'
import { Gallery } from '../gallery/gallery'
import {
  accountSource,
  homeSource,
  linkSource,
  listSource,
  publicSource,
  type TimelineSource,
} from '../engine/source'
import { tagSource } from '../tag/tag-source'
import { Timeline } from './timeline'

const EVE = 'eve@remote.example'
const STORY = 'https://news.example/story'
/** More than a page of any list. */
const MANY = 45

const place = () => ({
  scroller: { ...documentScroller(), height: () => 900 },
  memory: new WindowMemory(),
  label: 'List',
})
const timeline = (source: TimelineSource) => <Timeline source={source} {...place()} />
const eve = (stage: Stage) => stage.accountId(EVE)

/** The kinds of timelines, with their route and how to render them. */
const LISTS: [name: string, route: string, show: (stage: Stage, list: ListId) => React.ReactNode][] = [
  ['home', 'GET /api/v1/timelines/home', () => timeline(homeSource())],
  ['public posts', 'GET /api/v1/timelines/public', () => timeline(publicSource('all'))],
  ['a list', 'GET /api/v1/timelines/list/:id', (_, list) => timeline(listSource(list))],
  ['a hashtag', 'GET /api/v1/timelines/tag/:tag', () => timeline(tagSource('sowing'))],
  ['a link', 'GET /api/v1/timelines/link', () => timeline(linkSource(STORY))],
  ['posts', 'GET /api/v1/accounts/:id/statuses', (at) => timeline(accountSource(eve(at), 'posts'))],
  ['replies', 'GET /api/v1/accounts/:id/statuses', (at) => timeline(accountSource(eve(at), 'replies'))],
  [
    'tagged posts',
    'GET /api/v1/accounts/:id/statuses',
    (at) => timeline(accountSource(eve(at), 'posts', { tagged: 'sowing' })),
  ],
  [
    'media',
    'GET /api/v1/accounts/:id/statuses',
    (at) => <Gallery source={accountSource(eve(at), 'media')} {...place()} />,
  ],
]

/** Publishes posts that appear in all of the lists; returns the id of ann's list. */
function fill({ simulator: { script, server } }: Stage): ListId {
  const { world } = server
  const accountId = script.account('ann').id
  const id = () => world.ids.serial()
  const list = world.lists.put({
    id: id(),
    accountId,
    title: 'Close ones',
    repliesPolicy: 'list',
    exclusive: false,
  })
  world.listMembers.put({ id: id(), listId: list.id, accountId: script.account(EVE).id })
  for (let at = 1; at <= MANY; at++) {
    script.advance(1000)
    script.as(EVE).publish(`Furrow ${at}. #sowing ${STORY}`)
    // A post with media gets no preview card.
    script.as(EVE).publish({ text: 'Image', mediaIds: [script.attach(EVE, { description: `${at}` })] })
  }
  const card = world.statuses.values().find((status) => status.card?.url === STORY)?.card
  if (!card) throw new Error('the simulator made no card')
  world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
  return list.id as ListId
}

const rows = () => document.querySelectorAll('[data-key]').length
const failed = () => document.querySelector('[role=alert]') !== null

/** Advances the time until `done`. */
async function until(done: () => boolean) {
  for (let i = 0; i < 400 && !done(); i += 1) await act(() => vi.advanceTimersByTimeAsync(250))
  expect(done()).toBe(true)
}

/** Simulates the browser going online again. */
function online({ simulator }: Stage) {
  simulator.script.offline(false)
  act(() => void window.dispatchEvent(new Event('online')))
}

// Retries are some seconds apart.
beforeEach(async () => {
  // Loads the code of the failure states, so that slow machines do not delay it.
  await import('../states/states')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

async function stageWith() {
  const stage = createStage()
  const list = fill(stage)
  await stage.load('/api/v1/timelines/home')
  prepareTimelines(stage.runtime)
  return { stage, list }
}

test.each(LISTS)(
  '%s: opened offline shows the failure, and loads automatically when online',
  async (...row) => {
    const { stage, list } = await stageWith()
    stage.simulator.script.offline(true)
    renderWith(row[2](stage, list), { stage })
    await until(failed)
    expect(rows()).toBe(0)
    online(stage)
    await until(() => rows() > 0 && !failed())
  },
)

test.each(LISTS)(
  '%s: when further posts fail offline, loaded posts stay and loading continues automatically when online',
  async (_name, route, show) => {
    const { stage, list } = await stageWith()
    const { script } = stage.simulator
    script.rewrite(
      route,
      (body) => {
        script.offline(true)
        return body
      },
      { times: 1 },
    )
    renderWith(show(stage, list), { stage })
    await until(() => rows() > 0 && failed())
    const answered = () => stage.simulator.recorded.filter((call) => call.route === route).length
    const before = answered()
    online(stage)
    await until(() => answered() > before && !failed())
    expect(rows()).toBeGreaterThan(0)
  },
)
