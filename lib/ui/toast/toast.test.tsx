import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { alertError, clearToasts, pushToast } from '@/lib/alerts'
import { ApiError } from '@/lib/http/errors'
import { defineMessages, IntlProvider, preloadLocale, useIntl } from '@/lib/i18n'
import { ToastRegion } from './toast-region'

beforeEach(() => {
  vi.useFakeTimers()
  clearToasts()
})
afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
})

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const push = (...args: Parameters<typeof pushToast>) => act(() => void pushToast(...args))
const items = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

it('shows a success for ten seconds and an error until it is closed', () => {
  render(<ToastRegion />)
  push({ kind: 'success', text: () => 'Post published' })
  push({ kind: 'error', title: () => 'The server reported an error (422)', text: () => 'Too long' })
  wait(9900)
  expect(items()).toEqual(['Post published', 'The server reported an error (422)Too long'])
  wait(200)
  expect(items()).toEqual(['The server reported an error (422)Too long'])
  wait(600_000)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(items()).toEqual([])
})

it('pauses on hover, with focus inside and in a hidden tab', () => {
  render(<ToastRegion />)
  push({ text: () => 'Copied' })
  const toast = screen.getByRole('listitem')
  wait(9000)
  fireEvent.pointerEnter(toast)
  wait(60_000)
  fireEvent.pointerLeave(toast)
  wait(500)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  wait(60_000)
  act(() => screen.getByRole('button', { name: 'Close' }).blur())
  wait(300)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(60_000)
  expect(items()).toEqual(['Copied'])
  vi.restoreAllMocks()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  wait(300)
  expect(items()).toEqual([])
})

it('restarts when raised again', () => {
  render(<ToastRegion />)
  push({ text: () => 'Copied' })
  wait(9000)
  push({ text: () => 'Copied' })
  wait(9000)
  expect(items()).toEqual(['Copied (2×)'])
  wait(1100)
  expect(items()).toEqual([])
})

it('offers one action, once', () => {
  const run = vi.fn()
  render(<ToastRegion />)
  push({ text: () => 'Post saved', action: { label: () => 'Open', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(run).toHaveBeenCalledTimes(1)
  expect(items()).toEqual([])
})

it('is announced: politely, errors at once', () => {
  render(<ToastRegion />)
  const spoken = (kind: string) => document.querySelector(`[aria-live=${kind}]`)?.textContent
  expect(spoken('polite')).toBe('')
  push({ text: () => 'Post published' })
  push({ kind: 'error', title: () => 'The server reported an error (422)', text: () => 'Too long' })
  expect(spoken('polite')).toBe('Post published')
  expect(spoken('assertive')).toBe('The server reported an error (422). Too long')
})

it('is reached by F6, and restores focus', () => {
  render(
    <>
      <input aria-label="text" />
      <ToastRegion />
    </>,
  )
  const input = screen.getByLabelText('text')
  act(() => input.focus())
  fireEvent.keyDown(input, { key: 'F6' })
  expect(document.activeElement).toBe(input)
  push({ text: () => 'Copied' })
  fireEvent.keyDown(input, { key: 'F6' })
  const region = screen.getByRole('region', { name: 'Notices' })
  expect(document.activeElement).toBe(region)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(input)
})

it('shows the toasts of its identity and global ones', () => {
  render(<ToastRegion identity="a" />)
  push({ text: () => 'mine', identity: 'a' })
  push({ text: () => 'another', identity: 'b' })
  push({ text: () => 'all' })
  expect(items()).toEqual(['mine', 'all'])
})

it('names the account of each toast where several act', () => {
  render(<ToastRegion named />)
  push({ text: () => 'Not now', kind: 'error', identity: 'ann@home.example' })
  push({ text: () => 'Copied' })
  expect(items()).toEqual(['Not now@ann@home.example', 'Copied'])
  const [polite, urgent] = document.querySelectorAll('[aria-live]')
  expect(urgent?.textContent).toBe('Not now @ann@home.example')
  expect(polite?.textContent).toBe('Copied')
})

const { copied } = defineMessages({
  copied: { id: 'test.copied', defaultMessage: 'Copied', description: 'Only for this test' },
})

it('follows the language of the interface while it is on screen', async () => {
  await preloadLocale('en-XA')
  const page = (locale: string) => (
    <IntlProvider locale={locale}>
      <Pusher />
      <ToastRegion />
    </IntlProvider>
  )
  function Pusher() {
    const intl = useIntl()
    const push = () => {
      const text = () => intl.formatMessage(copied)
      pushToast({ text, action: { label: text, run: () => {} } })
      alertError(new ApiError({ kind: 'network', path: '/' }), intl)
    }
    return <button onClick={push}>Push</button>
  }
  const view = render(page('en'))
  fireEvent.click(screen.getByRole('button', { name: 'Push' }))
  expect(items()).toEqual(['CopiedCopied', expect.stringMatching(/^No response/)])
  view.rerender(page('en-XA'))
  await act(async () => {})
  const [first, second] = items()
  expect(first).toMatch(/^\[.*\]\[.*\]$/)
  expect(second).toMatch(/^\[.*\]\[.*\]$/)
  // The same notice again is counted rather than shown twice.
  fireEvent.click(screen.getByRole('button', { name: 'Push' }))
  expect(items()).toHaveLength(2)
})
