import { expect, test } from 'vitest'
import type { Media } from '@/schemas/statuses/media'
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
  ['one image keeps its aspect ratio', [1.5], { aspect: 1.5 }],
  ['two images are side by side', [1.33, 1.33], { aspect: 16 / 9 }],
  ['two wide images are stacked', [1.78, 2.4], { aspect: 4 / 3, shape: 'stacked' }],
  ['a wide image and another are side by side', [2.4, 1], { aspect: 16 / 9 }],
  ['two tall images are side by side in a taller grid', [0.4, 0.75], { aspect: 1 }],
  ['three images with a wide first one have it on top', [1.78, 1, 0.5], { aspect: 4 / 3, shape: 'top' }],
  ['three other images share the default grid', [1.33, 2.4, 2.4], { aspect: 16 / 9 }],
  ['four images share the default grid', [1, 1, 1, 1], { aspect: 16 / 9 }],
  ['four tall images share a taller grid', [0.5, 0.5, 0.75, 0.8], { aspect: 1 }],
  ['more than four images have no common aspect ratio', [1, 1, 1, 1, 1], {}],
  ['no images', [], {}],
])('%s', (_name, aspects, layout) => {
  expect(layoutOf(shaped(...aspects))).toEqual(layout)
})
