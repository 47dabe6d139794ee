import { expect, onTestFinished, test } from 'vitest'
import { pairKey } from '@/lib/simulator/store/world'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { ServerMarker, type MarkedList } from '.'

const LISTS: readonly MarkedList[] = ['home', 'notifications']

function setUp(list: MarkedList, options: StageOptions = {}) {
  const stage = createStage(options)
  onTestFinished(() => stage.close())
  const { world } = stage.simulator.server
  const { me } = stage.runtime
  const stored = () => world.markers.find('pair', pairKey(me ?? '', list))?.lastReadId
  const calls = (method: string) =>
    stage.simulator.recorded.filter(
      (call) => call.method === method && call.path.startsWith('/api/v1/markers'),
    ).length
  return { ...stage, stored, calls, marker: new ServerMarker(stage.runtime, list) }
}

test.each(LISTS)('the marker of %s moves only forward', async (list) => {
  const { marker, stored, calls } = setUp(list)
  expect(marker.known).toBeUndefined()
  await marker.read()
  expect(marker.known).toEqual({ lastRead: null })
  expect(await marker.raise('900', { leaving: false })).toBeNull()
  expect(stored()).toBe('900')
  expect(await marker.raise('99', { leaving: false })).toBeNull()
  expect(calls('POST')).toBe(1)
  expect(stored()).toBe('900')
  expect(marker.known).toEqual({ lastRead: '900' })
})

test('both lists have markers of their own', async () => {
  const { runtime, marker: home } = setUp('home')
  const notifications = new ServerMarker(runtime, 'notifications')
  await Promise.all([home.read(), notifications.read()])
  await home.raise('900', { leaving: false })
  await notifications.read()
  expect(notifications.known).toEqual({ lastRead: null })
})

test('a refusal is returned, and the marker is what it was', async () => {
  const { marker, simulator } = setUp('home')
  await marker.read()
  simulator.script.refuse('POST /api/v1/markers', 409, { error: 'Conflict' }, { times: 1 })
  expect(await marker.raise('900', { leaving: false })).toMatchObject({ status: 409 })
  expect(marker.known).toEqual({ lastRead: null })
  expect(marker.absent).toBe(false)
})

test.each([
  ['reading', 'GET'],
  ['writing', 'POST'],
])('a server that does not know %s markers is not asked again', async (_, method) => {
  const { marker, simulator, calls } = setUp('notifications')
  simulator.script.refuse(`${method} /api/v1/markers`, 404, { error: 'Not found' }, { times: 9 })
  await marker.read()
  await marker.raise('900', { leaving: false })
  expect(marker.absent).toBe(true)
  const before = calls('GET')
  expect(await marker.read()).toBeNull()
  expect(calls('GET')).toBe(before)
})

test('without an answer nothing is known, and the next read asks again', async () => {
  const { marker, simulator } = setUp('home')
  simulator.script.refuse('GET /api/v1/markers', 503, { error: 'Down' }, { times: 1 })
  expect(await marker.read()).toBeNull()
  expect(marker.known).toBeUndefined()
  expect(await marker.read()).toEqual({ lastRead: null })
})
