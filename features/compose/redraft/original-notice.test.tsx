import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { currentDraft, published, showComposer } from '../composer/composer.testing'

const DELETE = 'DELETE /api/v1/statuses/:id'

async function show() {
  const stage = createStage()
  const { script, server } = stage.simulator
  const { id } = script.as('ann').publish('A goos')
  const shown = await showComposer(
    {
      kind: 'redraft',
      replaces: { id: id as StatusId, exists: true, reason: 'On fire' },
      parts: [{ text: 'A goose' }],
    },
    stage,
  )
  return { ...shown, script, original: () => server.world.statuses.get(id) }
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const notice = () => screen.queryByText('The original post still exists.')

test('a notice shows why the original still exists and tries again to delete it', async () => {
  const { user, script, original } = await show()
  expect(notice()?.closest('[role=alert]')?.textContent).toContain('On fire')
  script.refuse(DELETE, 503, { error: 'Back at noon' })
  await user.click(button('Delete original'))
  await screen.findByText('Back at noon')
  expect(original()).toBeDefined()
  const held = script.hold(DELETE)
  await user.click(button('Delete original'))
  await screen.findByText('Deleting the original post…')
  expect(button('Keep both').disabled).toBe(true)
  await waitFor(() => expect(held.count).toBe(1))
  held.release()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete original' })).toBeNull())
  expect(original()).toBeUndefined()
})

test('“Keep both” keeps the original and the draft', async () => {
  const { user, id, original } = await show()
  await user.click(button('Keep both'))
  expect(notice()).toBeNull()
  expect(currentDraft(id).replaces).toBeNull()
  await user.click(button('Post'))
  await published()
  expect(original()).toBeDefined()
})

test('publishing deletes the original first', async () => {
  const { user, original } = await show()
  await user.click(button('Post'))
  await published()
  expect(original()).toBeUndefined()
})
