import { beforeEach, expect, test } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { quickSettings } from './quick-settings'
import { getSettings, resetSettings, setSettings } from './settings-store'

const intl = createIntlFor('en')
const now = () => quickSettings(intl, getSettings())
const labels = () => now().map(({ label }) => label)

beforeEach(() => resetSettings())

test('an option is a command unless it is chosen already', () => {
  expect(labels()).toEqual(expect.arrayContaining(['Theme: Light', 'Theme: Dark', 'Density: Compact']))
  expect(labels()).not.toContain('Theme: System')
  now()
    .find(({ label }) => label === 'Theme: Dark')
    ?.apply()
  expect(getSettings().theme).toBe('dark')
  expect(labels()).toContain('Theme: System')
  expect(labels()).not.toContain('Theme: Dark')
})

test('a switch tells its state and turns over', () => {
  setSettings({ hideCounts: true })
  const hide = () => now().find(({ id }) => id === 'hideCounts')
  expect(hide()).toMatchObject({ label: 'Hide counts', on: true })
  hide()?.apply()
  expect(getSettings().hideCounts).toBe(false)
  expect(hide()?.on).toBe(false)
})

test('the deck can be switched on and off', () => {
  expect(now().find(({ id }) => id === 'multipleColumns')?.on).toBe(getSettings().multipleColumns)
})

test('every command has an id of its own', () => {
  const ids = now().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
