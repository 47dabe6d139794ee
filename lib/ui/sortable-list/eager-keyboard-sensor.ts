import { KeyboardSensor, type KeyboardSensorOptions, type SensorProps } from '@dnd-kit/core'

/** Keys that move, drop or cancel. */
const CODES = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Escape'])
/** Frames after which keys are no longer kept if the drag did not begin. */
const MAX_FRAMES = 120

/**
 * The keyboard sensor of dnd-kit, which loses keys that are pressed before it has measured the items. This one keeps
 * them, and presses them again as soon as the drag has started.
 */
export class EagerKeyboardSensor {
  static activators = KeyboardSensor.activators
  readonly autoScrollEnabled = false
  readonly sensor: KeyboardSensor

  constructor(props: SensorProps<KeyboardSensorOptions>) {
    const { event: activator, context } = props
    const kept: KeyboardEvent[] = []
    let repeated: KeyboardEvent | null = null
    const keep = (event: KeyboardEvent) => {
      // The press that picked the item up is still on its way.
      if (event === activator || event === repeated || !CODES.has(event.code)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      kept.push(event)
    }
    let frames = 0
    const pressNext = () => {
      frames += 1
      const { active, collisionRect, droppableRects } = context.current
      const hasStarted = active !== null && collisionRect !== null && droppableRects.size > 0
      const next = hasStarted ? kept.shift() : undefined
      if (next) {
        repeated = new KeyboardEvent('keydown', next)
        next.target?.dispatchEvent(repeated)
      }
      if (next || (!hasStarted && frames < MAX_FRAMES)) requestAnimationFrame(pressNext)
      else removeEventListener('keydown', keep, true)
    }
    addEventListener('keydown', keep, true)
    this.sensor = new KeyboardSensor(props)
    // The sensor listens after a timeout of its own.
    setTimeout(pressNext)
  }
}
