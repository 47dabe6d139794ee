import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SavedFlag, TopicPage } from '@/features/settings'
import { clearToasts, useToasts } from '@/lib/alerts'
import { renderWith } from '@/lib/testing/render'
import { alertSettingsOf } from '../alerts/alert-settings'
import { missedStoreOf, setMissedOn } from '../missed/missed-store'
import { notificationsTopic } from './notifications-topic'

afterEach(() => {
  cleanup()
  clearToasts()
  localStorage.clear()
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
