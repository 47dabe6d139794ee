import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/http/errors'
import { ErrorState } from './error-state'

it('says what happened and what is kept, and tries again', async () => {
  const retry = vi.fn()
  const error = new ApiError({ kind: 'refused', path: '/', status: 422, message: 'Too long' })
  render(<ErrorState error={error} kept="Your text is kept." onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toBe('Error 422Too longYour text is kept.Try again')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it('is silent about a request that was given up', () => {
  const { container } = render(<ErrorState error={new ApiError({ kind: 'aborted', path: '/' })} />)
  expect(container.textContent).toBe('')
})
