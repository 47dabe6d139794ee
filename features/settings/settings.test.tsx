import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { applyAppearance } from './appearance'
import { localeOf } from './interface-locale'
import {
  DEFAULT_SETTINGS,
  getSettings,
  onSettings,
  rememberLanguage,
  resetSettings,
  setSettings,
} from './settings-store'
import SettingsPage from './settings-page'

const root = document.documentElement
const KEY = 'skein:settings'
let stop = () => {}

afterEach(() => {
  cleanup()
  stop()
  resetSettings()
  clearToasts()
})

/** Writes as another tab would. */
function elsewhere(data: unknown) {
  localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
}

test('the document follows the settings', () => {
  stop = applyAppearance()
  expect(root.dataset).toMatchObject({
    theme: 'auto',
    contrast: 'auto',
    density: 'comfortable',
    motion: 'auto',
  })
  expect(root.style.fontSize).toBe('')
  setSettings({ theme: 'dark', contrast: 'high', density: 'dense', motion: 'reduced', textSize: 130 })
  expect(root.dataset).toMatchObject({
    theme: 'dark',
    contrast: 'high',
    density: 'dense',
    motion: 'reduced',
  })
  expect(root.style.fontSize).toBe('130%')
})

test('tabs share the settings', () => {
  stop = applyAppearance()
  elsewhere({ ...DEFAULT_SETTINGS, theme: 'light' })
  expect(root.dataset['theme']).toBe('light')
})

test.each([
  [{ theme: 'plaid' }, { theme: 'auto' }],
  [{ textSize: 900 }, { textSize: 200 }],
  [{ textSize: 10 }, { textSize: 90 }],
  [
    { textSize: 'big', theme: 'dark' },
    { textSize: 100, theme: 'dark' },
  ],
  [{ recentLanguages: 3 }, { recentLanguages: {} }],
  ['nonsense', DEFAULT_SETTINGS],
])('%o in storage reads as %o', (data, expected) => {
  const end = onSettings(() => {})
  elsewhere(data)
  expect(getSettings()).toMatchObject(expected)
  end()
})

test('the latest language comes first, without duplicates, per account', () => {
  for (const code of ['de', 'en', 'de']) rememberLanguage('a@b', code)
  rememberLanguage('c@d', 'fr')
  expect(getSettings().recentLanguages).toEqual({ 'a@b': ['de', 'en'], 'c@d': ['fr'] })
  for (const code of 'abcdefghijkl') rememberLanguage('a@b', code)
  expect(getSettings().recentLanguages['a@b']).toHaveLength(8)
})

test('the interface language', () => {
  expect(localeOf('en')).toBe('en')
  expect(localeOf('en-XA')).toBe('en-XA')
  expect(localeOf('xx')).toBe('en')
})

test('controls change settings at once', async () => {
  const user = userEvent.setup()
  stop = applyAppearance()
  render(<SettingsPage />)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(root.dataset['theme']).toBe('dark')
  await user.click(screen.getByRole('switch', { name: 'Open posts with a content warning' }))
  await user.click(screen.getByRole('radio', { name: 'Hide everything' }))
  expect(getSettings()).toMatchObject({
    expandWarnings: true,
    displayMedia: 'hide_all',
  })
  act(() => elsewhere({ ...getSettings(), theme: 'light' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true)
})

test('resetting can be undone and keeps languages and skin tone', async () => {
  const user = userEvent.setup()
  render(<SettingsPage />)
  act(() => rememberLanguage('a@b', 'de'))
  act(() => setSettings({ theme: 'dark', textSize: 120, skinTone: 4 }))
  await user.click(screen.getByRole('button', { name: 'Reset all settings' }))
  expect(getSettings()).toEqual({ ...DEFAULT_SETTINGS, recentLanguages: { 'a@b': ['de'] }, skinTone: 4 })
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  expect(getSettings()).toMatchObject({ theme: 'dark', textSize: 120 })
})
