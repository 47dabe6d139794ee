import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRuntime } from '@/lib/runtime'
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

/** The environment of the tests leaves `keepalive` out of requests. */
class KeptRequest extends Request {
  override readonly keepalive: boolean
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init)
    this.keepalive = init.keepalive === true
  }
}

test('the marker that is written when the page is left outlives the page', async () => {
  vi.stubGlobal('Request', KeptRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
  const stage = createStage()
  onTestFinished(stage.close)
  const sent: [path: string, keepalive: boolean][] = []
  const runtime = createRuntime({
    identity: stage.runtime.identity,
    token: stage.simulator.script.signIn('ann').token,
    ports: {
      now: () => stage.simulator.server.clock.now(),
      fetch: (request) => {
        if (request.method === 'POST') sent.push([new URL(request.url).pathname, request.keepalive])
        return stage.simulator.fetch(request)
      },
    },
  })
  onTestFinished(() => runtime.close())
  onTestFinished(() => ownRead.of(runtime.identity.key).reset())
  const marker = new ReadMarker(runtime)
  onTestFinished(marker.start())
  await marker.read()
  marker.note(at('900'))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  marker.note(at('901'))
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual([MARKERS, true])
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
