import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/http/errors'
import { setOffline } from '@/lib/alerts'
import { ErrorState } from './error-state'

it('says what happened and what is kept, and retries', async () => {
  const retry = vi.fn()
  const error = new ApiError({ kind: 'refused', path: '/', status: 422, message: 'Too long' })
  render(<ErrorState error={error} kept="Your text is kept." onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toBe('Error 422Too longYour text is kept.Try again')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('shows nothing for an aborted request', () => {
  const { container } = render(<ErrorState error={new ApiError({ kind: 'aborted', path: '/' })} />)
  expect(container.textContent).toBe('')
})

it('leaves a lost connection to the offline banner', () => {
  render(<ErrorState error={new ApiError({ kind: 'lost', path: '/' })} onRetry={() => {}} />)
  expect(screen.getByRole('alert')).toBeDefined()
  act(() => setOffline(true))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/back online/)).toBeDefined()
  act(() => setOffline(false))
  expect(screen.getByRole('alert')).toBeDefined()
})

it('reports a refusal at once, offline or not', () => {
  act(() => setOffline(true))
  render(
    <ErrorState error={new ApiError({ kind: 'refused', path: '/', status: 422, message: 'Too long' })} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Too long')
  act(() => setOffline(false))
})
