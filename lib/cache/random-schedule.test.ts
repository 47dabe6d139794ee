import { expect, it } from 'vitest'
import { playSchedule, type Faults } from './random-schedule'

/** Seeds whose schedule went wrong, with what went wrong. */
function failures(count: number, faults: Faults) {
  const found: unknown[] = []
  for (let i = 1; i <= count; i++) {
    const seed = i * 104729 + 13
    const outcome = playSchedule(seed, faults)
    if (outcome.flicker || outcome.leak || outcome.wrong.length) found.push({ seed, ...outcome })
  }
  return { bad: found.length, first: found.slice(0, 3) }
}

it.each<[string, number, Faults]>([
  ['answers are exact', 8_000, { others: false, lag: false }],
  ['answers to taking back lag', 8_000, { others: false, lag: true }],
  ['others move the counts too', 8_000, { others: true, lag: true }],
])(
  'never shows or keeps a wrong flag, count or content when %s',
  { timeout: 60_000 },
  (_name, count, faults) => {
    expect(failures(count, faults)).toEqual({ bad: 0, first: [] })
  },
)
