import { expect, test } from 'vitest'
import { actionOfPress, type PlayerPlace } from './player-keys'

const at = (press: string, place: PlayerPlace = 'player') => actionOfPress(press, 'video', place)

test.each([
  ['k', { do: 'play' }],
  ['Space', { do: 'play' }],
  ['m', { do: 'mute' }],
  ['f', { do: 'fullscreen' }],
  ['Escape', { do: 'leave' }],
  ['j', { do: 'seek', by: -5 }],
  ['l', { do: 'seek', by: 5 }],
  ['ArrowLeft', { do: 'seek', by: -5 }],
  ['ArrowRight', { do: 'seek', by: 5 }],
  ['ArrowUp', { do: 'volume', by: 1 }],
  ['ArrowDown', { do: 'volume', by: -1 }],
  [',', { do: 'frame', by: -1 }],
  ['.', { do: 'frame', by: 1 }],
])('%s in a video', (press, action) => {
  expect(at(press)).toEqual(action)
})

test.each(['x', 'Enter', 'Tab', 'Shift+ArrowUp', 'Control+k'])('%s does nothing in a player', (press) => {
  expect(at(press)).toBeNull()
})

test('audio has neither frames nor a full screen', () => {
  for (const press of ['f', 'Escape', ',', '.']) expect(actionOfPress(press, 'audio', 'player')).toBeNull()
  expect(actionOfPress('l', 'audio', 'player')).toEqual({ do: 'seek', by: 5 })
})

test('Space presses the focused button, and a list of choices keeps all its keys', () => {
  expect(at('Space', 'button')).toBeNull()
  expect(at('k', 'button')).toEqual({ do: 'play' })
  for (const press of ['Space', 'k', 'ArrowDown']) expect(at(press, 'choice')).toBeNull()
})

test('arrows, Home and End change the focused slider', () => {
  expect(at('ArrowUp', 'position')).toEqual({ do: 'seek', by: 5 })
  expect(at('ArrowDown', 'position')).toEqual({ do: 'seek', by: -5 })
  expect(at('ArrowRight', 'volume')).toEqual({ do: 'volume', by: 1 })
  expect(at('ArrowLeft', 'volume')).toEqual({ do: 'volume', by: -1 })
  expect(at('Home', 'position')).toEqual({ do: 'seek', by: -Infinity })
  expect(at('End', 'position')).toEqual({ do: 'seek', by: Infinity })
  expect(at('Home', 'volume')).toEqual({ do: 'level', to: 0 })
  expect(at('End', 'volume')).toEqual({ do: 'level', to: 1 })
  expect(at('Home')).toBeNull()
})
