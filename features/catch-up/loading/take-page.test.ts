import { expect, test } from 'vitest'
import { idOf } from '@/lib/testing/factories'
import { takePage } from './take-page'
import { MAX_POSTS, progressOf, type CatchUpState } from './state'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const HOUR = 3_600_000

const newCatchUp = (more: Partial<CatchUpState> = {}): CatchUpState => ({
  kind: 'status',
  ids: [],
  id: 'x',
  span: { hours: 2 },
  until: NOW,
  phase: 'loading',
  reached: null,
  lost: 0,
  full: false,
  resumeAt: null,
  next: null,
  saved: false,
  ...more,
})
/** Posts one minute apart; the id counts down from 1000. */
const posts = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: idOf('status', String(1000 - from - at)),
    created_at: new Date(NOW - (from + at) * 60_000).toISOString(),
  }))

test('continues while posts are inside the span', () => {
  const state = takePage(newCatchUp(), posts(0, 40), 'next')
  expect(state).toMatchObject({ phase: 'loading', next: 'next', full: false })
  expect(state.ids).toHaveLength(40)
  expect(state.reached).toBe(NOW - 39 * 60_000)
  expect(progressOf(state)).toBeCloseTo(39 / 120)
})

test.each<[string, CatchUpState, ReturnType<typeof posts>, string | null, number]>([
  ['the first post before the span', newCatchUp(), posts(100, 40), 'next', 21],
  ['an empty page', newCatchUp(), [], 'next', 0],
  ['the last page', newCatchUp(), posts(0, 5), null, 5],
  ['a page without new posts', newCatchUp({ ids: posts(0, 5).map(({ id }) => id) }), posts(0, 5), 'next', 5],
  ['the last read post', newCatchUp({ span: { lastRead: idOf('status', '990') } }), posts(0, 40), 'next', 10],
])('ends at %s', (_, state, page, next, count) => {
  const after = takePage(state, page, next)
  expect(after).toMatchObject({ phase: 'done', full: false })
  expect(after.ids).toHaveLength(count)
  expect(progressOf(after)).toBe(1)
})

test('ids are compared with the last read post by length first', () => {
  const after = takePage(newCatchUp({ span: { lastRead: idOf('status', '99') } }), posts(0, 40), 'next')
  expect(after.ids).toHaveLength(40)
})

test('ends at MAX_POSTS and marks the catch-up as full', () => {
  const ids = Array.from({ length: MAX_POSTS - 10 }, (_, at) => idOf('status', `9${at}0000`))
  const state = newCatchUp({ ids, span: { hours: 24 } })
  const after = takePage(state, posts(0, 40), 'next')
  expect(after).toMatchObject({ phase: 'done', full: true })
  expect(after.ids).toHaveLength(MAX_POSTS)
})

test('posts that cannot be parsed are counted over all pages', () => {
  const first = takePage(newCatchUp(), posts(0, 38), 'next', 2)
  expect(takePage(first, posts(38, 39), 'more', 1).lost).toBe(3)
})

test('progress never decreases', () => {
  expect(progressOf(newCatchUp())).toBe(0)
  expect(progressOf(newCatchUp({ reached: NOW - 9 * HOUR }))).toBe(1)
})
