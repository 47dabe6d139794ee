import { beforeEach, expect, test, vi } from 'vitest'
import { connectModals, pushModal, routerModalHistory } from '@/lib/modals'
import { history, hrefAs, navigation, navigationAs, returnAddress } from './history'
import type { Path } from '@/lib/navigation'

const { hrefOf } = navigation

beforeEach(() => history.replace('/'))

test('addresses keep the current layout and identity', () => {
  history.replace('/deck/~bob@b.example/home')
  expect(hrefOf('/public')).toBe('/deck/~bob@b.example/public')
  expect(hrefAs(null, '/public')).toBe('/deck/public')
  expect(hrefAs('c.example', '/')).toBe('/deck/~c.example')
  expect(returnAddress('bob@b.example', '/@x/1')).toBe('/deck/~bob@b.example/@x/1')
})

test('links of a column keep its identity, not that of the address', () => {
  history.replace('/deck/~bob@b.example/@x/1')
  const { hrefOf, go } = navigationAs('c.example')
  expect(hrefOf('/home')).toBe('/deck/~c.example/home')
  expect(hrefOf('/sign-in')).toBe(
    `/deck/~c.example/sign-in?to=${encodeURIComponent('/deck/~c.example/@x/1')}`,
  )
  go('/public')
  expect(history.location.pathname).toBe('/deck/~c.example/public')
})

test('links to the sign-in return to the current page, unless they name a target or there is none', () => {
  history.replace('/~b.example/@x/1?a=b')
  expect(hrefOf('/sign-in')).toBe(`/~b.example/sign-in?to=${encodeURIComponent('/~b.example/@x/1?a=b')}`)
  expect(hrefOf('/sign-in?as=c')).toContain('/sign-in?as=c&to=')
  expect(hrefOf('/sign-in?to=%2Fhome')).toBe('/~b.example/sign-in?to=%2Fhome')
  history.replace('/~b.example/public/local')
  expect(hrefOf('/sign-in')).toBe('/~b.example/sign-in')
})

test('in the deck, links to the sign-in return to it', () => {
  history.replace('/deck')
  const returnOf = (path: Path) => new URL(hrefOf(path), location.origin).searchParams.get('to')
  expect(returnOf('/sign-in?to=%2Fhome')).toBe('/deck/home')
  expect(returnOf('/sign-in?as=c')).toBe('/deck')
})

test('going to the previous page steps back over open modals', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue()
  const disconnect = connectModals(routerModalHistory(history))
  history.push('/@ann/1')
  history.push('/@ann/2')
  pushModal('CONFIRM', { words: () => ({ title: '', confirm: '' }) }, 'ann')
  navigation.backTo('/@ann/1')
  expect(go).toHaveBeenCalledWith(-2)
  disconnect()
})

test('going to any other page replaces the current one', async () => {
  history.push('/@ann/2')
  history.flush()
  const { length } = window.history
  navigation.backTo('/@bob/7')
  expect(history.location.pathname).toBe('/@bob/7')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/@bob/7'))
  expect(window.history.length).toBe(length)
})
