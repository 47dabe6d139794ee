// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { connectModals, pushModal, routerModalHistory } from '@/lib/modals'
import { history, hrefAs, navigation, navigationAs, returnAddress } from './history'

const { hrefOf } = navigation

beforeEach(() => history.replace('/'))

test('addresses keep the layout and the identity in view', () => {
  history.replace('/deck/~bob@b.example/home')
  expect(hrefOf('/public')).toBe('/deck/~bob@b.example/public')
  expect(hrefAs(null, '/public')).toBe('/deck/public')
  expect(hrefAs('c.example', '/')).toBe('/deck/~c.example')
  expect(returnAddress('bob@b.example', '/@x/1')).toBe('/~bob@b.example/@x/1')
})

test('links of a column keep its identity, whatever the address names', () => {
  history.replace('/deck/~bob@b.example/@x/1')
  const { hrefOf, go } = navigationAs('c.example')
  expect(hrefOf('/home')).toBe('/deck/~c.example/home')
  expect(hrefOf('/sign-in')).toBe(`/deck/~c.example/sign-in?to=${encodeURIComponent('/~c.example/@x/1')}`)
  go('/public')
  expect(history.location.pathname).toBe('/deck/~c.example/public')
})

test('links to the sign-in lead back, unless they say where to or there is nothing to come back to', () => {
  history.replace('/~b.example/@x/1?a=b')
  expect(hrefOf('/sign-in')).toBe(`/~b.example/sign-in?to=${encodeURIComponent('/~b.example/@x/1?a=b')}`)
  expect(hrefOf('/sign-in?as=c')).toContain('/sign-in?as=c&to=')
  expect(hrefOf('/sign-in?to=%2Fhome')).toBe('/~b.example/sign-in?to=%2Fhome')
  history.replace('/~b.example/public/local')
  expect(hrefOf('/sign-in')).toBe('/~b.example/sign-in')
})

test('leaving for the page before is a step back over open modals', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue()
  const disconnect = connectModals(routerModalHistory(history))
  history.push('/@ann/1')
  history.push('/@ann/2')
  pushModal('CONFIRM', { words: () => ({ title: '', confirm: '' }) }, 'ann')
  navigation.backTo('/@ann/1')
  expect(go).toHaveBeenCalledWith(-2)
  disconnect()
})

test('leaving for a page that was not the one before takes its place', () => {
  history.push('/@ann/2')
  const index = history.location.state.__TSR_index
  navigation.backTo('/@bob/7')
  expect([history.location.pathname, history.location.state.__TSR_index]).toEqual(['/@bob/7', index])
})
