import { expect, test } from 'vitest'
import {
  ANNOUNCE_INTERVAL,
  nextAnnouncement,
  NONE_ANNOUNCED,
  NOTHING_ANNOUNCED,
  withAnnounced,
  withEntries,
} from './arrival-schedule'

const LOADED = withEntries(NOTHING_ANNOUNCED, ['3', '2'], ['3', '2'])

test.each<[string, string[], string[], number]>([
  ['a new row at the top', ['4', '3', '2'], ['4', '3', '2'], 1],
  ['a pending one', ['4', '3', '2'], ['3', '2'], 0],
  ['an older page', ['3', '2', '1'], ['3', '2', '1'], 0],
  ['a filled gap', ['3', '2.5', '2'], ['3', '2.5', '2'], 0],
  ['a group that grew', ['5', '3'], ['5', '3'], 1],
  ['a list without known ones', ['9', '8'], ['9', '8'], 2],
  ['a cleared list', [], [], 0],
])('%s', (_name, entries, shown, count) => {
  expect(withEntries(LOADED, entries, shown).unsaid.size).toBe(count)
})

test('the first page is not announced', () => {
  expect(nextAnnouncement(LOADED, NONE_ANNOUNCED, 0)).toBeNull()
})

test('a pending notification that is shown later is not announced again', () => {
  const pending = withEntries(LOADED, ['4', '3', '2'], ['3', '2'])
  expect(withEntries(pending, ['4', '3', '2'], ['4', '3', '2']).unsaid.size).toBe(0)
})

test.each([1, 2])('many arrivals in a minute are announced every ten seconds by %s lists', (lists) => {
  const states = Array.from({ length: lists }, () => LOADED)
  let announced = NONE_ANNOUNCED
  const entries = ['3', '2']
  const said: [number, number][] = []
  for (let now = 0; now <= 60_000; now += 1000) {
    if (now <= 30_000) entries.unshift(String(100 + now))
    for (const [at, before] of states.entries()) {
      const state = withEntries(before, entries, entries)
      states[at] = state
      const next = nextAnnouncement(state, announced, now)
      if (next?.wait !== 0) continue
      said.push([now, next.count])
      announced = withAnnounced(announced, state, now)
      states[at] = { ...state, unsaid: new Set() }
    }
  }
  expect(said).toEqual([
    [0, 1],
    [ANNOUNCE_INTERVAL, 10],
    [2 * ANNOUNCE_INTERVAL, 10],
    [3 * ANNOUNCE_INTERVAL, 10],
  ])
})

test('what one list announced is not announced by another, and the next waits for both', () => {
  const state = withEntries(LOADED, ['4', '3', '2'], ['4', '3', '2'])
  const announced = withAnnounced(NONE_ANNOUNCED, state, 0)
  expect(nextAnnouncement(state, announced, 1000)).toBeNull()
  const later = withEntries(state, ['5', '4', '3', '2'], ['5', '4', '3', '2'])
  expect(nextAnnouncement(later, announced, 1000)).toEqual({ count: 1, wait: ANNOUNCE_INTERVAL - 1000 })
})
