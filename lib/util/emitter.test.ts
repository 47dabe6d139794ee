import { expect, it, vi } from 'vitest'
import { createEmitter } from './emitter'

it('calls every listener with the event until it unsubscribes', () => {
  const emitter = createEmitter<number>()
  const first = vi.fn()
  const second = vi.fn()
  const stop = emitter.subscribe(first)
  emitter.subscribe(second)
  emitter.emit(1)
  stop()
  emitter.emit(2)
  expect(first.mock.calls).toEqual([[1]])
  expect(second.mock.calls).toEqual([[1], [2]])
  expect(emitter.size()).toBe(1)
})

it('a function that subscribed twice is called until both have stopped', () => {
  const emitter = createEmitter()
  const listener = vi.fn()
  const stop = emitter.subscribe(listener)
  emitter.subscribe(listener)
  stop()
  emitter.emit()
  expect(listener).toHaveBeenCalledTimes(1)
})

it('a listener that is removed by an earlier one is not called any more', () => {
  const emitter = createEmitter()
  const late = vi.fn()
  emitter.subscribe(() => stop())
  const stop = emitter.subscribe(late)
  emitter.emit()
  expect(late).not.toHaveBeenCalled()
})

it('a listener that is added by an event waits for the next one', () => {
  const emitter = createEmitter()
  const late = vi.fn()
  emitter.subscribe(() => void emitter.subscribe(late))
  emitter.emit()
  expect(late).not.toHaveBeenCalled()
})

it('calls nothing after it was cleared, not even later in the same event', () => {
  const emitter = createEmitter()
  const late = vi.fn()
  emitter.subscribe(() => emitter.clear())
  emitter.subscribe(late)
  emitter.emit()
  emitter.emit()
  expect(late).not.toHaveBeenCalled()
  expect(emitter.size()).toBe(0)
})
