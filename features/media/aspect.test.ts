import { expect, test } from 'vitest'
import type { Media } from '@/schemas/media'
import { focusPosition, layoutOf, shownAspect } from './aspect'

const media = (meta: unknown) => ({ meta }) as Pick<Media, 'meta'>

test.each([
  [null, 16 / 9],
  [{ original: { width: 400, height: 400, aspect: null } }, 1],
  [{ original: { width: 100, height: 900, aspect: null } }, 0.8],
  [{ original: { width: null, height: null, aspect: 5 } }, 1.91],
  [{ small: { width: 300, height: 200, aspect: 1.5 } }, 1.5],
])('%j is shown as %d', (meta, aspect) => {
  expect(shownAspect(media(meta))).toBeCloseTo(aspect)
})

test.each([
  [undefined, '50% 50%'],
  [{ x: -1, y: 1 }, '0% 0%'],
  [{ x: 5, y: -0.5 }, '100% 75%'],
])('focus %j is at %s', (focus, position) => {
  expect(focusPosition(media({ focus }))).toBe(position)
})

const shaped = (...aspects: number[]) =>
  aspects.map((aspect) => media({ original: { width: null, height: null, aspect } }))

test.each<[string, number[], object]>([
  ['one keeps its shape', [1.5], { aspect: 1.5 }],
  ['two stand side by side', [1.33, 1.33], { aspect: 16 / 9 }],
  ['two wide ones one above the other', [1.78, 2.4], { aspect: 4 / 3, shape: 'stacked' }],
  ['a wide one and another side by side', [2.4, 1], { aspect: 16 / 9 }],
  ['two tall ones side by side, taller', [0.4, 0.75], { aspect: 1 }],
  ['three after a wide one', [1.78, 1, 0.5], { aspect: 4 / 3, shape: 'top' }],
  ['three after any other', [1.33, 2.4, 2.4], { aspect: 16 / 9 }],
  ['four', [1, 1, 1, 1], { aspect: 16 / 9 }],
  ['four tall ones', [0.5, 0.5, 0.75, 0.8], { aspect: 1 }],
  ['more, each for itself', [1, 1, 1, 1, 1], {}],
  ['none', [], {}],
])('%s', (_name, aspects, layout) => {
  expect(layoutOf(shaped(...aspects))).toEqual(layout)
})
