import { expect, test, vi } from 'vitest'
import { deferLive } from './deferred'
import * as live from './live'
import type { Channel } from './channel'

const HOME: Channel = { stream: 'user' }

function setUp(load: () => Promise<typeof live>) {
  const opened: string[] = []
  const parts = deferLive({
    load,
    streaming: {
      url: 'wss://a.example',
      token: 'token',
      openSocket: (url) => {
        opened.push(url)
        throw new Error('no socket here')
      },
    },
    poller: { name: 'ann@a.example', fetchPage: () => Promise.resolve([]) },
    isKnown: () => true,
  })
  return { ...parts, opened }
}

test('nothing is loaded before the first subscription', async () => {
  const load = vi.fn(() => Promise.resolve(live))
  const { streaming, opened } = setUp(load)
  expect(load).not.toHaveBeenCalled()
  expect(streaming.status()).toBe('down')
  streaming.subscribe(HOME, () => {})
  await vi.waitFor(() => expect(opened).toHaveLength(1))
  expect(load).toHaveBeenCalledTimes(1)
  streaming.close()
})

test('a subscription ended before the code arrived is not made', async () => {
  let arrive: (code: typeof live) => void = () => {}
  const { streaming, opened } = setUp(() => new Promise((resolve) => (arrive = resolve)))
  streaming.subscribe(HOME, () => {})()
  arrive(live)
  await Promise.resolve()
  await Promise.resolve()
  expect(opened).toEqual([])
  streaming.close()
})

test('a subscription ended afterwards is removed', async () => {
  const { streaming } = setUp(() => Promise.resolve(live))
  const statuses: string[] = []
  streaming.onStatus((status) => statuses.push(status))
  const leave = streaming.subscribe(HOME, () => {})
  await vi.waitFor(() => expect(statuses).toContain('connecting'))
  leave()
  streaming.close()
})

test('code that failed to load is loaded again', async () => {
  vi.useFakeTimers()
  try {
    const load = vi
      .fn<() => Promise<typeof live>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue(live)
    const { streaming } = setUp(load)
    streaming.subscribe(HOME, () => {})
    await vi.advanceTimersByTimeAsync(11_000)
    expect(load).toHaveBeenCalledTimes(2)
    streaming.close()
  } finally {
    vi.useRealTimers()
  }
})
