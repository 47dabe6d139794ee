import { beforeEach, expect, test } from 'vitest'
import { closedFeeds, rememberClosed } from './closed-feeds'

const HOUR = 60 * 60_000
const NOW = 1_000 * HOUR

let count = 0
let host = ''
beforeEach(() => {
  count += 1
  host = `server-${count}.example`
})

test.each([
  [0, ['localFeed']],
  [23 * HOUR, ['localFeed']],
  [24 * HOUR, []],
  // The clock was set back.
  [-HOUR, ['localFeed']],
  [-24 * HOUR, []],
])('a refusal counts for a day: after %i ms %j', (later, closed) => {
  rememberClosed(host, 'localFeed', NOW)
  expect(closedFeeds(host, NOW + later)).toEqual(closed)
})

test('a refusal that still counts keeps its time, so that the feed is asked for again one day', () => {
  rememberClosed(host, 'localFeed', NOW)
  rememberClosed(host, 'localFeed', NOW + 20 * HOUR)
  expect(closedFeeds(host, NOW + 25 * HOUR)).toEqual([])
})

test('each server and each feed has its own', () => {
  rememberClosed(host, 'publicFeed', NOW)
  expect(closedFeeds('other.example', NOW)).toEqual([])
  expect(closedFeeds(host, NOW)).toEqual(['publicFeed'])
  rememberClosed(host, 'localFeed', NOW)
  expect(closedFeeds(host, NOW)).toEqual(['localFeed', 'publicFeed'])
})
