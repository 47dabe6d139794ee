import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { isQuietNow, onQuiet } from '../alerts/quiet'
import { PauseNotice } from './pause-notice'
import { PauseSection } from './pause-section'
import { pauseEnd, pauseOf } from './pause-store'

const stage = createStage()
const { runtime } = stage

afterEach(() => {
  cleanup()
  pauseOf(runtime.identity.key).reset()
  vi.useRealTimers()
})

test('a pause is shown wherever it is on, and one press ends it', async () => {
  const user = userEvent.setup()
  const changed = vi.fn()
  const end = onQuiet(runtime, changed)
  renderWith(
    <>
      <PauseNotice />
      <PauseSection />
    </>,
    { stage },
  )
  expect(screen.queryByText(/are paused until/)).toBeNull()
  await user.click(screen.getByRole('button', { name: '4 hours' }))
  expect(changed).toHaveBeenCalled()
  expect(isQuietNow(runtime)).toBe(true)
  expect(pauseEnd(runtime)).toBeGreaterThan(runtime.now() + 3 * 3_600_000)
  expect(screen.getAllByText(/are paused until/)).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: 'Resume now' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByText(/are paused until/)).toBeNull())
  expect(isQuietNow(runtime)).toBe(false)
  end()
})

test('a pause ends at its time, which is reported', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  const ports = { identity: runtime.identity, now: () => Date.now() }
  const listener = vi.fn()
  const end = onQuiet(ports, listener)
  pauseOf(runtime.identity.key).set(Date.now() + 60_000)
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(59_999)
  expect(isQuietNow(ports)).toBe(true)
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(isQuietNow(ports)).toBe(false)
  end()
})
