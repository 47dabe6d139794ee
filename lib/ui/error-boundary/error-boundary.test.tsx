import { requiredString, tolerantArray } from '@/schemas/primitives'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { crashDetails } from './crash-details'
import { ErrorBoundary } from './error-boundary'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

function Bomb({ error }: { error: Error | null }) {
  if (error) throw error
  return <p>fine</p>
}

it('limits a crash to its column and renders it again on demand', async () => {
  let error: Error | null = new Error('boom')
  const Live = () => <Bomb error={error} />
  render(
    <>
      <ErrorBoundary name="home">
        <Live />
      </ErrorBoundary>
      <p>other column</p>
    </>,
  )
  expect(screen.getByText('other column')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
  expect(await screen.findByText(/boom/)).toBeDefined()
  error = null
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('fine')).toBeDefined()
})

it('tries again at another URL', () => {
  const boundary = (key: string, error: Error | null) => (
    <ErrorBoundary name="home" resetKey={key}>
      <Bomb error={error} />
    </ErrorBoundary>
  )
  const { rerender } = render(boundary('/a', new Error('boom')))
  rerender(boundary('/a', null))
  expect(screen.queryByText('fine')).toBeNull()
  rerender(boundary('/b', null))
  expect(screen.getByText('fine')).toBeDefined()
})

it('offers to reload when code failed to load', () => {
  render(
    <ErrorBoundary name="home">
      <Bomb error={new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js')} />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Couldn’t load this page')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reload the app' })).toBeDefined()
})

it('names the missing connection when code failed to load', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <ErrorBoundary name="notifications">
      <Bomb error={new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js')} />
    </ErrorBoundary>,
  )
  expect(screen.getByText('You’re offline')).toBeDefined()
  expect(screen.getByText(/isn’t stored on your device yet/)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload the app' })).toBeDefined()
  vi.restoreAllMocks()
})

it('does not reload while the app cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  render(
    <ErrorBoundary name="home">
      <Bomb error={new Error('boom')} />
    </ErrorBoundary>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reload the app' }))
  expect(await screen.findByText(/Couldn’t reach the app/)).toBeDefined()
  vi.unstubAllGlobals()
})

it('counts dropped items by kind in the details', () => {
  const details = () => crashDetails({ name: 'home', error: new Error('no'), stack: '' })
  tolerantArray(requiredString, 'word').parse(['a', 1, null])
  expect(details()).toMatch(/Parts of answers that could not be read: .*\bword \(2\)/)
})

it('keeps queries of URLs out of the details', () => {
  const error = new Error('x')
  error.stack = 'Error: x\n at f (https://app.example/a.js?token=secret#frag:1:2)'
  const details = crashDetails({ name: 'home', error, stack: '' })
  expect(details).not.toContain('secret')
  expect(details).toContain('https://app.example/a.js:1:2')
})
