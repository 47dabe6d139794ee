import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isOffline } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { createStage } from '@/lib/testing/stage'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { connectivityOf } from '../../identity/environment'
import { useReconnect } from './use-reconnect'

/** A server of its own: an answer to a request of another test would prove that it can be reached. */
const ORIGIN = 'https://reconnect.example'

test('several columns of an account retry once when its server is back', async () => {
  const stage = createStage({ origin: ORIGIN })
  const { server } = stage.runtime.identity
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
  const back = vi.fn()
  const stop = onFact('reachable', back)
  const columns = [1, 2].map(() => renderHook(() => useReconnect(stage.runtime)))
  act(() => void connectivityOf(server).check())
  await vi.waitFor(() => expect(isOffline(server)).toBe(true))
  expect(isOffline('https://other.example')).toBe(false)
  columns[0]?.unmount()
  act(() => connectivityOf(server).answered())
  expect(back).toHaveBeenCalledTimes(1)
  expect(isOffline(server)).toBe(false)

  act(() => void connectivityOf(server).check())
  await vi.waitFor(() => expect(isOffline(server)).toBe(true))
  columns[1]?.unmount()
  expect(isOffline(server)).toBe(false)
  connectivityOf(server).answered()
  expect(back).toHaveBeenCalledTimes(1)
  stop()
  vi.unstubAllGlobals()
  stage.close()
})

/** A mounted column whose server answers while `up`; `probes` counts the requests that check it. */
function column({ streaming = false } = {}) {
  const stage = createStage({ origin: ORIGIN, streaming })
  const server = { up: true, probes: 0 }
  vi.stubGlobal('fetch', () => {
    server.probes += 1
    return server.up ? Promise.resolve(new Response()) : Promise.reject(new TypeError('lost'))
  })
  const { origin } = stage.simulator
  const { unmount } = renderHook(() => useReconnect(stage.runtime))
  onTestFinished(() => {
    connectivityOf(origin).answered()
    unmount()
    vi.unstubAllGlobals()
    stage.close()
  })
  return { stage, server, origin }
}

test('a server that falls silent is checked less and less often, one that answers other requests is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { server, origin } = column()
  /** The number of checks in each of the next quarters of a minute. */
  const probesIn = async (quarters: number) => {
    const counts: number[] = []
    for (let at = 0; at < quarters; at += 1) {
      const before = server.probes
      await vi.advanceTimersByTimeAsync(15_000)
      counts.push(server.probes - before)
    }
    return counts
  }
  connectivityOf(origin).answered()
  expect(await probesIn(8)).toEqual([0, 1, 0, 1, 0, 0, 0, 1])
  expect((await probesIn(24)).filter((count) => count > 0)).toHaveLength(6)
  connectivityOf(origin).answered()
  expect(await probesIn(4)).toEqual([0, 1, 0, 1])
  server.up = false
  await probesIn(4)
  expect(isOffline(origin)).toBe(true)
  expect(await probesIn(4)).toEqual([1, 1, 1, 1])
  server.up = true
  await probesIn(1)
  expect(isOffline(origin)).toBe(false)
})

test('avatars that failed without a connection load once the server is back', async () => {
  const { server, origin } = column()
  render(<Avatar src="https://host.example/a.png" alt="Alice" />)
  const image = screen.getByRole('img', { name: 'Alice' })
  fireEvent.error(image)
  const load = vi.spyOn(image, 'setAttribute')
  server.up = false
  act(() => void connectivityOf(origin).check())
  await vi.waitFor(() => expect(isOffline(origin)).toBe(true))
  expect(load).not.toHaveBeenCalled()
  act(() => connectivityOf(origin).answered())
  expect(load.mock.calls).toEqual([['src', 'https://host.example/a.png']])
})

test('avatars that failed before this code had arrived load with it', () => {
  render(<Avatar src="https://host.example/a.png" alt="Alice" />)
  const image = screen.getByRole('img', { name: 'Alice' })
  fireEvent.error(image)
  const load = vi.spyOn(image, 'setAttribute')
  column()
  expect(load.mock.calls).toEqual([['src', 'https://host.example/a.png']])
})

test('a lost stream is reason enough to check the server', async () => {
  const { stage, server, origin } = column({ streaming: true })
  const { streaming } = stage.runtime
  onTestFinished(streaming.subscribe({ stream: 'user' }, () => {}))
  await vi.waitFor(() => expect(streaming.status()).toBe('open'))
  server.up = false
  act(() => stage.simulator.script.dropSockets('clean'))
  await vi.waitFor(() => expect(isOffline(origin)).toBe(true))
})
