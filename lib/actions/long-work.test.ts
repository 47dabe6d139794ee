import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/lib/http'
import { createLongWork, type LongWork } from './long-work'

const NOW = 1_000_000

/** Work whose items fail as given by their names: 'ok', or the kind of an error for each attempt. */
function start(items: readonly string[], errors: Readonly<Record<string, ApiErrorKind[]>> = {}) {
  vi.useFakeTimers({ now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const closings: (() => void)[] = []
  const work: LongWork<string> = createLongWork({
    now: Date.now,
    onClose: (listener) => void closings.push(listener),
  })
  const left = structuredClone(errors)
  const sent: string[] = []
  const outcome = work.start({
    items,
    send: async (item, { onFailed }) => {
      sent.push(item)
      const kind = left[item]?.shift()
      if (kind === undefined) return true
      onFailed(
        new ApiError({
          kind,
          path: '/',
          message: '',
          ...(kind === 'rateLimited' && { retryAt: NOW + 5_000 }),
        }),
      )
      return false
    },
    isDue: (item) => item !== 'answered',
  })
  return { work, sent, outcome, close: () => closings.forEach((listener) => listener()) }
}

test('items are sent in their order, refused ones are counted, others that need nothing are skipped', async () => {
  const { outcome, sent } = start(['a', 'answered', 'b', 'c'], { b: ['refused'] })
  expect(await outcome).toEqual({ done: ['a', 'c'], failed: 1, stopped: false, unsent: [] })
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('a rate limit is waited for, then the item is sent again', async () => {
  const { work, outcome, sent } = start(['a', 'b'], { a: ['rateLimited'] })
  await vi.waitFor(() => expect(work.progress()?.waitsUntil).toBe(NOW + 5_000))
  expect(work.progress()).toMatchObject({ total: 2, done: 0 })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await outcome).toMatchObject({ done: ['a', 'b'], failed: 0 })
  expect(sent).toEqual(['a', 'a', 'b'])
  expect(work.progress()).toBeNull()
})

test('a lost connection ends it, and names what was not sent', async () => {
  const { outcome } = start(['a', 'b', 'c'], { b: ['network'] })
  expect(await outcome).toEqual({ done: ['a'], failed: 0, stopped: false, unsent: ['b', 'c'] })
})

test.each(['stop', 'close'] as const)('%s ends a wait, and nothing more is sent', async (how) => {
  const { work, outcome, sent, close } = start(['a', 'b'], { a: ['rateLimited'] })
  await vi.waitFor(() => expect(work.progress()?.waitsUntil).not.toBeNull())
  if (how === 'stop') work.stop()
  else close()
  expect(await outcome).toMatchObject({ done: [], failed: 0, stopped: true })
  expect(sent).toEqual(['a'])
})

test('only one runs at a time, and a failed load leaves it free', async () => {
  const work = createLongWork<string>({ now: Date.now, onClose: () => {} })
  const first = work.start({ items: () => Promise.reject(new Error('no list')), send: async () => true })
  expect(await work.start({ items: ['a'], send: async () => true })).toBeNull()
  await expect(first).rejects.toThrow('no list')
  expect(await work.start({ items: ['a'], send: async () => true })).toMatchObject({ done: ['a'] })
})
