import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HoverCard } from '.'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const pointer = (type: 'pointerover' | 'pointerout', pointerType: string) =>
  fireEvent(
    screen.getByRole('link', { name: '@alice' }),
    new PointerEvent(type, { bubbles: true, pointerType, relatedTarget: document.body }),
  )

const setup = () =>
  render(
    <HoverCard
      trigger={(props) => (
        <a href="/@alice" {...props}>
          @alice
        </a>
      )}
    >
      {() => <p>about Alice</p>}
    </HoverCard>,
  )

it('comes when the pointer rests and goes after it has left', async () => {
  setup()
  pointer('pointerover', 'mouse')
  await wait(400)
  expect(screen.queryByText('about Alice')).toBeNull()
  await wait(200)
  await waitFor(() => expect(screen.queryByText('about Alice')).not.toBeNull())
  pointer('pointerout', 'mouse')
  await wait(300)
  expect(screen.queryByText('about Alice')).toBeNull()
})

it('never comes by touch', async () => {
  setup()
  pointer('pointerover', 'touch')
  await wait(2000)
  expect(screen.queryByText('about Alice')).toBeNull()
})
