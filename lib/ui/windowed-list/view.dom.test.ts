import { expect, test } from 'vitest'
import { documentScroller, elementScroller } from '@/lib/column'
import { overscanOf } from './view'

test('a column of the deck mounts fewer rows beyond the view while it is at its top', () => {
  const atTop = { anchor: null }
  const further = { anchor: { key: 'one', offset: 0 } }
  const column = elementScroller(document.createElement('div'))
  expect(overscanOf(atTop, column)).toBeLessThan(overscanOf(further, column))
  expect(overscanOf(atTop, documentScroller())).toBe(overscanOf(further, documentScroller()))
})
