import { expect, test } from 'vitest'
import * as bounds from './offline-bound'

test('the parts of what is stored for reading offline do not exceed the bound that is stated', () => {
  const { MAX_OFFLINE_BYTES, ...parts } = bounds
  const sum = Object.values(parts).reduce((total, bytes) => total + bytes, 0)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(MAX_OFFLINE_BYTES)
})
