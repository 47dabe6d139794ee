import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { followJob } from './follow-job'

type Said = { status: string; result_count: number | null } | null

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

/** Follows a job with these answers, one per request; counts the requests and the calls of `found`. */
function follow(...says: Said[]) {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const asked: string[] = []
  vi.spyOn(stage.runtime.http, 'request').mockImplementation((path) => {
    asked.push(path)
    const answer = says[Math.min(asked.length, says.length) - 1]
    if (!answer) return Promise.reject(new Error('404'))
    return Promise.resolve({ data: { async_refresh: { id: 'j 1', ...answer } } } as never)
  })
  const found = vi.fn(() => Promise.resolve())
  const abort = new AbortController()
  const over = followJob(
    stage.runtime,
    { id: 'j 1', retry: 3, resultCount: null },
    { found, signal: abort.signal },
  )
  return { asked, found, abort, over, looks: (count: number) => vi.advanceTimersByTimeAsync(3000 * count) }
}

const running = (result_count: number | null) => ({ status: 'running', result_count })

test('replies are fetched when the job is finished, with the pauses that the server asks for', async () => {
  const { asked, found, over, looks } = follow(running(0), { status: 'finished', result_count: 2 })
  await vi.advanceTimersByTimeAsync(2900)
  expect(asked).toEqual([])
  await looks(1)
  expect(asked).toEqual(['/api/v1_alpha/async_refreshes/j%201'])
  expect(found).not.toHaveBeenCalled()
  await looks(1)
  await over
  expect(found).toHaveBeenCalledOnce()
})

test('from the third request on, partial results are fetched whenever there are more', async () => {
  const { found, looks } = follow(running(4), running(4), running(4), running(4), running(9))
  await looks(2)
  expect(found).toHaveBeenCalledTimes(0)
  await looks(1)
  expect(found).toHaveBeenCalledTimes(1)
  await looks(1)
  expect(found).toHaveBeenCalledTimes(1)
  await looks(1)
  expect(found).toHaveBeenCalledTimes(2)
})

test('a job that the server does not know counts as finished', async () => {
  const { found, over, looks } = follow(null)
  await looks(1)
  await over
  expect(found).toHaveBeenCalledOnce()
})

test('a job without an end is abandoned', async () => {
  const { asked, over, looks } = follow(running(0))
  await looks(60)
  await over
  expect(asked).toHaveLength(40)
})

test('after an abort nothing more is fetched', async () => {
  const { asked, found, abort, over, looks } = follow(running(0))
  await looks(1)
  abort.abort()
  await over
  await looks(5)
  expect(asked).toHaveLength(1)
  expect(found).not.toHaveBeenCalled()
})
