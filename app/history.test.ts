// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { history, hrefAs, hrefOf, landingOf, navigation, returnAddress } from './history'

beforeEach(() => history.replace('/'))

test.each([
  // [what the sign-in was told, who signed in, where it leads]
  ['/', 'ada@a.example', '/'],
  ['/~a.example/@bob/1', 'ada@a.example', '/@bob/1'],
  ['/~zoe@a.example/preferences', 'ada@a.example', '/preferences'],
  ['/~a.example/tags/x?y=1', 'ada@a.example', '/tags/x?y=1'],
  // Ids and local names mean nothing, or something else, at another server.
  ['/~a.example/@bob/1', 'ada@b.example', '/home'],
  ['//evil.example/x', 'ada@a.example', '/home'],
  ['/~a.example//evil.example', 'ada@a.example', '/home'],
  ['https://evil.example', 'ada@a.example', '/home'],
])('asked for %s as %s leads to %s', (asked, who, path) => expect(landingOf(asked, who)).toBe(path))

test('addresses keep the layout and the identity in view', () => {
  history.replace('/deck/~bob@b.example/home')
  expect(hrefOf('/public')).toBe('/deck/~bob@b.example/public')
  expect(hrefAs(null, '/public')).toBe('/deck/public')
  expect(hrefAs('c.example', '/')).toBe('/deck/~c.example')
  expect(returnAddress('/@x/1')).toBe('/~bob@b.example/@x/1')
})

test('links to the sign-in lead back, unless they say where to or there is nothing to come back to', () => {
  history.replace('/~b.example/@x/1?a=b')
  expect(hrefOf('/sign-in')).toBe(`/~b.example/sign-in?to=${encodeURIComponent('/~b.example/@x/1?a=b')}`)
  expect(hrefOf('/sign-in?as=c')).toContain('/sign-in?as=c&to=')
  expect(hrefOf('/sign-in?to=%2Fhome')).toBe('/~b.example/sign-in?to=%2Fhome')
  history.replace('/~b.example/public/local')
  expect(hrefOf('/sign-in')).toBe('/~b.example/sign-in')
})

test('leaving for the page before is a step back, for any other a change of place', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue()
  history.push('/@ann/1')
  history.push('/@ann/2')
  // A modal stands at the same address.
  history.push('/@ann/2')
  navigation.backTo('/@ann/1')
  expect(go).toHaveBeenCalledWith(-2)
  const index = history.location.state.__TSR_index
  navigation.backTo('/@bob/7')
  expect([history.location.pathname, history.location.state.__TSR_index]).toEqual(['/@bob/7', index])
})
