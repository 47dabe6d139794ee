import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { lazyRoute } from './lazy-route'

const Screen = () => <p>the screen</p>

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

it('renders at once when it is preloaded', async () => {
  const Route = lazyRoute(() => Promise.resolve({ Screen }), 'Screen')
  await Route.preload()
  render(<Route />)
  expect(screen.getByText('the screen')).toBeDefined()
})

it('loads on render when it is not preloaded', async () => {
  const Route = lazyRoute(() => Promise.resolve({ Screen }), 'Screen')
  await act(async () => {
    render(
      <Suspense>
        <Route />
      </Suspense>,
    )
  })
  expect(await screen.findByText('the screen')).toBeDefined()
})

it('offers to reload when loading fails, and loads again on the next visit', async () => {
  const load = vi
    .fn<() => Promise<{ Screen: typeof Screen }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
    .mockResolvedValue({ Screen })
  const Route = lazyRoute(load, 'Screen')
  const visit = (entry: string) => (
    <ErrorBoundary name="x" resetKey={entry}>
      <Route />
    </ErrorBoundary>
  )
  await Route.preload()
  const { rerender } = render(visit('a'))
  expect(screen.getByRole('button', { name: 'Reload the app' })).toBeDefined()
  await Route.preload()
  rerender(visit('b'))
  expect(screen.getByText('the screen')).toBeDefined()
})
