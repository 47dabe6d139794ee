import { expect, test } from 'vitest'
import type { EntityCache } from '@/lib/cache'
import { BoostRuns } from './boost-runs'

/** Two letters are a boost, one is a post. */
const cache = {
  read: (_kind: string, id: string) => ({ reblog: id.length > 1 ? id[1] : null }),
} as unknown as EntityCache

/** The rows, with what a strip holds. */
function rows(runs: BoostRuns, list: string, place: string | null = null) {
  const keys = list.split(' ')
  const strips = runs.gather(keys, place)
  const inside = new Set([...strips].flatMap(([lead, members]) => members.filter((id) => id !== lead)))
  return keys
    .filter((key) => !inside.has(key as never))
    .map((key) => {
      const members = strips.get(key as never)
      return members ? `${key}[${members.join(' ')}]` : key
    })
    .join(' ')
}

test.each([
  ['p az bq p', 'p az bq p'],
  ['p az bq cr s', 'p az[az bq cr] s'],
  ['az bq gap:cr cr', 'az bq gap:cr cr'],
  ['az bq cr p ay bx cw dv', 'az[az bq cr] p ay[ay bx cw dv]'],
])('three boosts in a row are gathered: %s', (list, expected) => {
  expect(rows(new BoostRuns(cache), list)).toBe(expected)
})

test('what stood alone stays alone, above and below', () => {
  const runs = new BoostRuns(cache)
  expect(rows(runs, 'p az bq')).toBe('p az bq')
  expect(rows(runs, 'p az bq cr ds')).toBe('p az bq cr ds')
  expect(rows(runs, 'cx cy cz p az bq cr ds')).toBe('cx[cx cy cz] p az bq cr ds')
})

test('a strip takes in what follows it, never what comes above', () => {
  const runs = new BoostRuns(cache)
  expect(rows(runs, 'az bq cr')).toBe('az[az bq cr]')
  expect(rows(runs, 'az bq cr ds p')).toBe('az[az bq cr ds] p')
  expect(rows(runs, 'ex az bq cr ds p')).toBe('ex az[az bq cr ds] p')
  expect(rows(runs, 'fx fy fz ex az bq cr ds p')).toBe('fx[fx fy fz] ex az[az bq cr ds] p')
})

test('a strip that loses posts stays one, and outlives the one that named it', () => {
  const runs = new BoostRuns(cache)
  rows(runs, 'p az bq cr')
  expect(rows(runs, 'p az cr')).toBe('p az[az cr]')
  expect(rows(runs, 'p cr')).toBe('p cr[cr]')
})

test('the row one comes back to shows the strip', () => {
  const runs = new BoostRuns(cache)
  expect(rows(runs, 'p az bq cr', 'bq')).toBe('p bq[az bq cr]')
  expect(runs.leadOf('cr' as never)).toBe('bq')
})

test('nothing new is the same answer, and all stand alone after a reset', () => {
  const runs = new BoostRuns(cache)
  const first = runs.gather(['az', 'bq', 'cr'], null)
  expect(runs.gather(['p', 'az', 'bq', 'cr'], null)).toBe(first)
  expect(runs.reset().size).toBe(0)
  expect(runs.leadOf('cr' as never)).toBe('cr')
})
