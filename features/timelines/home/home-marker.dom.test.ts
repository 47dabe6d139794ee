import { expect, onTestFinished, test, vi } from 'vitest'
import { emitFact } from '@/lib/bus'
import { pairKey } from '@/lib/simulator/store/world'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { HomeMarker } from './home-marker'
import { localMarker } from './local-marker'

const id = (text: string) => text as StatusId

/** The server has a marker at 50. */
function setUp(options: StageOptions = {}, lastReadId: string | null = '50') {
  const stage = createStage(options)
  const { simulator, runtime } = stage
  onTestFinished(() => stage.close())
  const { world } = simulator.server
  const accountId = runtime.me ?? ''
  if (lastReadId !== null)
    world.markers.put({
      id: world.ids.serial(),
      accountId,
      timeline: 'home',
      lastReadId: lastReadId,
      version: 3,
      updatedAt: 0,
    })
  const marker = new HomeMarker(runtime)
  const calls = (method: string) =>
    simulator.recorded.filter((call) => call.method === method && call.path.startsWith('/api/v1/markers'))
      .length
  const stored = () => world.markers.find('pair', pairKey(accountId, 'home'))?.lastReadId
  return { ...simulator, runtime, marker, calls, stored }
}

test('the marker is read before it is written, and is only raised', async () => {
  const { marker, calls, stored } = setUp()
  marker.passed(id('40'))
  await vi.waitFor(() => expect(calls('GET')).toBe(1))
  await marker.read()
  expect(calls('POST')).toBe(0)
  expect(stored()).toBe('50')
})

test('progress is written immediately, then at most every five minutes, and on leaving the page', async () => {
  const { marker, calls, stored } = setUp()
  onTestFinished(marker.start())
  await marker.read()
  marker.passed(id('60'))
  await vi.waitFor(() => expect(stored()).toBe('60'))
  marker.passed(id('70'))
  marker.passed(id('65'))
  expect(calls('POST')).toBe(1)
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(stored()).toBe('70'))
  window.dispatchEvent(new Event('pagehide'))
  await marker.read()
  expect(calls('POST')).toBe(2)
})

test('leaving the page before the marker was read writes nothing', async () => {
  const { marker, calls, script } = setUp()
  const page = script.hold('GET /api/v1/markers')
  marker.passed(id('60'))
  window.dispatchEvent(new Event('pagehide'))
  expect(calls('POST')).toBe(0)
  page.release()
})

test('on a conflict with another device the marker is read, and raised if needed', async () => {
  const { marker, script, calls, stored } = setUp()
  await marker.read()
  script.refuse('POST /api/v1/markers', 409, { error: 'Conflict' }, { times: 1 })
  marker.passed(id('60'))
  await vi.waitFor(() => expect(stored()).toBe('60'))
  expect(calls('GET')).toBe(2)
  expect(calls('POST')).toBe(2)
})

test('a refused write counts as not written; after a lost one the marker is read', async () => {
  const { marker, script, calls } = setUp()
  await marker.read()
  script.refuse('POST /api/v1/markers', 403, { error: 'Not now' }, { times: 1 })
  marker.passed(id('60'))
  expect(marker.known).toBe('60')
  await vi.waitFor(() => expect(marker.known).toBe('50'))
  expect(calls('GET')).toBe(1)
  script.loseAnswer('POST /api/v1/markers')
  onTestFinished(marker.start())
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(calls('GET')).toBe(2))
  await vi.waitFor(() => expect(marker.known).toBe('60'))
})

test('what was read offline is written once when the server is back, and only the newest', async () => {
  const { marker, script, runtime, calls, stored } = setUp()
  onTestFinished(marker.start())
  await marker.read()
  script.offline(true)
  for (const passed of ['60', '70', '80']) {
    marker.passed(id(passed))
    window.dispatchEvent(new Event('pagehide'))
  }
  await vi.waitFor(() => expect(marker.known).toBe('50'))
  script.offline(false)
  const before = calls('POST')
  emitFact('reachable', { identity: runtime.identity.key })
  await vi.waitFor(() => expect(stored()).toBe('80'))
  expect(calls('POST')).toBe(before + 1)
})

test('what an earlier page read offline, before it knew the marker, is written by the next one', async () => {
  const { marker, script, runtime, stored } = setUp()
  script.offline(true)
  const end = marker.start()
  marker.passed(id('60'))
  await vi.waitFor(() => expect(localMarker(runtime.identity.key)).toBe('60'))
  end()
  script.offline(false)
  await new HomeMarker(runtime).read()
  await vi.waitFor(() => expect(stored()).toBe('60'))
})

test('another device that read further is not overruled when the server is back', async () => {
  const { marker, script, runtime, calls, server } = setUp()
  onTestFinished(marker.start())
  await marker.read()
  script.offline(true)
  marker.passed(id('60'))
  await vi.waitFor(() => expect(marker.known).toBe('50'))
  script.offline(false)
  const before = calls('POST')
  const { markers } = server.world
  const [known] = [...markers.values()].filter(({ timeline }) => timeline === 'home')
  if (known) markers.put({ ...known, lastReadId: '90' })
  emitFact('reachable', { identity: runtime.identity.key })
  await vi.waitFor(() => expect(marker.known).toBe('90'))
  expect(calls('POST')).toBe(before)
})

test('on a server without markers nothing is written', async () => {
  const { marker, script, calls } = setUp()
  script.refuse('GET /api/v1/markers', 404, { error: 'Not found' }, { times: 9 })
  await marker.read()
  expect(marker.absent).toBe(true)
  marker.passed(id('60'))
  await marker.read()
  expect(calls('POST')).toBe(0)
})

test('where the server has no markers, this browser remembers the last read post', async () => {
  const { marker, calls, runtime } = setUp({ software: 'snac' })
  onTestFinished(marker.start())
  await marker.read()
  marker.passed(id('60'))
  await vi.waitFor(() => expect(localMarker(runtime.identity.key)).toBe('60'))
  marker.passed(id('70'))
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(localMarker(runtime.identity.key)).toBe('70'))
  expect(calls('POST')).toBe(0)
})
