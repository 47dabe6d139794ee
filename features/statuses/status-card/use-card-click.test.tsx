import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCardClick } from './use-card-click'

function Post({ open }: { open: (inTab: boolean) => void }) {
  const press = useCardClick(open)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article {...press}>
      <p>Some words</p>
      <button type="button">Act</button>
      <div data-waiting>Buttons that are still loading</div>
      <a href="https://far.example/">
        <b>Away</b>
      </a>
    </article>
  )
}

const setUp = () => {
  const open = vi.fn()
  render(<Post open={open} />)
  return open
}

const press = (
  target: HTMLElement,
  { moved = 0, button = 0, ...keys }: { moved?: number; button?: number; ctrlKey?: boolean } = {},
) => {
  fireEvent.mouseDown(target, { clientX: 10, clientY: 10, button })
  const at = { clientX: 10 + moved, clientY: 10, button, ...keys }
  if (button === 0) fireEvent.click(target, at)
  else fireEvent(target, new MouseEvent('auxclick', { bubbles: true, ...at }))
}

afterEach(() => document.getSelection()?.removeAllRanges())

test.each([
  [0, true],
  [4, true],
  [6, false],
])('a press that moved %i px opens: %s', (moved, opens) => {
  const open = setUp()
  press(screen.getByText('Some words'), { moved })
  expect(open).toHaveBeenCalledTimes(opens ? 1 : 0)
})

test('selecting text does not open', () => {
  const open = setUp()
  const words = screen.getByText('Some words')
  document.getSelection()?.selectAllChildren(words)
  press(words)
  expect(open).not.toHaveBeenCalled()
})

test.each(['Act', 'Away', 'Buttons that are still loading'])(
  'clicking a control inside (%s) does not open the post',
  (name) => {
    const open = setUp()
    press(screen.getByText(name))
    expect(open).not.toHaveBeenCalled()
  },
)

test('middle click and Ctrl open a tab', () => {
  const open = setUp()
  const words = screen.getByText('Some words')
  press(words, { button: 1 })
  press(words, { ctrlKey: true })
  press(words, { button: 2 })
  expect(open.mock.calls).toEqual([[true], [true]])
})

test('a click that began elsewhere does nothing', () => {
  const open = setUp()
  fireEvent.click(screen.getByText('Some words'), { clientX: 10, clientY: 10 })
  expect(open).not.toHaveBeenCalled()
})
