import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('new posts are counted in the title and mark the icon, until they are read', () => {
  const { rerender } = renderWith(<DocumentTitle unread={3} />)
  act(() => setColumnTitle('Home'))
  expect(document.title).toMatch(/^\(3\) Home – /)
  expect(icon.getAttribute('href')).toBe('/skein/icon-unread.svg')
  rerender(<DocumentTitle unread={0} />)
  expect(document.title).toMatch(/^Home – /)
  expect(icon.getAttribute('href')).toBe('/skein/icon.svg')
})

test('the icon of an embedding server is left alone', () => {
  icon.setAttribute('href', '/packs/favicon-48.png')
  renderWith(<DocumentTitle unread={3} />)
  expect(icon.getAttribute('href')).toBe('/packs/favicon-48.png')
})
