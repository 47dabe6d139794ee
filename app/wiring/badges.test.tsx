import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { alertSettingsOf } from '@/features/notifications'
import { timelineKeys } from '@/features/timelines'
import { renderWith } from '@/lib/testing/render'
import { NavList } from '../layout/navigation/nav-list'
import { useNavigationState } from '../layout/navigation/use-navigation-state'
import { connectBadges } from './badges'

function Navigation() {
  const { entries, badges, unread } = useNavigationState()
  return (
    <nav aria-label={`title ${unread}`}>
      <NavList entries={entries} badges={badges} current="/lists" onAgain={() => {}} />
    </nav>
  )
}

test('pending posts of home are counted in the navigation and in the title', async () => {
  onTestFinished(connectBadges())
  const { stage } = renderWith(<Navigation />)
  const { client } = stage.runtime
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Home' })).toBeDefined()
  act(() => void client.setQueryData(timelineKeys.home(), { entries: ['3', '2', '1'], pendingCount: 2 }))
  expect(await screen.findByRole('link', { name: 'Home, 2 new posts' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'title 2' })).toBeDefined()
  act(() => void client.setQueryData(timelineKeys.home(), { entries: ['3', '2', '1'], pendingCount: 0 }))
  expect(await screen.findByRole('link', { name: 'Home' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'title 0' })).toBeDefined()
})

test('unread notifications are counted in the navigation, and with the posts in the title', async () => {
  onTestFinished(connectBadges())
  const { stage } = renderWith(<Navigation />)
  const { client } = stage.runtime
  act(() => void client.setQueryData(timelineKeys.home(), { entries: ['3', '2', '1'], pendingCount: 2 }))
  act(() => void client.setQueryData(['notifications', 'badge'], 3))
  expect(await screen.findByRole('link', { name: 'Notifications, 3 new notifications' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'title 5' })).toBeDefined()
})

test('quiet hours of the account hide its badges', async () => {
  onTestFinished(connectBadges())
  const { stage } = renderWith(<Navigation />)
  const { client, identity } = stage.runtime
  act(() => void client.setQueryData(timelineKeys.home(), { entries: ['3', '2', '1'], pendingCount: 2 }))
  expect(await screen.findByRole('link', { name: 'Home, 2 new posts' })).toBeDefined()
  const now = new Date(stage.runtime.now())
  const from = now.getHours() * 60 + now.getMinutes()
  const settings = alertSettingsOf(identity.key)
  onTestFinished(() => settings.reset())
  act(() =>
    settings.set((current) => ({ ...current, quiet: { on: true, from, to: (from + 60) % (24 * 60) } })),
  )
  expect(await screen.findByRole('link', { name: 'Home' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'title 0' })).toBeDefined()
})
