import { expect, test } from 'vitest'
import {
  ANNOUNCE_INTERVAL,
  nextAnnouncement,
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
  expect(withEntries(LOADED, entries, shown).unsaid).toBe(count)
})

test('the first page is not announced', () => {
  expect(nextAnnouncement(LOADED, 0)).toBeNull()
})

test('a pending notification that is shown later is not announced again', () => {
  const pending = withEntries(LOADED, ['4', '3', '2'], ['3', '2'])
  expect(withEntries(pending, ['4', '3', '2'], ['4', '3', '2']).unsaid).toBe(0)
})

test('many arrivals in a minute are announced every ten seconds', () => {
  let state = LOADED
  const entries = ['3', '2']
  const said: [number, number][] = []
  for (let now = 0; now <= 60_000; now += 1000) {
    if (now <= 30_000) entries.unshift(String(100 + now))
    state = withEntries(state, entries, entries)
    const next = nextAnnouncement(state, now)
    if (next?.wait !== 0) continue
    said.push([now, next.count])
    state = withAnnounced(state, now)
  }
  expect(said).toEqual([
    [0, 1],
    [ANNOUNCE_INTERVAL, 10],
    [2 * ANNOUNCE_INTERVAL, 10],
    [3 * ANNOUNCE_INTERVAL, 10],
  ])
})
