import type { ClientRect, CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { describe, expect, test } from 'vitest'
import { collideInRow, stepInRow } from './row-sorting'

const rect = (left: number, width: number): ClientRect => ({
  left,
  width,
  right: left + width,
  top: 0,
  height: 900,
  bottom: 900,
})

/** A wide column, a collapsed one and another wide one. */
const WIDTHS = { home: 360, thin: 48, tag: 360 }
type Id = keyof typeof WIDTHS

/** Places the columns in this order from the left. */
function place(order: readonly Id[]) {
  let left = 0
  return new Map<string, ClientRect>(
    order.map((id) => {
      const at = rect(left, WIDTHS[id])
      left += WIDTHS[id]
      return [id, at]
    }),
  )
}

function overAt(rects: Map<string, ClientRect>, id: Id, left: number) {
  const args = { active: { id }, collisionRect: rect(left, WIDTHS[id]), droppableRects: rects }
  return collideInRow(args as unknown as Parameters<CollisionDetection>[0])[0]?.id
}

/** Picks `id` up, presses the keys, and returns the column it is over after each. */
function press(order: readonly Id[], id: Id, codes: readonly string[]) {
  const rects = place(order)
  let left = rects.get(id)?.left ?? 0
  let over: string | number | undefined = id
  return codes.map((code) => {
    const event = Object.assign(new Event('keydown', { cancelable: true }), {
      code,
    }) as unknown as KeyboardEvent
    const context = {
      active: { id },
      over: over === undefined ? null : { id: over },
      collisionRect: rect(left, WIDTHS[id]),
      droppableRects: rects,
    }
    const args = { active: id, currentCoordinates: { x: left, y: 0 }, context }
    const to = stepInRow(event, args as unknown as Parameters<KeyboardCoordinateGetter>[1])
    if (to) left = to.x
    over = overAt(rects, id, left)
    return over
  })
}

describe.each([
  ['from the left', ['home', 'thin', 'tag'], 'ArrowRight', 'ArrowLeft'],
  ['from the right', ['tag', 'thin', 'home'], 'ArrowLeft', 'ArrowRight'],
] as const)('a column that is moved %s', (_, order, away, back) => {
  test('passes a collapsed column in one step, and the next in another', () => {
    expect(press(order, 'home', [away, away, away])).toEqual(['thin', 'tag', 'tag'])
  })

  test('returns step by step', () => {
    expect(press(order, 'home', [away, away, back, back, back])).toEqual([
      'thin',
      'tag',
      'thin',
      'home',
      'home',
    ])
  })
})

test('a collapsed column passes a wide one in one step', () => {
  expect(press(['home', 'thin', 'tag'], 'thin', ['ArrowRight', 'ArrowLeft', 'ArrowLeft'])).toEqual([
    'tag',
    'thin',
    'home',
  ])
})

test('keys of the other direction move nothing', () => {
  expect(press(['home', 'thin', 'tag'], 'home', ['ArrowDown', 'ArrowUp'])).toEqual(['home', 'home'])
})

test('a dragged column changes places once its front passes the middle of the next', () => {
  const rects = place(['home', 'thin', 'tag'])
  expect([0, 20, 30, 200, 230].map((left) => overAt(rects, 'home', left))).toEqual([
    'home',
    'home',
    'thin',
    'thin',
    'tag',
  ])
})
