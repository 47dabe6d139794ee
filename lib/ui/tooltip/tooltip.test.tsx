import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IconButton } from '../icon-button/icon-button'
import { TooltipLayer } from './tooltip-layer'

// Timers advance for lazy loading, but slowly enough for a slow machine; the delays under test are advanced
// by hand.
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 }))
afterEach(() => void vi.useRealTimers())

const shown = () => screen.queryByText('Boost')
const over = (element: Element, pointerType: string) =>
  fireEvent(element, new PointerEvent('pointerover', { bubbles: true, pointerType }))

function setup() {
  render(
    <>
      <IconButton icon={<svg />} label="Boost" />
      <TooltipLayer />
    </>,
  )
  return screen.getByRole('button', { name: 'Boost' })
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('opens on hover, for sighted users only, and closes with a press', async () => {
  const button = setup()
  over(button, 'mouse')
  await wait(400)
  expect(shown()).toBeNull()
  await wait(200)
  await waitFor(() => expect(shown()).not.toBeNull())
  expect(screen.getByRole('button', { name: 'Boost' })).toBe(button)
  act(() => void fireEvent.pointerDown(button))
  expect(shown()).toBeNull()
})

it('closes with Escape', async () => {
  const button = setup()
  over(button, 'mouse')
  await wait(600)
  await waitFor(() => expect(shown()).not.toBeNull())
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }))
  expect(shown()).toBeNull()
})

it('closes when the pointer leaves the window', async () => {
  const button = setup()
  over(button, 'mouse')
  await wait(600)
  await waitFor(() => expect(shown()).not.toBeNull())
  act(() => void fireEvent(button, new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' })))
  expect(shown()).toBeNull()
})

it('opens again after a press once the pointer was elsewhere', async () => {
  const button = setup()
  act(() => void fireEvent.pointerDown(button))
  over(button, 'mouse')
  await wait(900)
  expect(shown()).toBeNull()
  over(document.body, 'mouse')
  over(button, 'mouse')
  await wait(600)
  await waitFor(() => expect(shown()).not.toBeNull())
})

it('never opens by touch', async () => {
  over(setup(), 'touch')
  await wait(2000)
  expect(shown()).toBeNull()
})

it.each([
  ['shown', {}, false],
  ['hidden', { display: 'none' }, true],
])('opens only where its text is not visible already: %s', async (_name, style, comes) => {
  render(
    <>
      <a href="/" aria-label="Home" data-tooltip="Boost">
        <span data-tooltip-said style={style}>
          Home
        </span>
      </a>
      <TooltipLayer />
    </>,
  )
  over(screen.getByRole('link', { name: 'Home' }), 'mouse')
  await wait(600)
  if (comes) await waitFor(() => expect(shown()).not.toBeNull())
  else expect(shown()).toBeNull()
})
