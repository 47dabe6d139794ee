import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDropdown, openDropdown } from '@/lib/ui/floating/dropdown-store'
import type { StatusId } from '@/schemas/primitives'
import { notePresses } from './note-presses'
import { whenUndisturbed } from './when-user-idle'

/** In ms; the presses of earlier files, which share the module, were at real times. */
let start = performance.now()

beforeEach(() => {
  vi.useFakeTimers()
  // The presses of earlier tests are long ago.
  start += 100_000
  vi.advanceTimersByTime(start)
})
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

test('without activity, the post may be mounted immediately', async () => {
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

test('while a pointer is down, mounting waits', async () => {
  const end = notePresses()
  document.dispatchEvent(new Event('pointerdown'))
  const after = ask()
  expect(await after(5000)).toBe(false)
  document.dispatchEvent(new Event('pointerup'))
  expect(await after(800)).toBe(false)
  expect(await after(400)).toBe(true)
  end()
})

test('a press that is recorded right after the wait began counts too', async () => {
  const after = ask()
  const end = notePresses()
  document.dispatchEvent(new Event('keydown'))
  end()
  expect(await after(800)).toBe(false)
})

test('while the player of a link is open or loads in the post, mounting waits', async () => {
  document.body.innerHTML =
    '<article aria-current="true" data-status="1"><div data-playing="true"></div></article>'
  const after = ask()
  expect(await after(5000)).toBe(false)
  document.querySelector('[data-playing]')?.remove()
  expect(await after(400)).toBe(true)
})

test('while a menu is open, mounting waits', async () => {
  openDropdown('menu')
  const after = ask()
  expect(await after(5000)).toBe(false)
  closeDropdown('menu')
  expect(await after(400)).toBe(true)
})
