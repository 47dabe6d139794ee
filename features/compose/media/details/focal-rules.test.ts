import { expect, test } from 'vitest'
import { focusAfterKey, focusAt, inPercent } from './focal-rules'

const box = { width: 200, height: 100 }

test.each([
  [{ x: 100, y: 50 }, [0, 0]],
  [{ x: 0, y: 0 }, [-1, 1]],
  [{ x: 200, y: 100 }, [1, -1]],
  [{ x: 150, y: 25 }, [0.5, 0.5]],
  [{ x: -30, y: 400 }, [-1, -1]],
])('position %j is focal point %j', (place, focus) => {
  expect(focusAt(place, box)).toEqual(focus)
})

test.each([
  ['ArrowLeft', false, [-0.05, 0]],
  ['ArrowUp', false, [0, 0.05]],
  ['ArrowRight', true, [0.25, 0]],
  ['Home', false, [0, 0]],
  ['a', false, null],
] as const)('%s with far=%s moves from the centre to %j', (key, far, focus) => {
  expect(focusAfterKey(key, [0, 0], far)).toEqual(focus)
})

test('the focal point stays inside the image', () => {
  expect(focusAfterKey('ArrowRight', [0.98, 1], false)).toEqual([1, 1])
  expect(focusAfterKey('Home', [0.98, 1], false)).toEqual([0, 0])
})

test('the focal point is shown in per cent from the corner', () => {
  expect(inPercent([-1, 1])).toEqual({ left: 0, top: 0 })
  expect(inPercent([0.5, -1])).toEqual({ left: 75, top: 100 })
})
