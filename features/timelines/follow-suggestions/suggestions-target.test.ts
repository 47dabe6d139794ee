import { expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { emptyTimeline } from '../engine/timeline-state'
import { suggestionsBefore } from './suggestions-target'

const HOUR = 60 * 60 * 1000
const created = (status: StatusId) => Number(status) * HOUR

test('follow suggestions are placed above the first shown post older than four hours', () => {
  const entries = Array.from({ length: 21 }, (_, at) => String(121 - at) as StatusId)
  const state = { ...emptyTimeline(), loaded: true, entries, pendingCount: 1 }
  expect(suggestionsBefore(state, created, 121 * HOUR)).toBe('116')
  expect(suggestionsBefore(state, created, 200 * HOUR)).toBe('120')
  expect(suggestionsBefore(state, () => undefined, 200 * HOUR)).toBeNull()
})
