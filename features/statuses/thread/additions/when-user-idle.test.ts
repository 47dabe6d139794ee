// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDropdown, openDropdown } from '@/lib/ui/floating/dropdown-store'
import type { StatusId } from '@/schemas/primitives'
import { notePresses, whenUndisturbed } from './when-user-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

/** Returns whether the post may be mounted again by now. */
function ask() {
  const answer = { given: false }
  void whenUndisturbed('1' as StatusId).then(() => (answer.given = true))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return answer.given
  }
}

test('without activity, the post may be mounted at once', async () => {
  // Earlier presses are long ago.
  vi.advanceTimersByTime(10_000)
  expect(await ask()(0)).toBe(true)
})

test('after a press, mounting waits for a second', async () => {
  const end = notePresses()
  document.dispatchEvent(new Event('pointerdown'))
  end()
  const after = ask()
  expect(await after(800)).toBe(false)
  expect(await after(400)).toBe(true)
})

test('while a video plays in the post, mounting waits', async () => {
  document.body.innerHTML = '<article aria-current="true" data-status="1"><iframe></iframe></article>'
  const after = ask()
  expect(await after(5000)).toBe(false)
  document.querySelector('iframe')?.remove()
  expect(await after(400)).toBe(true)
})

test('while a menu is open, mounting waits', async () => {
  openDropdown('menu')
  const after = ask()
  expect(await after(5000)).toBe(false)
  closeDropdown('menu')
  expect(await after(400)).toBe(true)
})
