import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { NotificationId } from '@/schemas/primitives'
import { ReadMarker } from './read-marker'
import { ownRead } from './own-read'

const MARKERS = '/api/v1/markers'
const id = (text: string) => text as NotificationId
const at = (newest: string) => ({ tabVisible: true, mounted: true, atTop: true, newest: id(newest) })

beforeEach(() => localStorage.clear())

function setUp(options: StageOptions = {}) {
  const stage = createStage(options)
  const marker = new ReadMarker(stage.runtime)
  onTestFinished(() => {
    ownRead.of(stage.runtime.identity.key).reset()
    stage.close()
  })
  const written = () =>
    stage.simulator.recorded.filter(({ method, path }) => method === 'POST' && path.startsWith(MARKERS))
      .length
  return { ...stage, marker, written }
}

test('the marker is read before it is written, then written at once', async () => {
  const { marker, written } = setUp()
  marker.note(at('900'))
  expect(written()).toBe(0)
  await marker.read()
  await vi.waitFor(() => expect(written()).toBe(1))
  expect(marker.readUpTo()).toBe('900')
})

test('further notifications are written when the page is left, and at once on request', async () => {
  const { marker, written } = setUp()
  onTestFinished(marker.start())
  await marker.read()
  marker.note(at('900'))
  await vi.waitFor(() => expect(written()).toBe(1))
  marker.note(at('901'))
  expect(written()).toBe(1)
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(written()).toBe(2))
  marker.markRead(id('902'))
  await vi.waitFor(() => expect(written()).toBe(3))
})

test('another tab of this browser is followed without a second write', async () => {
  const { marker, written, runtime } = setUp()
  onTestFinished(marker.start())
  await marker.read()
  ownRead.of(runtime.identity.key).set(id('950'))
  expect(marker.readUpTo()).toBe('950')
  marker.note(at('950'))
  expect(written()).toBe(0)
})

test('the time of the last read is that of the server, for its own marker only', async () => {
  const { marker, simulator, accountId, written } = setUp()
  const { world, clock } = simulator.server
  const updatedAt = clock.now() - 3_600_000
  const stored = { accountId: accountId('ann'), timeline: 'notifications' as const, lastReadId: '800' }
  world.markers.put({ ...stored, id: world.ids.serial(), version: 1, updatedAt })
  expect(marker.readAt(id('800'))).toBeNull()
  await marker.read()
  expect(marker.readAt(id('800'))).toBe(updatedAt)
  expect(marker.readAt(id('801'))).toBeNull()
  marker.note(at('900'))
  expect(marker.readAt(id('800'))).toBe(updatedAt)
  await vi.waitFor(() => expect(written()).toBe(1))
  await vi.waitFor(() => expect(marker.readAt(id('900'))).toBeGreaterThan(updatedAt))
})

test('without markers on the server, this browser stores the position, and nothing counts as new at first', async () => {
  const { marker, written } = setUp({ software: 'snac' })
  await marker.read()
  expect(marker.readUpTo()).toBeUndefined()
  marker.note(at('900'))
  expect(marker.readUpTo()).toBe('900')
  expect(written()).toBe(0)
})
