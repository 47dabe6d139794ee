import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from '../confirm'
import { Dialog } from '.'

it('has title and description, and focuses its content', async () => {
  render(
    <Dialog title="Boost?" description="Everyone sees it." onClose={() => {}}>
      <input aria-label="Words" />
    </Dialog>,
  )
  const dialog = await screen.findByRole('dialog', { name: 'Boost?' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Everyone sees it.',
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Words' })))
})

it('closes by its button and by Escape', async () => {
  const close = vi.fn()
  render(<Dialog title="Boost?" onClose={close} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

it('takes no space on a radio button or checkbox that is held since before it opened, but the next one and arrows', async () => {
  render(
    <Dialog title="Boost?" onClose={() => {}}>
      <input type="radio" aria-label="Quietly" />
      <input type="checkbox" aria-label="Always" />
    </Dialog>,
  )
  const choices = [await screen.findByRole('radio'), screen.getByRole('checkbox')]
  for (const choice of choices) {
    expect(fireEvent.keyDown(choice, { key: ' ', repeat: true })).toBe(false)
    expect(fireEvent.keyDown(choice, { key: ' ' })).toBe(true)
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown', repeat: true })).toBe(true)
  }
})

it('takes no Enter on a button that is held since before it opened; in a text field Enter repeats', async () => {
  render(
    <Dialog title="Boost?" onClose={() => {}}>
      <textarea aria-label="Words" />
      <button type="button">Boost</button>
    </Dialog>,
  )
  const button = await screen.findByRole('button', { name: 'Boost' })
  const held = { key: 'Enter', repeat: true }
  // False: the default action was prevented, so the browser does not press the button.
  expect(fireEvent.keyDown(button, held)).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Words' }), held)).toBe(true)
})

it.each([
  [
    'a dialog',
    <Dialog key="0" title="Boost?" onClose={() => {}} footer={<button type="button">Boost</button>} />,
  ],
  ['a question', <ConfirmDialog key="1" title="Boost?" confirm="Boost" onAnswer={() => {}} />],
])('a button of %s takes no Enter or space key until it has settled', async (_, dialog) => {
  render(dialog)
  const button = await screen.findByRole('button', { name: 'Boost' })
  button.style.pointerEvents = 'none'
  for (const key of ['Enter', ' ']) expect(fireEvent.keyDown(button, { key })).toBe(false)
  button.style.pointerEvents = ''
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
})

it('confirms with focus on the harmless button; Escape cancels', async () => {
  const answer = vi.fn()
  render(<ConfirmDialog title="Delete this post?" confirm="Delete" danger onAnswer={answer} />)
  await screen.findByRole('alertdialog', { name: 'Delete this post?' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(answer.mock.calls).toEqual([[false], [true]])
})
