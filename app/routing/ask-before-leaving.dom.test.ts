import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { history, navigation } from './history'

const here = () => history.location.pathname
let release = () => {}

beforeEach(async () => {
  history.push('/one')
  history.push('/two')
  await vi.waitFor(() => expect(window.location.pathname).toBe('/two'))
})
afterEach(() => release())

test('a link opens only if the user confirms leaving', async () => {
  const ask = vi.fn(() => Promise.resolve(false))
  release = navigation.askBeforeLeaving(ask)
  navigation.go('/lists')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(here()).toBe('/two')
  ask.mockResolvedValue(true)
  navigation.go('/lists')
  await vi.waitFor(() => expect(here()).toBe('/lists'))
  navigation.go('/home')
  await vi.waitFor(() => expect(here()).toBe('/home'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('leaving is not asked about after the release', async () => {
  const ask = vi.fn(() => Promise.resolve(false))
  navigation.askBeforeLeaving(ask)()
  navigation.go('/lists')
  await vi.waitFor(() => expect(here()).toBe('/lists'))
  expect(ask).not.toHaveBeenCalled()
})
