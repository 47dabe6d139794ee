import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useHotkeys, type Hotkeys } from './use-hotkeys'

function Page({ keys, enabled }: { keys: Hotkeys; enabled?: boolean }) {
  useHotkeys(keys, { enabled: enabled ?? true })
  return (
    <>
      <input aria-label="text" />
      <input type="checkbox" aria-label="check" />
      <div role="menu" tabIndex={-1} />
    </>
  )
}

it('handles single keys, sequences and modified keys', () => {
  const keys = { j: vi.fn(), 'g h': vi.fn(), '$mod+k': vi.fn(), '?': vi.fn() }
  render(<Page keys={keys} />)
  fireEvent.keyDown(document.body, { key: 'j' })
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(document.body, { key: 'h' })
  expect(keys.j).toHaveBeenCalledTimes(1)
  expect(keys['g h']).toHaveBeenCalledTimes(1)
})

it.each([false, true])('matches a character on any keyboard layout (Shift: %s)', (shiftKey) => {
  const keys = { '?': vi.fn() }
  render(<Page keys={keys} />)
  fireEvent.keyDown(document.body, { key: '?', shiftKey, modifierShift: shiftKey })
  expect(keys['?']).toHaveBeenCalledTimes(1)
})

it('leaves letters to fields and menus, but not shortcuts with a modifier', () => {
  const keys = { j: vi.fn(), 'Control+k': vi.fn() }
  render(<Page keys={keys} />)
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'j' })
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'j' })
  expect(keys.j).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('text'), { key: 'k', ctrlKey: true, modifierControl: true })
  fireEvent.keyDown(screen.getByLabelText('check'), { key: 'j' })
  expect(keys['Control+k']).toHaveBeenCalledTimes(1)
  expect(keys.j).toHaveBeenCalledTimes(1)
})

it('never takes a browser shortcut for a plain key', () => {
  const keys = { j: vi.fn() }
  render(<Page keys={keys} />)
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true, modifierControl: true })
  expect(keys.j).not.toHaveBeenCalled()
})

it('ignores handled events, composition and while disabled', () => {
  const keys = { j: vi.fn() }
  const { rerender } = render(<Page keys={keys} />)
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true })
  const taken = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true })
  taken.preventDefault()
  document.body.dispatchEvent(taken)
  rerender(<Page keys={keys} enabled={false} />)
  fireEvent.keyDown(document.body, { key: 'j' })
  expect(keys.j).not.toHaveBeenCalled()
})
