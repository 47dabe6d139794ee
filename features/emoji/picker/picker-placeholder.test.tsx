import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { endTypingAhead, isPrintableKey, typeAhead, typedAhead } from '../typed-ahead'
import { PickerPlaceholder } from './picker-placeholder'

afterEach(endTypingAhead)

it('continues with text typed on the button and leaves Enter to the picker', async () => {
  typeAhead(({ text }) => ({ text: `${text}ca` }))
  const { user, unmount } = renderWith(<PickerPlaceholder />)
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search emoji' })
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('status').textContent).toBe('Loading emoji…')
  await user.keyboard('t{Enter}')
  expect(typedAhead()).toEqual({ text: 'cat', enter: true })
  await user.keyboard('s')
  expect(typedAhead()).toEqual({ text: 'cats', enter: false })
  // Closed before the picker was loaded: the next one starts empty.
  unmount()
  expect(typedAhead()).toEqual({ text: '', enter: false })
})

const key = (name: string, more = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})

it.each([
  ['a', {}, true],
  ['é', {}, true],
  ['猫', {}, true],
  [':', {}, true],
  [' ', {}, false],
  ['Enter', {}, false],
  ['ArrowDown', {}, false],
  ['c', { ctrlKey: true }, false],
  ['c', { metaKey: true }, false],
])('key %j %j types a character: %s', (name, more, expected) => {
  expect(isPrintableKey(key(name, more))).toBe(expected)
})
