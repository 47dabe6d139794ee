import { expect, test } from 'vitest'
import type { Media } from '@/schemas/media'
import { focusPosition, shownAspect } from './aspect'

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
])('focus %j stands at %s', (focus, position) => {
  expect(focusPosition(media({ focus }))).toBe(position)
})
