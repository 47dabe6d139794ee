import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isOffline } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { createStage } from '@/lib/testing/stage'
import { connectivityOf } from '../../identity/environment'
import { useReconnect } from './use-reconnect'

test('several columns of an account retry once when its server is back', async () => {
  const stage = createStage()
  const { server } = stage.runtime.identity
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')))
  const back = vi.fn()
  const stop = onFact('reachable', back)
  const columns = [1, 2].map(() => renderHook(() => useReconnect(stage.runtime)))
  act(() => connectivityOf(server).check())
  await vi.waitFor(() => expect(isOffline(server)).toBe(true))
  expect(isOffline('https://other.example')).toBe(false)
  columns[0]?.unmount()
  act(() => connectivityOf(server).answered())
  expect(back).toHaveBeenCalledTimes(1)
  expect(isOffline(server)).toBe(false)

  act(() => connectivityOf(server).check())
  await vi.waitFor(() => expect(isOffline(server)).toBe(true))
  columns[1]?.unmount()
  expect(isOffline(server)).toBe(false)
  connectivityOf(server).answered()
  expect(back).toHaveBeenCalledTimes(1)
  stop()
  vi.unstubAllGlobals()
  stage.close()
})
