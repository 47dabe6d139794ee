import type { SensorContext, SensorProps, KeyboardSensorOptions } from '@dnd-kit/core'
import { expect, test, vi } from 'vitest'
import { EagerKeyboardSensor } from './eager-keyboard-sensor'

const RECT = { top: 0, left: 0, right: 9, bottom: 9, width: 9, height: 9 }

const press = (code: string) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
  )

test('keys pressed before the drag has started move the item once it has', async () => {
  const context = { current: { active: null, collisionRect: null, droppableRects: new Map() } }
  const steps: string[] = []
  const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true })
  Object.defineProperty(event, 'target', { value: document.body })
  const props = {
    event,
    active: 'a',
    activeNode: { node: { current: null } },
    context,
    options: {
      coordinateGetter: ({ code }: KeyboardEvent) => {
        steps.push(code)
        return undefined
      },
    },
    onStart: () => steps.push('start'),
    onMove: vi.fn(),
    onEnd: () => steps.push('end'),
    onCancel: vi.fn(),
  } as unknown as SensorProps<KeyboardSensorOptions>
  expect(new EagerKeyboardSensor(props).autoScrollEnabled).toBe(false)
  press('ArrowRight')
  press('ArrowRight')
  press('Space')
  expect(steps).toEqual(['start'])
  const started: Partial<SensorContext> = { collisionRect: RECT, droppableRects: new Map([['a', RECT]]) }
  Object.assign(context.current, started, { active: { id: 'a' }, scrollableAncestors: [] })
  await vi.waitFor(() => expect(steps).toEqual(['start', 'ArrowRight', 'ArrowRight', 'end']))
})
