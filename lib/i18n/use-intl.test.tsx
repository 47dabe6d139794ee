import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IntlProvider, loadedIntl, preloadLocale, useIntl, useRelativeTime } from '@/lib/i18n'
import { messages } from './messages'

const start = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

let renders = 0
function Age({ at }: { at: number }) {
  renders++
  return <p>{useRelativeTime(at)}</p>
}

test('relative times use one timer and render only when their text changes', () => {
  renders = 0
  const view = render(
    <IntlProvider locale="en">
      <Age at={start - 65_000} />
      <Age at={start - 3 * 3_600_000} />
    </IntlProvider>,
  )
  expect(screen.getByText('1m')).toBeTruthy()
  expect(vi.getTimerCount()).toBe(1)
  const before = renders
  act(() => void vi.advanceTimersByTime(50_000))
  expect(renders).toBe(before)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByText('2m')).toBeTruthy()
  expect(renders).toBe(before + 1)
  view.unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a hidden page has no timer and is correct as soon as it is shown', () => {
  render(
    <IntlProvider locale="en">
      <Age at={start} />
    </IntlProvider>,
  )
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(start + 300_000)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('5m')).toBeTruthy()
})

function Text() {
  return <p>{useIntl().formatMessage(messages.justNow)}</p>
}

test('the document gets language and direction, and a preloaded locale shows at first paint', async () => {
  await preloadLocale('ar-XB')
  render(
    <IntlProvider locale="ar-XB">
      <Text />
    </IntlProvider>,
  )
  expect(screen.getByText('[!! jûšt ñöw !!]')).toBeTruthy()
  expect(document.documentElement.lang).toBe('ar-XB')
  expect(document.documentElement.dir).toBe('rtl')
})

test('a locale that loads later replaces English', async () => {
  const view = render(
    <IntlProvider locale="en">
      <Text />
    </IntlProvider>,
  )
  expect(screen.getByText('just now')).toBeTruthy()
  view.rerender(
    <IntlProvider locale="en-XA">
      <Text />
    </IntlProvider>,
  )
  expect(screen.getByText('just now')).toBeTruthy()
  vi.useRealTimers()
  expect(await screen.findByText('[!! jûšt ñöw !!]')).toBeTruthy()
})

test('texts outside of components are in the language once it is loaded', async () => {
  const english = loadedIntl('en').formatMessage(messages.justNow)
  expect(loadedIntl('pl').locale).toBe('en')
  await preloadLocale('ar-XB')
  const own = loadedIntl('ar-XB')
  expect([own.locale, own.dir]).toEqual(['ar-XB', 'rtl'])
  expect(own.formatMessage(messages.justNow)).not.toBe(english)
})
