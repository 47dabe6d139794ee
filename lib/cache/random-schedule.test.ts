import { expect, inject, it } from 'vitest'
import { seedCount } from '@/lib/testing/seeds'
import { playSchedule, type Faults } from './random-schedule.testing'

/** The seeds with a wrong outcome, and the outcome. */
async function failures(count: number, faults: Faults) {
  const found: unknown[] = []
  for (let i = 1; i <= count; i++) {
    const seed = i * 104729 + 13
    const outcome = await playSchedule(seed, faults)
    if (outcome.flicker || outcome.leak || outcome.wrong.length) found.push({ seed, ...outcome })
  }
  return { bad: found.length, first: found.slice(0, 3) }
}

it.each<[string, number, Faults]>([
  ['answers are exact', 8_000, { others: false, lag: false }],
  ['answers to taking back lag', 8_000, { others: false, lag: true }],
  ['others move the counts too', 8_000, { others: true, lag: true }],
  ['requests go through Query', 1_500, { others: false, lag: true, mutations: true }],
])(
  'never shows or keeps a wrong flag, count or content when %s',
  { timeout: 60_000 * inject('patience') },
  async (_name, count, faults) => {
    expect(await failures(seedCount(count), faults)).toEqual({ bad: 0, first: [] })
  },
)
