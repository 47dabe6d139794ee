import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { SavedFlag, TopicPage } from '@/features/settings'
import { clearToasts, useToasts } from '@/lib/alerts'
import { deletePushRow } from '@/lib/push/push-rows'
import { stubPushPlatform } from '@/lib/testing/push-platform'
import { renderWith } from '@/lib/testing/render'
import { alertSettingsOf } from '../alerts/alert-settings'
import { missedStoreOf, setMissedOn } from '../missed/missed-store'
import { notificationsTopic } from './notifications-topic'

afterEach(() => {
  cleanup()
  clearToasts()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const show = () =>
  renderWith(
    <>
      <SavedFlag />
      <TopicPage topic={notificationsTopic} topics={[notificationsTopic]} />
    </>,
  )

const isSaved = () => screen.queryAllByText('Saved').length > 0

test('resetting the section restores alerts, quiet hours and summaries of the account, which can be undone', async () => {
  const { user, stage } = show()
  const { key } = stage.runtime.identity
  const alerts = alertSettingsOf(key)
  const usual = alerts.get()
  const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked
  await user.click(screen.getByRole('switch', { name: 'Use quiet hours' }))
  await user.click(screen.getByRole('checkbox', { name: 'Boosts: Show' }))
  act(() => setMissedOn(key, false))
  const own = alerts.get()
  await user.click(screen.getByRole('button', { name: 'Reset this section' }))
  expect(alerts.get()).toEqual(usual)
  expect(isOn('Use quiet hours')).toBe(false)
  expect(missedStoreOf(key).get().on).toBe(true)
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  expect(alerts.get()).toEqual(own)
  expect(isOn('Use quiet hours')).toBe(true)
  expect(missedStoreOf(key).get().on).toBe(false)
})

test('resetting the section ends the pushes too, and undoing it starts them as they were', async () => {
  const browser = stubPushPlatform('granted')
  const { user, stage } = show()
  const { runtime, simulator } = stage
  onTestFinished(async () => void (await deletePushRow(runtime.identity.key)))
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  const pushed = () => {
    const [known] = simulator.server.world.pushSubscriptions.values()
    return known && [known.policy, ...Object.keys(known.alerts).filter((type) => known.alerts[type])]
  }
  await waitFor(() => expect(box('Boosts: Push').disabled).toBe(false))
  await user.click(box('Boosts: Push'))
  await user.click(await screen.findByRole('combobox', { name: 'Push notifications from' }))
  await user.click(await screen.findByRole('option', { name: 'People you follow' }))
  await waitFor(() => expect(pushed()).toEqual(['followed', 'reblog']))
  await user.click(screen.getByRole('button', { name: 'Reset this section' }))
  await waitFor(() => expect(browser.scopes()).toEqual([]))
  await waitFor(() => expect(pushed()).toBeUndefined())
  await waitFor(() => expect(box('Boosts: Push').checked).toBe(false))
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  await waitFor(() => expect(pushed()).toEqual(['followed', 'reblog']))
  await waitFor(() => expect(box('Boosts: Push').checked).toBe(true))
})

test('pushes that cannot be started again are reported', async () => {
  const browser = stubPushPlatform('granted')
  const { user, stage } = show()
  onTestFinished(async () => void (await deletePushRow(stage.runtime.identity.key)))
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Boosts: Push' })
  await waitFor(() => expect(box().disabled).toBe(false))
  await user.click(box())
  await waitFor(() => expect(browser.scopes()).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Reset this section' }))
  await waitFor(() => expect(browser.scopes()).toEqual([]))
  browser.isBroken = true
  act(() => useToasts.getState().toasts.at(-1)?.action?.run())
  const texts = () => useToasts.getState().toasts.map(({ text }) => text)
  await waitFor(() => expect(texts()).toContainEqual(expect.stringMatching(/couldn’t set up push/)))
})

test('a setting of the account that changed is saved, and the page says so; a found absence is none', () => {
  const { stage } = show()
  const { key } = stage.runtime.identity
  act(() => missedStoreOf(key).set((current) => ({ ...current })))
  expect(isSaved()).toBe(false)
  act(() => setMissedOn(key, false))
  expect(isSaved()).toBe(true)
})

test('a rule that the server saved is shown as saved', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('combobox', { name: 'New accounts' }))
  expect(isSaved()).toBe(false)
  await user.click(await screen.findByRole('option', { name: /Filter/ }))
  await waitFor(() => expect(isSaved()).toBe(true))
})
