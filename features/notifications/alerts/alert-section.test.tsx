import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { NotificationFilterBar } from '../list/filter-bar'
import { setFullBar } from '../list/filter-store'
import { AlertBanner } from './alert-banner'
import { AlertSection } from './alert-section'
import { alertSettingsOf } from './alert-settings'
import { QuietSection } from './quiet-section'

beforeEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** A browser that answers the question for permission with `answer`. */
function stubPermission(answer: NotificationPermission, permission: NotificationPermission = 'default') {
  const fake = {
    permission,
    requestPermission: () => {
      fake.permission = answer
      return Promise.resolve(answer)
    },
  }
  vi.stubGlobal('Notification', fake)
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

test('the permission is asked for by a button, which turns on the first alerts', async () => {
  stubPermission('granted')
  const { user } = renderWith(<AlertSection />)
  await user.click(screen.getByRole('button', { name: 'Allow desktop notifications' }))
  expect(screen.queryByRole('button', { name: 'Allow desktop notifications' })).toBeNull()
  expect(box('Mentions and replies: Desktop').checked).toBe(true)
  expect(box('Favourites: Desktop').checked).toBe(false)
})

test('a banner above the notifications asks too, until it is answered', async () => {
  stubPermission('granted')
  const { user, stage } = renderWith(<AlertBanner />)
  await user.click(screen.getByRole('button', { name: 'Allow desktop notifications' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(alertSettingsOf(stage.runtime.identity.key).get().alerts).toEqual(['mention', 'quote'])
})

test('the banner can be closed for good', async () => {
  stubPermission('granted')
  const { user, unmount } = renderWith(<AlertBanner />)
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderWith(<AlertBanner />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('collections are offered only where the server has them', () => {
  const stage = createStage()
  const server = (apiVersion: number) => {
    const facts = { version: '4.6.0', instanceV2: true, streamingUrl: null, translation: true }
    act(() => stage.runtime.http.capabilities.know({ ...facts, apiVersion }))
  }
  renderWith(
    <>
      <AlertSection />
      <NotificationFilterBar />
    </>,
    { stage },
  )
  act(() => setFullBar(stage.runtime.identity.key, true))
  const offers = () => [
    screen.queryByRole('checkbox', { name: 'Collections: Show' }) !== null,
    screen.queryByRole('button', { name: 'Collections' }) !== null,
  ]
  server(9)
  expect(offers()).toEqual([false, false])
  server(10)
  expect(offers()).toEqual([true, true])
})

test('the first alert asks too, and a refusal is explained', async () => {
  stubPermission('denied')
  const { user } = renderWith(<AlertSection />)
  await user.click(box('Favourites: Desktop'))
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeDefined()
  expect(box('Favourites: Desktop').checked).toBe(false)
  expect(box('Favourites: Desktop').disabled).toBe(true)
  expect(box('Favourites: Sound').disabled).toBe(false)
})

test('a kind that is not shown has no alert and no sound', async () => {
  stubPermission('granted', 'granted')
  const { user } = renderWith(<AlertSection />)
  expect(box('Boosts: Sound').checked).toBe(true)
  await user.click(box('Boosts: Show'))
  expect(box('Boosts: Sound').checked).toBe(false)
  expect(box('Boosts: Sound').disabled).toBe(true)
  expect(screen.queryByRole('checkbox', { name: 'New reports: Show' })).toBeNull()
})

test('quiet hours are set per account', async () => {
  const { user, stage } = renderWith(<QuietSection />)
  await user.click(screen.getByRole('switch', { name: 'Use quiet hours' }))
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '21:30' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '' } })
  const { quiet } = alertSettingsOf(stage.runtime.identity.key).get()
  expect(quiet).toEqual({ on: true, from: 21 * 60 + 30, to: 7 * 60 })
  expect(alertSettingsOf('other@example.org').get().quiet.on).toBe(false)
})
