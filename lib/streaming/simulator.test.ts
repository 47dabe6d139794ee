import { expect, test, vi } from 'vitest'
import { createSimulator } from '@/lib/simulator/simulator'
import { FakeEnvironment } from './fakes.testing'
import type { StreamEvent } from './parse'
import { createStreaming } from './streaming'

/** A server with a signed-in user and her streams. */
function setUp(kind: 'socket' | 'events') {
  const simulator = createSimulator()
  const { token } = simulator.script.signIn('alice')
  const streaming = createStreaming({
    url: 'wss://home.example',
    token,
    openSocket: (url, protocols) => {
      if (kind === 'events') throw new DOMException('not a valid subprotocol', 'SyntaxError')
      return simulator.connect(url, protocols).client
    },
    fetch: (request) => simulator.fetch(request),
    environment: new FakeEnvironment(),
    frame: (run) => {
      queueMicrotask(run)
      return () => undefined
    },
  })
  const events: StreamEvent[] = []
  streaming.subscribe({ stream: 'user' }, (event) => events.push(event))
  return { script: simulator.script, token, streaming, events }
}

test.each(['socket', 'events'] as const)('posts, edits and deletions arrive over %s', async (kind) => {
  const { script, streaming, events } = setUp(kind)
  await vi.waitFor(() => expect(streaming.status()).toBe('open'))
  const alice = script.as('alice')
  const { id } = alice.publish('Hello')
  alice.edit(id, { text: 'Hello again' })
  alice.remove(id)
  await vi.waitFor(() =>
    expect(events.map(({ event }) => event)).toEqual(['update', 'status.update', 'delete']),
  )
  expect(events[0]).toMatchObject({ payload: { id, content: expect.stringContaining('Hello') } })
  expect(events[2]?.payload).toBe(id)
  streaming.close()
})

test('a revoked token ends the connection', async () => {
  const { script, token, streaming } = setUp('socket')
  await vi.waitFor(() => expect(streaming.status()).toBe('open'))
  script.revoke(token)
  await vi.waitFor(() => expect(streaming.status()).toBe('down'))
  streaming.close()
})
