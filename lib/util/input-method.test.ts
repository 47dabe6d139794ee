import { expect, test } from 'vitest'
import { isInputMethodKey } from './input-method'

test.each([
  ['during a composition', { isComposing: true, keyCode: 13 }, true],
  ['that ends a composition, as Safari reports it', { isComposing: false, keyCode: 229 }, true],
  ['of a plain press', { isComposing: false, keyCode: 13 }, false],
])('a key %s', (_, event, expected) => {
  expect(isInputMethodKey(event)).toBe(expected)
})
