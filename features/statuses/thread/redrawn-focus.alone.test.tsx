import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { ThreadRows } from './lazy-thread-rows'
import { Thread } from './thread'

// In a file of its own, as the code of threads must not be loaded yet.
test('when the thread loads after its post, an open menu of the post stays open and keeps the focus', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const { id } = script.as('ann').publish('A question')
  script.as('finn@remote.example').publish({ text: 'An answer', inReplyToId: id })
  const { user } = renderWith(
    <Thread id={id as StatusId} scroller={documentScroller()} memory={new WindowMemory()} />,
    { stage },
  )
  const more = await screen.findByRole('button', { name: 'More' })
  await user.click(more)
  expect(await screen.findByRole('menu')).toBeDefined()
  await ThreadRows.load()
  expect(more.isConnected).toBe(true)
  expect(screen.queryByText('An answer')).toBeNull()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('An answer')).toBeDefined()
  const post = screen.getByRole('article', { current: true })
  await waitFor(() => expect(document.activeElement).toBe(within(post).getByRole('button', { name: 'More' })))
})
