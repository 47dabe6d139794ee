import { expect, it } from 'vitest'
import { positionBox } from './box-position'

const view = { top: 0, left: 0, width: 360, height: 320 }
const box = { width: 240, height: 150 }

it.each([
  ['under the line', { top: 40, bottom: 60, x: 20 }, false, { top: 64, left: 20, maxHeight: 248 }],
  [
    'over it where there is more room',
    { top: 240, bottom: 260, x: 20 },
    false,
    { top: 86, left: 20, maxHeight: 228 },
  ],
  [
    'smaller, under the line',
    { top: 150, bottom: 170, x: 20 },
    false,
    { top: 174, left: 20, maxHeight: 138 },
  ],
  ['inside the window', { top: 40, bottom: 60, x: 340 }, false, { top: 64, left: 112, maxHeight: 248 }],
  ['from the right', { top: 40, bottom: 60, x: 300 }, true, { top: 64, left: 60, maxHeight: 248 }],
  ['from the right at the edge', { top: 40, bottom: 60, x: 100 }, true, { top: 64, left: 8, maxHeight: 248 }],
])('%s', (_, line, rtl, place) => expect(positionBox(line, box, view, rtl)).toEqual(place))

it('never covers the line', () => {
  for (let top = 0; top < 300; top += 10) {
    const line = { top, bottom: top + 20, x: 0 }
    const { top: at, maxHeight } = positionBox(line, box, view, false)
    const height = Math.min(box.height, maxHeight)
    expect(at + height <= line.top || at >= line.bottom).toBe(true)
    expect(at >= 0 && at + height <= view.height).toBe(true)
  }
})
