import { expect, test } from 'vitest'
import type { Status } from '@/schemas/entities'
import { gatherBoosts, NO_BOOST_STRIPS } from './boost-runs'

/** Two letters are a boost, one letter is a post. */
const read = (id: string) => ({ reblog: id.length > 1 ? id[1] : null }) as unknown as Status

/** Gathers one list repeatedly, each time with the previous result. */
function successiveRenders() {
  let gathered = NO_BOOST_STRIPS
  const gather = (list: string, anchor: string | null = null) =>
    (gathered = gatherBoosts(read, list.split(' '), anchor, gathered))
  /** The rows, with the posts in a strip. */
  const rows = (list: string, anchor: string | null = null) => {
    const { strips } = gather(list, anchor)
    const inside = new Set([...strips].flatMap(([lead, members]) => members.filter((id) => id !== lead)))
    return list
      .split(' ')
      .filter((key) => !inside.has(key as never))
      .map((key) => {
        const members = strips.get(key as never)
        return members ? `${key}[${members.join(' ')}]` : key
      })
      .join(' ')
  }
  return { gather, rows }
}

test.each([
  ['p az bq p', 'p az bq p'],
  ['p az bq cr s', 'p az[az bq cr] s'],
  ['az bq gap:cr cr', 'az bq gap:cr cr'],
  ['az bq cr p ay bx cw dv', 'az[az bq cr] p ay[ay bx cw dv]'],
])('three boosts in a row are gathered: %s', (list, expected) => {
  expect(successiveRenders().rows(list)).toBe(expected)
})

test('a separate row stays separate when rows appear above and below', () => {
  const { rows } = successiveRenders()
  expect(rows('p az bq')).toBe('p az bq')
  expect(rows('p az bq cr ds')).toBe('p az bq cr ds')
  expect(rows('cx cy cz p az bq cr ds')).toBe('cx[cx cy cz] p az bq cr ds')
})

test('a strip grows at its older end, never at its newer one', () => {
  const { rows } = successiveRenders()
  expect(rows('az bq cr')).toBe('az[az bq cr]')
  expect(rows('az bq cr ds p')).toBe('az[az bq cr ds] p')
  expect(rows('ex az bq cr ds p')).toBe('ex az[az bq cr ds] p')
  expect(rows('fx fy fz ex az bq cr ds p')).toBe('fx[fx fy fz] ex az[az bq cr ds] p')
})

test('a strip that loses posts remains, even without its first post', () => {
  const { rows } = successiveRenders()
  rows('p az bq cr')
  expect(rows('p az cr')).toBe('p az[az cr]')
  expect(rows('p cr')).toBe('p cr[cr]')
})

test('the row that the reader returns to shows the strip', () => {
  const { gather, rows } = successiveRenders()
  expect(rows('p az bq cr', 'bq')).toBe('p bq[az bq cr]')
  expect(gather('p az bq cr').leads.get('cr' as never)).toBe('bq')
})

test('without a change the same object is returned', () => {
  const { gather } = successiveRenders()
  const first = gather('az bq cr').strips
  expect(gather('p az bq cr').strips).toBe(first)
})

test('a discarded render changes nothing', () => {
  const before = gatherBoosts(read, ['p'], null, NO_BOOST_STRIPS)
  gatherBoosts(read, ['az', 'bq', 'p'], null, before)
  const { strips } = gatherBoosts(read, ['az', 'bq', 'cr', 'p'], null, before)
  expect([...strips.keys()]).toEqual(['az'])
})
