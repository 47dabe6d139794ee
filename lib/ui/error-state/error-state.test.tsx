import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/http/errors'
import { OfflineServer, setOffline } from '@/lib/alerts'
import { ErrorState } from './error-state'

const SERVER = 'https://home.example'

it('shows the error, and retries', async () => {
  const retry = vi.fn()
  const error = new ApiError({ kind: 'refused', path: '/', status: 422, message: 'Too long' })
  render(<ErrorState error={error} onRetry={retry} />)
  expect(screen.getByRole('alert').textContent).toBe('The server reported an error (422)Too longTry again')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

it.each([
  ['a lost connection', undefined, 'offline'],
  ['an error of the server', 503, 'error'],
])('draws %s as such', (_, status, drawing) => {
  const { container } = render(<ErrorState error={new ApiError({ kind: 'network', path: '/', status })} />)
  expect(container.querySelector('[data-drawing]')?.getAttribute('data-drawing')).toBe(drawing)
})

it('shows nothing for an aborted request', () => {
  const { container } = render(<ErrorState error={new ApiError({ kind: 'aborted', path: '/' })} />)
  expect(container.textContent).toBe('')
})

it('leaves a lost connection to the offline banner', () => {
  render(<ErrorState error={new ApiError({ kind: 'network', path: '/' })} onRetry={() => {}} />)
  expect(screen.getByRole('alert')).toBeDefined()
  act(() => setOffline(SERVER, true))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/back online/)).toBeDefined()
  act(() => setOffline(SERVER, false))
  expect(screen.getByRole('alert')).toBeDefined()
})

it('reports a lost connection where another server is offline', () => {
  const error = new ApiError({ kind: 'network', path: '/' })
  render(
    <OfflineServer value="https://other.example">
      <ErrorState error={error} onRetry={() => {}} />
    </OfflineServer>,
  )
  act(() => setOffline(SERVER, true))
  expect(screen.getByRole('alert')).toBeDefined()
  act(() => setOffline(SERVER, false))
})

it('reports a refusal at once, offline or not', () => {
  act(() => setOffline(SERVER, true))
  render(
    <ErrorState error={new ApiError({ kind: 'refused', path: '/', status: 422, message: 'Too long' })} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Too long')
  act(() => setOffline(SERVER, false))
})
