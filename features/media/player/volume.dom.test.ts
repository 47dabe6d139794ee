import { beforeEach, expect, test } from 'vitest'
import { applyVolume, followVolume, mutedOrNot, stepped, volumeStore, withLevel } from './volume'

beforeEach(() => volumeStore.reset())

test('a new player has half the volume', () => {
  const sound = document.createElement('audio')
  applyVolume(sound)
  expect([sound.volume, sound.muted]).toEqual([0.5, false])
})

test.each([
  ['the volume stays while muted', { level: 0.4, muted: false }, { level: 0.4, muted: true }],
  ['and returns', { level: 0.4, muted: true }, { level: 0.4, muted: false }],
  ['unmuting at zero makes it audible', { level: 0, muted: true }, { level: 0.05, muted: false }],
  ['also when only the slider is at zero', { level: 0, muted: false }, { level: 0.05, muted: false }],
])('muting: %s', (_name, before, after) => {
  expect(mutedOrNot(before)).toEqual(after)
})

test.each([
  ['a step up', { level: 0.5, muted: false }, 1, { level: 0.65, muted: false }],
  ['a step down', { level: 0.5, muted: false }, -1, { level: 0.35, muted: false }],
  ['not above the most', { level: 0.9, muted: false }, 1, { level: 1, muted: false }],
  ['silence at the end', { level: 0.1, muted: false }, -1, { level: 0, muted: true }],
  ['a step up is heard', { level: 0.5, muted: true }, 1, { level: 0.65, muted: false }],
  ['a step down stays muted', { level: 0.5, muted: true }, -1, { level: 0.35, muted: true }],
] as const)('a key changes the volume: %s', (_name, before, direction, after) => {
  expect(stepped(before, direction)).toEqual(after)
})

test('the slider mutes at zero and unmutes above', () => {
  expect(withLevel(0)).toEqual({ level: 0, muted: true })
  expect(withLevel(0.304)).toEqual({ level: 0.3, muted: false })
})

test('the volume is remembered, and every player follows it', () => {
  const sound = document.createElement('audio')
  const end = followVolume(sound)
  volumeStore.set({ level: 0.8, muted: true })
  expect([sound.volume, sound.muted]).toEqual([0.8, true])
  end()
  volumeStore.set({ level: 0.2, muted: false })
  expect(sound.volume).toBe(0.8)
  const next = document.createElement('audio')
  applyVolume(next)
  expect([next.volume, next.muted]).toEqual([0.2, false])
  expect(localStorage.getItem('skein:volume')).toContain('0.2')
})
