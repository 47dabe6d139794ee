import type { ClientRect, CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core'

const middleOf = ({ left, width }: ClientRect): number => left + width / 2

/**
 * Finds the item over which an item of a row is dragged: the last one whose middle its front has passed. dnd-kit compares
 * areas, so a wide item would never be over a narrow one.
 */
export const collideInRow: CollisionDetection = ({ active, collisionRect, droppableRects }) => {
  const start = droppableRects.get(active.id)
  if (!start) return []
  const isRight = collisionRect.left > start.left
  const front = isRight ? collisionRect.right : collisionRect.left
  const isBetween = (middle: number) =>
    isRight ? middle > middleOf(start) && middle <= front : middle < middleOf(start) && middle >= front
  const passed = [...droppableRects]
    .filter(([, rect]) => isBetween(middleOf(rect)))
    .sort(([, one], [, other]) => middleOf(one) - middleOf(other))
  const last = isRight ? passed.at(-1) : passed[0]
  return [{ id: last?.[0] ?? active.id }]
}

/** Moves an item of a row by one position per arrow key, also past items of another width. */
export const stepInRow: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, over, collisionRect, droppableRects } = context
  const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  const start = active && droppableRects.get(active.id)
  const from = over ? droppableRects.get(over.id) : start
  if (direction === undefined || !start || !from || !collisionRect) return undefined
  event.preventDefault()
  const distance = (rect: ClientRect) => direction * (middleOf(rect) - middleOf(from))
  const [next] = [...droppableRects.values()]
    .filter((rect) => distance(rect) > 0)
    .sort((one, other) => distance(one) - distance(other))
  if (!next) return undefined
  const isRightOfStart = middleOf(next) > middleOf(start)
  return { x: isRightOfStart ? next.right - collisionRect.width : next.left, y: collisionRect.top }
}
