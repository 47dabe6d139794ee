import { expect, onTestFinished, test } from 'vitest'
import { createHttp, type Feature } from '@/lib/http'
import { visitorOf } from './identity'
import { ruleOutMissingFeatures } from './rule-out-missing-features'
import { storeMissingFeatures } from './store-missing-features'

const HOUR = 3_600_000
const START = Date.parse('2026-03-01T12:00:00Z')
const GOTOSOCIAL = '0.19.1+git-1a2b3c4'
let servers = 0

/** A server without announcements that closes its feed to visitors, visited again and again. */
function setUp(feature: Feature = 'announcements') {
  const server = `https://lacks-${(servers += 1)}.example`
  return function visit(hours: number, version: string | null = GOTOSOCIAL) {
    const now = () => START + hours * HOUR
    const http = createHttp({
      server,
      token: 'token',
      fetch: () => Promise.reject(new TypeError('lost')),
      tick: () => 1,
      now,
    })
    const runtime = { http, identity: visitorOf(server), now }
    ruleOutMissingFeatures(runtime)
    const { capabilities } = http
    const isAsked = capabilities.tries(feature)
    onTestFinished(storeMissingFeatures(runtime))
    if (isAsked && feature === 'announcements') capabilities.learn('/api/v1/announcements', 404)
    else if (isAsked) capabilities.ruleOut(feature)
    if (version !== null)
      capabilities.know({
        version,
        apiVersion: null,
        instanceV2: true,
        streamingUrl: null,
        translation: false,
      })
    return isAsked
  }
}

test.each<Feature>(['announcements', 'localFeed', 'publicFeed'])('%s is asked for once a day', (feature) => {
  const visit = setUp(feature)
  expect([0, 1, 23, 25, 26, 48].map((hours) => visit(hours))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ])
})

test('it is asked for again after the version of the server changed', () => {
  const visit = setUp()
  expect([visit(0), visit(1)]).toEqual([true, false])
  // The change is found by the instance document, which comes later.
  expect([2, 3, 4].map((hours) => visit(hours, '0.20.0'))).toEqual([false, true, false])
})

test('nothing is remembered of a server that did not describe itself', () => {
  const visit = setUp()
  expect([visit(0, null), visit(1, null)]).toEqual([true, true])
})

test('it is asked for again after the clock was set back by more than a day', () => {
  const visit = setUp()
  expect([visit(100), visit(99), visit(50)]).toEqual([true, false, true])
})
