import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import { currentDraft, showComposer } from '../../composer/composer.testing'

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
const type = (value: string) => fireEvent.change(text(), { target: { value } })
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Sends a post and composes letters behind its text when the answer comes. */
async function composeWhileSending() {
  const stage = createStage()
  const { script, server } = stage.simulator
  const { id, user } = await showComposer(
    { fields: { visibility: 'public' }, parts: [{ text: 'Geese' }] },
    stage,
  )
  const held = script.hold('POST /api/v1/statuses')
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await waitFor(() => expect(currentDraft(id).state).toBe('sending'))
  fireEvent.compositionStart(text())
  type('Geese にほ')
  held.release()
  await waitFor(() => expect([...server.world.statuses.values()].at(-1)?.text).toBe('Geese'))
  await pause()
  expect(text().value).toBe('Geese にほ')
}

test('the draft changes after the composition that was open when the answer came', async () => {
  await composeWhileSending()
  type('Geese 日本')
  fireEvent.compositionEnd(text())
  await waitFor(() => expect(text().value).toBe('日本'))
})

test('a field that is left ends its composition', async () => {
  await composeWhileSending()
  fireEvent.focusOut(text())
  await waitFor(() => expect(text().value).toBe('にほ'))
})
