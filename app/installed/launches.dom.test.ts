import { expect, test } from 'vitest'
import { followLaunches } from './launches'

const SCOPE = 'https://skein.example/client/'

/** A page that was loaded with an address, and what later starts open in it. */
function setUp(loaded: string) {
  const opened: string[] = []
  let launch: (start: { targetURL?: string }) => void = () => {}
  const queue = { setConsumer: (consumer: typeof launch) => void (launch = consumer) }
  followLaunches({ queue, scope: SCOPE, loaded, open: (href) => opened.push(href) })
  return { opened, launch: (targetURL?: string) => launch(targetURL === undefined ? {} : { targetURL }) }
}

test('a later start opens its address in this page, the one that loaded the page does not', () => {
  const { opened, launch } = setUp(`${SCOPE}notifications`)
  launch(`${SCOPE}notifications`)
  expect(opened).toEqual([])
  launch(`${SCOPE}publish`)
  launch(`${SCOPE}notifications`)
  expect(opened).toEqual(['/client/publish', '/client/notifications'])
})

test.each([
  ['the icon of the app', SCOPE],
  ['no address', undefined],
  ['another site', 'https://b.example/'],
])('a start with %s leaves the page as it is', (_, address) => {
  const { opened, launch } = setUp(`${SCOPE}home`)
  launch(address)
  expect(opened).toEqual([])
})
