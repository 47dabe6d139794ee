import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
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

test('posts that wait above home are counted at its entry and in the title', async () => {
  onTestFinished(connectBadges())
  const { stage } = renderWith(<Navigation />)
  const { client } = stage.runtime
  expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Home' })).toBeDefined()
  act(() => void client.setQueryData(timelineKeys.home(), { entries: ['3', '2', '1'], hidden: 2 }))
  expect(await screen.findByRole('link', { name: 'Home, 2 new posts' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'title 2' })).toBeDefined()
  act(() => void client.setQueryData(timelineKeys.home(), { entries: ['3', '2', '1'], hidden: 0 }))
  expect(await screen.findByRole('link', { name: 'Home' })).toBeDefined()
  expect(screen.getByRole('navigation', { name: 'title 0' })).toBeDefined()
})
