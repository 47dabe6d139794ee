import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { SessionProvider } from '@/features/session'
import { deletePushRow } from '@/lib/push/push-rows'
import { stubPushPlatform } from '@/lib/testing/push-platform'
import { NotificationFilterBar } from '../list/filter-bar'
import { setFullBar } from '../list/filter-store'
import { AlertBanner } from './alert-banner'
import { AlertSection } from './alert-section'
import { alertSettingsOf } from './alert-settings'
import { QuietSection } from './quiet-section'

type SessionOfPage = Parameters<typeof SessionProvider>[0]['service']

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
  const to = screen.getByLabelText<HTMLInputElement>('To')
  fireEvent.change(to, { target: { value: '' } })
  fireEvent.blur(to)
  expect(to.value).toBe('07:00')
  const { quiet } = alertSettingsOf(stage.runtime.identity.key).get()
  expect(quiet).toEqual({ on: true, from: 21 * 60 + 30, to: 7 * 60 })
  expect(alertSettingsOf('other@example.org').get().quiet.on).toBe(false)
})

/** The settings in a browser with pushes. */
async function withPush(...platform: Parameters<typeof stubPushPlatform>) {
  const browser = stubPushPlatform(...platform)
  const shown = renderWith(<AlertSection />)
  const { simulator, runtime } = shown.stage
  onTestFinished(async () => void (await deletePushRow(runtime.identity.key)))
  await waitFor(() => expect(box('Favourites: Push').disabled).toBe(false))
  const wanted = () => {
    const [known] = simulator.server.world.pushSubscriptions.values()
    return known && Object.keys(known.alerts).filter((type) => known.alerts[type])
  }
  return { ...shown, browser, wanted, simulator, runtime }
}

test('the first push asks for the permission and subscribes the browser, the last one ends that', async () => {
  const { user, wanted, browser } = await withPush()
  expect(screen.getByText(/arrive even while this app is closed/)).toBeDefined()
  await user.click(box('Mentions and replies: Push'))
  await waitFor(() => expect(wanted()).toEqual(['mention']))
  await user.click(box('Edits: Push'))
  await waitFor(() => expect(wanted()).toEqual(['mention', 'update', 'quoted_update']))
  expect(box('Edits: Push').checked).toBe(true)
  await user.click(box('Mentions and replies: Push'))
  await user.click(box('Edits: Push'))
  await waitFor(() => expect(browser.scopes()).toEqual([]))
  expect(wanted()).toBeUndefined()
})

test('pushes may be limited to some people', async () => {
  const { user, simulator } = await withPush('granted')
  await user.click(box('Boosts: Push'))
  await user.click(await screen.findByRole('combobox', { name: 'Push notifications from' }))
  await user.click(await screen.findByRole('option', { name: 'People you follow' }))
  const policy = () => simulator.server.world.pushSubscriptions.values()[0]?.policy
  await waitFor(() => expect(policy()).toBe('followed'))
})

test('a kind that is not shown is not pushed either', async () => {
  const { user, wanted } = await withPush('granted')
  await user.click(box('Boosts: Push'))
  await user.click(box('Favourites: Push'))
  await waitFor(() => expect(wanted()).toEqual(['reblog', 'favourite']))
  await user.click(box('Boosts: Show'))
  await waitFor(() => expect(wanted()).toEqual(['favourite']))
  expect(box('Boosts: Push').checked).toBe(false)
  expect(box('Boosts: Push').disabled).toBe(true)
})

test('the table is walked by keyboard, row by row, and a cell is pushed with the space bar', async () => {
  const { user, wanted } = await withPush('granted')
  const shown = () => document.activeElement?.getAttribute('aria-label')
  const walk = async (steps: number, shift = false) => {
    const names: (string | null | undefined)[] = []
    for (let step = 0; step < steps; step++) {
      await user.tab({ shift })
      names.push(shown())
    }
    return names
  }
  act(() => box('Mentions and replies: Show').focus())
  expect(await walk(6)).toEqual([
    'Mentions and replies: Desktop',
    'Mentions and replies: Sound',
    'Mentions and replies: Push',
    'Quotes: Show',
    'Quotes: Desktop',
    'Quotes: Sound',
  ])
  await user.tab()
  await user.keyboard(' ')
  await waitFor(() => expect(wanted()).toEqual(['quote']))
  // Saving takes the focus from nowhere.
  expect(shown()).toBe('Quotes: Push')
  expect(box('Quotes: Push').checked).toBe(true)
  expect(await walk(4, true)).toEqual([
    'Quotes: Sound',
    'Quotes: Desktop',
    'Quotes: Show',
    'Mentions and replies: Push',
  ])
})

test('a refused permission is explained, and nothing is subscribed', async () => {
  const { user, browser } = await withPush('default', 'denied')
  await user.click(box('Boosts: Push'))
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeDefined()
  expect(box('Boosts: Push').disabled).toBe(true)
  expect(browser.scopes()).toEqual([])
})

test('a push service that cannot be reached is reported', async () => {
  const { user, browser } = await withPush('granted')
  browser.isBroken = true
  await user.click(box('Boosts: Push'))
  expect(await screen.findAllByText(/couldn’t set up push notifications/)).not.toEqual([])
  await waitFor(() => expect(box('Boosts: Push').checked).toBe(false))
})

test('a sign-in without the permission for pushes can be repeated', async () => {
  const { user, simulator } = await withPush('granted')
  const error = { error: 'This action is outside the authorized scopes' }
  simulator.script.refuse('POST /api/v1/push/subscription', 403, error)
  await user.click(box('Boosts: Push'))
  const link = await screen.findByRole('link', { name: 'Sign in again' })
  expect(link.getAttribute('href')).toContain('/sign-in')
  expect(screen.queryByRole('checkbox', { name: 'Boosts: Push' })).toBeNull()
})

test('a session that is known to lack the permission needs no try', () => {
  stubPushPlatform('granted')
  const sessions = { sessionOf: () => ({ scopes: 'read write' }) }
  renderWith(
    <SessionProvider service={{ sessions } as unknown as SessionOfPage}>
      <AlertSection />
    </SessionProvider>,
  )
  expect(screen.getByRole('link', { name: 'Sign in again' })).toBeDefined()
})

test('a browser without pushes says so, and has no column for them', () => {
  stubPermission('granted', 'granted')
  renderWith(<AlertSection />)
  expect(screen.getByText(/can’t receive push notifications/)).toBeDefined()
  expect(screen.queryByRole('checkbox', { name: 'Boosts: Push' })).toBeNull()
})
