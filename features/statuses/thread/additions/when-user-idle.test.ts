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

/** Whether the post may be drawn anew by now. */
function ask() {
  const answer = { given: false }
  void whenUndisturbed('1' as StatusId).then(() => (answer.given = true))
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    return answer.given
  }
}

test('nothing going on: at once', async () => {
  // Whatever was pressed before is long ago.
  vi.advanceTimersByTime(10_000)
  expect(await ask()(0)).toBe(true)
})

test('after a press a second is left for what it leads to', async () => {
  const end = notePresses()
  document.dispatchEvent(new Event('pointerdown'))
  end()
  const after = ask()
  expect(await after(800)).toBe(false)
  expect(await after(400)).toBe(true)
})

test('not while a film plays in the post', async () => {
  document.body.innerHTML = '<article aria-current="true" data-status="1"><iframe></iframe></article>'
  const after = ask()
  expect(await after(5000)).toBe(false)
  document.querySelector('iframe')?.remove()
  expect(await after(400)).toBe(true)
})

test('not while a menu is open', async () => {
  openDropdown('menu')
  const after = ask()
  expect(await after(5000)).toBe(false)
  closeDropdown('menu')
  expect(await after(400)).toBe(true)
})
