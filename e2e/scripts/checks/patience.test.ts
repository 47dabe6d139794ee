// @vitest-environment node
import { expect, it } from 'vitest'
import { patienceFor } from './patience.mjs'

it('stretches deadlines with the time a fixed task takes, within limits', () => {
  expect(patienceFor(50, 100)).toBe(1)
  expect(patienceFor(100, 100)).toBe(1)
  expect(patienceFor(234, 100)).toBe(2.3)
  expect(patienceFor(5000, 100)).toBe(4)
})
