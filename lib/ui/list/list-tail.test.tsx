import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/http'
import { IntlProvider } from '@/lib/i18n'
import { renderWith } from '@/lib/testing/render'
import { ListTail, type ListTailProps } from './list-tail'

const show = (props: Omit<ListTailProps, 'kind'>) =>
  render(
    <IntlProvider locale="en" timeZone="UTC" now={() => 0}>
      <ListTail kind="people" failedText="More people did not load" {...props} />
    </IntlProvider>,
  )

test('shows a button only in a list that does not load automatically', async () => {
  const onMore = vi.fn()
  const { unmount } = show({ state: 'more', onMore })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  show({ state: 'more', byHand: true, onMore })
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

test.each([
  ['waits for a press', { state: 'waiting', busy: true }, 'Load more'],
  ['loads on request', { state: 'loading', byHand: true, busy: true }, 'Load more'],
  ['failed and is loading again', { state: 'failed', busy: true }, 'Try again'],
] as const)('the button of a list that %s stays while it loads', (_name, props, name) => {
  show(props)
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

test('a failure says what failed, or until when the server limits requests', () => {
  const { unmount } = show({ state: 'failed', error: new ApiError({ kind: 'network', path: '/' }) })
  expect(screen.getByRole('alert').textContent).toBe('More people did not load')
  unmount()
  const retryAt = Date.now() + 3 * 60_000
  show({ state: 'failed', error: new ApiError({ kind: 'rateLimited', path: '/', retryAt }) })
  expect(screen.getByRole('alert').textContent).not.toBe('More people did not load')
})

test('marks the end of the list unless a note or the reason for an early end replaces it', async () => {
  const { unmount } = show({ state: 'end', lost: 2 })
  expect(screen.getByText('End of list')).toBeTruthy()
  expect(await screen.findByText(/2 accounts couldn’t be read/)).toBeTruthy()
  unmount()
  const other = show({ state: 'end', end: 'Others are not known here' })
  expect(screen.getByText('Others are not known here')).toBeTruthy()
  expect(screen.queryByText('End of list')).toBeNull()
  other.unmount()
  show({ state: 'end', broken: 'Invalid cursor' })
  expect(screen.getByRole('alert').textContent).toContain('Invalid cursor')
  cleanup()
  show({ state: 'end', broken: '' })
  expect(screen.getByRole('alert').textContent).toContain('can’t read')
})

test('asks to sign in again, and not to try again, when the session ended', async () => {
  renderWith(
    <ListTail
      kind="posts"
      state="failed"
      error={new ApiError({ kind: 'unauthorised', path: '/', status: 401 })}
    />,
  )
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
