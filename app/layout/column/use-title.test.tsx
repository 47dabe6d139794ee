import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { DocumentTitle, setColumnTitle } from './use-title'

const icon = document.createElement('link')
icon.rel = 'icon'

beforeEach(() => {
  icon.setAttribute('href', '/skein/icon.svg')
  document.head.append(icon)
})
afterEach(() => {
  icon.remove()
  act(() => setColumnTitle(''))
})

test('the title counts new posts and the favicon is marked until they are read', () => {
  const { rerender } = renderWith(<DocumentTitle unread={3} onApp={0} />)
  act(() => setColumnTitle('Home'))
  expect(document.title).toMatch(/^\(3\) Home – /)
  expect(icon.getAttribute('href')).toBe('/skein/icon-unread.svg')
  rerender(<DocumentTitle unread={0} onApp={0} />)
  expect(document.title).toMatch(/^Home – /)
  expect(icon.getAttribute('href')).toBe('/skein/icon.svg')
})

test('the favicon of an embedding server is not changed', () => {
  icon.setAttribute('href', '/packs/favicon-48.png')
  renderWith(<DocumentTitle unread={3} onApp={0} />)
  expect(icon.getAttribute('href')).toBe('/packs/favicon-48.png')
})

test('the icon of the installed app shows the number of unread notifications, also where it is refused', async () => {
  const setAppBadge = vi.fn(() => Promise.reject(new DOMException('Not installed', 'NotAllowedError')))
  Object.assign(navigator, { setAppBadge })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'setAppBadge'))
  const { rerender } = renderWith(<DocumentTitle unread={5} onApp={2} />)
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[2]]))
  rerender(<DocumentTitle unread={3} onApp={0} />)
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[2], [0]]))
})
