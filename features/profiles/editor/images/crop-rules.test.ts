import { describe, expect, test } from 'vitest'
import {
  ASPECT,
  centredArea,
  highestZoom,
  inPercentOf,
  outputSize,
  zoomAfterKey,
  offsetForCentre,
} from './crop-rules'

describe('the part in the centre', () => {
  test.each([
    ['a square avatar', 'avatar', [600, 600], [0, 0, 600, 600]],
    ['a wide avatar', 'avatar', [900, 300], [300, 0, 300, 300]],
    ['a tall avatar', 'avatar', [300, 901], [0, 301, 300, 300]],
    ['a tall header', 'header', [1500, 1500], [0, 500, 1500, 500]],
    ['a very wide header', 'header', [3000, 100], [1350, 0, 300, 100]],
    ['a pixel', 'header', [1, 1], [0, 0, 1, 1]],
  ] as const)('%s', (_name, kind, [width, height], [x, y, w, h]) => {
    expect(centredArea({ width, height }, ASPECT[kind])).toEqual({ x, y, width: w, height: h })
  })
})

test('a part in per cent', () => {
  expect(inPercentOf({ x: 300, y: 0, width: 300, height: 300 }, { width: 1200, height: 300 })).toEqual({
    x: 25,
    y: 0,
    width: 25,
    height: 100,
  })
})

test.each([
  ['a large avatar', 'avatar', 4000, [800, 800]],
  ['a small avatar is not enlarged', 'avatar', 90.4, [90, 90]],
  ['a large header', 'header', 6000, [1500, 500]],
  ['a small header keeps its aspect', 'header', 601, [601, 200]],
  ['a pixel', 'header', 0.2, [1, 1]],
] as const)('the size of the file: %s', (_name, kind, width, [w, h]) => {
  expect(outputSize({ width }, kind)).toEqual({ width: w, height: h })
})

test.each([
  ['a small image', 'avatar', [100, 100], 1],
  ['a middle one', 'avatar', [600, 900], 5],
  ['a large one', 'avatar', [8000, 8000], 8],
  ['a header', 'header', [1500, 1000], 3.1],
  ['a narrow header', 'header', [300, 3000], 1],
] as const)('the highest zoom of %s', (_name, kind, [width, height], zoom) => {
  expect(highestZoom({ width, height }, kind)).toBe(zoom)
})

test.each([
  ['+', 2, 2.2],
  ['=', 2, 2.2],
  ['+', 2.95, 3],
  ['-', 2.2, 2],
  ['-', 1.05, 1],
  ['0', 2.7, 1],
  ['a', 2, null],
])('key %s at zoom %d', (key, zoom, result) => {
  const next = zoomAfterKey(key, zoom, 3)
  if (result === null) expect(next).toBeNull()
  else expect(next).toBeCloseTo(result)
})

test.each([
  ['a point below the centre moves the image up', { x: 0, y: 0 }, { x: 0, y: 30 }, { x: 0, y: -30 }],
  ['adds to where the image is', { x: 0, y: -10 }, { x: 0, y: -30 }, { x: 0, y: 20 }],
  ['stops at the edges of the image', { x: 0, y: 0 }, { x: 80, y: 90 }, { x: 0, y: -50 }],
])('a press: %s', (_, offset, point, expected) => {
  const moved = offsetForCentre(offset, point, { width: 100, height: 200 }, { width: 100, height: 100 })
  expect(moved).toEqual(expected)
})
