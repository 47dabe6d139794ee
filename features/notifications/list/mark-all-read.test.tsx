import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { ownRead } from '../read-state/own-read'
import { notificationMarkerOf } from '../read-state/read-marker'
import { chooseFilter } from './filter-store'
import { NotificationActions } from './notification-menu'
import { Notifications } from './notifications'

beforeAll(() => import('@/lib/ui/menu/menu-popup'))
beforeEach(() => localStorage.clear())

test('from a category, everything is marked as read, and its rows are no longer new', async () => {
  const stage = createStage()
  const { runtime, simulator } = stage
  const { script, server } = simulator
  const post = script.as('ann').publish('Like me')
  script.readNotifications('ann')
  script.as('eve@remote.example').publish('@ann hello')
  script.as('eve@remote.example').favourite(post.id)
  chooseFilter(runtime.identity.key, 'mentions')
  onTestFinished(() => ownRead.of(runtime.identity.key).reset())
  const { user } = renderWith(
    <>
      <NotificationActions />
      <Notifications
        filter="mentions"
        scroller={documentScroller()}
        memory={new WindowMemory()}
        label="Notifications"
      />
    </>,
    { stage },
  )
  await screen.findByRole('article', { name: /^Unread, Eve.* mentioned you, @ann hello/ })
  await user.click(screen.getByRole('button', { name: 'More options' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }))
  const newest = server.world.notifications.by('account', runtime.me ?? '').at(-1)?.id
  await waitFor(() => expect(notificationMarkerOf(runtime).readUpTo()).toBe(newest))
  expect(await screen.findByRole('article', { name: /^Eve.* mentioned you, @ann hello/ })).toBeTruthy()
})
