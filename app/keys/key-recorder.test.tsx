import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { KeyRecorder } from './key-recorder'

const onRecorded = vi.fn()
const press = (key: string) => fireEvent.keyDown(screen.getByRole('button'), { key })

beforeEach(() => {
  onRecorded.mockReset()
  renderWith(<KeyRecorder label="Boost" onRecorded={onRecorded} />)
  fireEvent.click(screen.getByRole('button', { name: 'Add keys: Boost' }))
})

test('two keys in a row are recorded as a sequence', () => {
  expect(screen.getByRole('button', { name: 'Press keys', pressed: true })).toBeDefined()
  press('g')
  expect(onRecorded).not.toHaveBeenCalled()
  press('b')
  expect(onRecorded.mock.calls).toEqual([['g b']])
  expect(screen.getByRole('button', { name: 'Add keys: Boost', pressed: false })).toBeDefined()
})

test('keys with Ctrl begin no sequence and are recorded at once', () => {
  fireEvent.keyDown(screen.getByRole('button'), { key: 'b', code: 'KeyB', ctrlKey: true })
  expect(onRecorded.mock.calls).toEqual([['Control+b']])
})

test('Escape ends the recording', () => {
  press('Escape')
  expect(screen.getByRole('button', { name: 'Add keys: Boost', pressed: false })).toBeDefined()
  press('g')
  expect(onRecorded).not.toHaveBeenCalled()
})

test('a key that no shortcut may use is refused', () => {
  press('F5')
  expect(screen.getByRole('status').textContent).toContain('F5')
  expect(onRecorded).not.toHaveBeenCalled()
})
