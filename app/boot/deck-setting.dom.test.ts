import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { history, hrefAs } from '../routing/history'
import { connectDeckSetting } from './deck-setting'

let end = () => {}
beforeEach(() => {
  end = connectDeckSetting()
})
afterEach(() => {
  end()
  resetSettings()
  vi.restoreAllMocks()
})

test('the setting moves the page into the deck and out of it', () => {
  history.replace('/~ann@one.example/tags/cats?any=dogs')
  setSettings({ multipleColumns: true })
  expect(history.location.href).toBe('/deck/~ann@one.example/tags/cats?any=dogs')
  expect(hrefAs(null, '/home')).toBe('/deck/home')
  setSettings({ multipleColumns: false })
  expect(history.location.href).toBe('/~ann@one.example/tags/cats?any=dogs')
  expect(hrefAs(null, '/home')).toBe('/home')
})

test('another setting leaves the page where it is', () => {
  history.replace('/deck/home')
  setSettings({ autoplay: true })
  expect(history.location.href).toBe('/deck/home')
})

test('a phone has no deck, so its links have no prefix', () => {
  history.replace('/deck/home')
  expect(hrefAs(null, '/public')).toBe('/deck/public')
  // Every media query matches, so the window is also as narrow as that of a phone.
  const matching = matchMedia('all')
  vi.spyOn(window, 'matchMedia').mockReturnValue(matching)
  setSettings({ multipleColumns: true })
  expect(hrefAs(null, '/public')).toBe('/public')
})
