import { expect, it } from 'vitest'
import { positionPopover } from './popover-position'

const view = { top: 0, left: 0, width: 1000, height: 800 }
const size = { width: 350, height: 400 }
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 })

it.each([
  ['under its button, from where it begins', at(100, 100), false, { top: 144, left: 100, room: 648 }],
  [
    'from the other side where text runs from the right',
    at(600, 100),
    true,
    { top: 144, left: 290, room: 648 },
  ],
  ['over it where there is more room', at(100, 600), false, { top: 196, left: 100, room: 588 }],
  ['never over the right edge', at(950, 100), false, { top: 144, left: 642, room: 648 }],
  ['never over the left edge', at(10, 100), true, { top: 144, left: 8, room: 648 }],
  [
    'on the side with more room when it fits on neither',
    at(100, 390),
    false,
    { top: 8, left: 100, room: 378 },
  ],
])('is positioned %s', (_, anchor, rtl, place) => {
  expect(positionPopover(anchor, size, { ...view, height: anchor.top === 390 ? 780 : 800 }, rtl)).toEqual(
    place,
  )
})

it('stays inside the visible part of the window', () => {
  const seen = { top: 100, left: 50, width: 400, height: 300 }
  expect(positionPopover(at(60, 110), size, seen, false)).toEqual({ top: 154, left: 60, room: 238 })
})
