import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SkeletonList } from './skeleton'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('announces once that it loads and explains after three seconds', () => {
  render(<SkeletonList rows={3} />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  act(() => void vi.advanceTimersByTime(2900))
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toMatch(/Still loading/)
})
