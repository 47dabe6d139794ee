import { parseKeybinding } from 'tinykeys'
import { isInputMethodKey } from '@/lib/util/input-method'

/*
 * Keys are written in the syntax of tinykeys: "j", "Shift+h", "g h", "$mod+k". Below they are compared as
 * text, so every binding and every event is first converted to one form: modifiers in the order of MODIFIERS,
 * letters in lower case, and no Shift for characters that need it on some keyboards ("?").
 */

const MODIFIERS = ['Control', 'Alt', 'Meta', 'Shift'] as const

const isCharacter = (key: string) => /^.$/u.test(key)
const isLetter = (key: string) => /^\p{L}$/u.test(key)

function press(modifiers: ReadonlySet<string>, key: string): string {
  const name = isCharacter(key) ? key.toLowerCase() : key
  const used = MODIFIERS.filter(
    (each) => modifiers.has(each) && (each !== 'Shift' || !isCharacter(name) || isLetter(name)),
  )
  return [...used, name === ' ' ? 'Space' : name].join('+')
}

/** Returns the presses of a binding, in the form of `pressOf`. */
export const pressesOf = (keys: string): string[] =>
  parseKeybinding(keys).map(([modifiers, key]) => press(new Set(modifiers), String(key)))

/** Returns a binding in one form, to compare or store it. */
export const normaliseKeys = (keys: string): string => pressesOf(keys).join(' ')

/** Keys that only modify others, or that an input method is still using. */
const NO_PRESS = new Set([
  ...MODIFIERS,
  'AltGraph',
  'CapsLock',
  'Fn',
  'NumLock',
  'ScrollLock',
  'Dead',
  'Process',
  'Unidentified',
])

/**
 * Returns the letter or digit printed on the key where its character says too little: with Alt, which types
 * other characters on a Mac, and on keyboards of another script.
 */
function printed({ key, code, altKey }: KeyboardEvent): string {
  const found = /^(?:Key|Digit)(.)$/.exec(code)?.[1]
  const foreign = isLetter(key) && !/^\p{Script=Latin}$/u.test(key)
  return found !== undefined && (altKey || foreign) ? found : key
}

/** Returns the press of an event, such as "j" or "Alt+n"; null for a modifier alone or a composed character. */
export function pressOf(event: KeyboardEvent): string | null {
  if (isInputMethodKey(event) || NO_PRESS.has(event.key)) return null
  // Windows reports AltGr as Control and Alt, other systems as neither.
  const altGraph = event.getModifierState('AltGraph') && event.ctrlKey === event.altKey
  const modifiers = new Set<string>()
  if (event.ctrlKey && !altGraph) modifiers.add('Control')
  if (event.altKey && !altGraph) modifiers.add('Alt')
  if (event.metaKey) modifiers.add('Meta')
  if (event.shiftKey) modifiers.add('Shift')
  return press(modifiers, altGraph ? event.key : printed(event))
}

/** True for a binding of one press without Control, Alt or Meta, which is easy to hit by accident. */
export function isSingleKey(keys: string): boolean {
  const [first = '', ...more] = pressesOf(keys)
  return more.length === 0 && !/^(?:Control|Alt|Meta)\+/.test(first)
}

/** Keys with a meaning of their own on every page: moving, scrolling, pressing and leaving. */
const RESERVED = new Set([
  'Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowUp',
  'ArrowDown',
  'PageUp',
  'PageDown',
  'Home',
  'End',
])

/** Copying, finding, reloading, tabs, zoom and such. A shortcut of Skein has K and Z. */
const BROWSER_KEY = /^(?:Control|Meta)\+(?:Shift\+)?[acdfhijlnopqrstuvwx0-9+=-]$/

/** True for a press that no shortcut may take from the page or the browser. */
export const isReserved = (press: string): boolean =>
  RESERVED.has(press.replace(/^Shift\+/, '')) || /^(?:Shift\+)?F\d+$/.test(press) || BROWSER_KEY.test(press)
