import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForFirstScreen } from '@/lib/util/first-screen'
import { HoverLayer } from '.'

// Timers advance for lazy loading, but slowly enough for a slow machine; the delays under test are advanced
// by hand.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 }))
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const over = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, new PointerEvent('pointerover', { bubbles: true, pointerType }))
const link = () => screen.getByRole('link', { name: '@alice' })
const card = () => screen.queryByRole('dialog', { name: 'About' })

function Page({ byPointer, layer = true }: { byPointer: boolean; layer?: boolean }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the articles of a feed */}
      <article tabIndex={0} aria-label="Post">
        <a href="/@alice" data-about="alice">
          @alice
        </a>
        <button type="button">Other</button>
      </article>
      {layer && (
        <HoverLayer selector="[data-about]" byPointer={byPointer} label="About">
          {(anchor) => (
            <p>
              about {anchor.dataset['about']} <button type="button">Follow</button>
            </p>
          )}
        </HoverLayer>
      )}
    </>
  )
}

function show(byPointer = true) {
  render(<Page byPointer={byPointer} />)
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
}

it('opens on hover, stays while the pointer is inside and closes after it left', async () => {
  show()
  over(link())
  await wait(400)
  expect(card()).toBeNull()
  await wait(200)
  await waitFor(() => expect(card()?.textContent).toContain('about alice'))
  over(document.body)
  await wait(100)
  over(screen.getByRole('button', { name: 'Follow' }))
  await wait(1000)
  expect(card()).not.toBeNull()
  over(document.body)
  await wait(300)
  expect(card()).toBeNull()
})

it('does not open for a passing pointer', async () => {
  show()
  over(link())
  await wait(300)
  over(document.body)
  await wait(1000)
  expect(card()).toBeNull()
})

it('does not open for what appears under a pointer at rest, until it moves', async () => {
  show()
  const at = { bubbles: true, pointerType: 'mouse', clientX: 20, clientY: 30 }
  fireEvent(document.body, new PointerEvent('pointermove', at))
  fireEvent(link(), new PointerEvent('pointerover', at))
  await wait(2000)
  expect(card()).toBeNull()
  fireEvent(link(), new PointerEvent('pointermove', { ...at, clientX: 21 }))
  await wait(600)
  await waitFor(() => expect(card()).not.toBeNull())
})

it.each(['touch', 'nobody'])('never opens by %s', async (identityKey) => {
  show(identityKey !== 'nobody')
  over(link(), identityKey === 'touch' ? 'touch' : 'mouse')
  await wait(2000)
  expect(card()).toBeNull()
})

it.each([
  ['a press elsewhere', () => fireEvent.pointerDown(document.body)],
  [
    'scrolling',
    () => {
      link().getBoundingClientRect = () => new DOMRect(0, -300, 80, 20)
      fireEvent.scroll(window)
    },
  ],
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
])('closes with %s', async (_name, act_) => {
  show()
  over(link())
  await wait(600)
  await waitFor(() => expect(card()).not.toBeNull())
  act_()
  await waitFor(() => expect(card()).toBeNull())
})

it('stays where a list scrolls to keep its position', async () => {
  show()
  over(link())
  fireEvent.scroll(window)
  await wait(600)
  await waitFor(() => expect(card()).not.toBeNull())
  fireEvent.scroll(window)
  await wait(100)
  expect(card()).not.toBeNull()
})

it('opens by Alt+Down but not by focus; focus moves in and returns', async () => {
  const user = show(false)
  link().focus()
  await wait(2000)
  expect(card()).toBeNull()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(document.activeElement).toBe(card()))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Follow' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(card()).toBeNull())
  expect(document.activeElement).toBe(link())
})

it('opens by the same keys for the author of a post', async () => {
  const user = show()
  screen.getByRole('article').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() => expect(card()?.textContent).toContain('about alice'))
})

it('ignores keys that were handled already', async () => {
  const user = show()
  const article = screen.getByRole('article')
  article.addEventListener('keydown', (event) => event.preventDefault())
  article.focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await wait(100)
  expect(card()).toBeNull()
})

it('handles keys pressed before it was loaded, unless focus moved on', async () => {
  const page = render(<Page byPointer layer={false} />)
  waitForFirstScreen()
  screen.getByRole('article').focus()
  // The key has no other effect, such as scrolling.
  expect(fireEvent.keyDown(screen.getByRole('article'), { key: 'ArrowDown', altKey: true })).toBe(false)
  page.rerender(<Page byPointer />)
  await waitFor(() => expect(card()?.textContent).toContain('about alice'))
  page.rerender(<Page byPointer layer={false} />)
  waitForFirstScreen()
  screen.getByRole('article').focus()
  fireEvent.keyDown(screen.getByRole('article'), { key: 'ArrowDown', altKey: true })
  screen.getByRole('button', { name: 'Other' }).focus()
  page.rerender(<Page byPointer />)
  await wait(100)
  expect(card()).toBeNull()
})
