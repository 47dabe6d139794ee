import { expect, test } from 'vitest'
import { installWayOf } from './install-way'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64'
const ANDROID = 'Mozilla/5.0 (Android 15; Mobile'
const CHROME = ') AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const FIREFOX = '; rv:145.0) Gecko/20100101 Firefox/145.0'

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'share'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 5, 'share'],
  ['Safari on an iPad', `${MAC} Version/18.5 Safari/605.1.15`, 5, 'share'],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0, 'dock'],
  ['Chrome on a Mac', `${MAC} Chrome/142.0.0.0 Safari/537.36`, 0, 'menu'],
  ['Chrome on Linux', `${LINUX}${CHROME}`, 0, 'menu'],
  ['Firefox on Android', `${ANDROID}${FIREFOX}`, 5, 'menu'],
  ['Firefox on Linux', `${LINUX}${FIREFOX}`, 0, 'none'],
])('%s', (_, userAgent, maxTouchPoints, way) => {
  expect(installWayOf({ isInstalled: false, isOffered: false, userAgent, maxTouchPoints })).toBe(way)
})

test('an offer of the browser is preferred, and the installed app needs none', () => {
  const facts = { isOffered: true, userAgent: `${LINUX}${CHROME}`, maxTouchPoints: 0 }
  expect(installWayOf({ ...facts, isInstalled: false })).toBe('button')
  expect(installWayOf({ ...facts, isInstalled: true })).toBe('installed')
})
