import { expect, test } from 'vitest'
import { inSlices } from './in-slices'

test('passes every item once, in order, in slices', async () => {
  const slices: (readonly number[])[] = []
  await inSlices([1, 2, 3, 4, 5], 2, (slice) => slices.push(slice))
  expect(slices).toEqual([[1, 2], [3, 4], [5]])
})

test('yields to other work between slices', async () => {
  const order: string[] = []
  setTimeout(() => order.push('other'))
  await inSlices([1, 2, 3], 1, (slice) => {
    order.push(String(slice[0]))
    const until = performance.now() + 5
    while (performance.now() < until);
  })
  expect(order).toContain('other')
  expect(order.indexOf('other')).toBeLessThan(3)
})

test('stops between slices when aborted', async () => {
  const abort = new AbortController()
  const done: number[] = []
  const work = inSlices(
    [1, 2, 3],
    1,
    ([item = 0]) => {
      done.push(item)
      if (item === 2) abort.abort()
    },
    abort.signal,
  )
  await expect(work).rejects.toThrow()
  expect(done).toEqual([1, 2])
})
