import { pressesOf } from './keys'

const isMac = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

const SYMBOLS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Control: 'Ctrl',
}
const MAC_SYMBOLS: Readonly<Record<string, string>> = {
  Meta: '⌘',
  Alt: '⌥',
  Control: '⌃',
  Shift: '⇧',
}

const nameOf = (part: string) =>
  (isMac() ? MAC_SYMBOLS[part] : undefined) ??
  SYMBOLS[part] ??
  (part.length === 1 ? part.toUpperCase() : part)

/** Splits a press at its plus signs; the last part may be a plus sign. */
const partsOf = (press: string) => press.split(/\+(?=.)/)

/** Returns the names of the keys of a binding, as printed on them: one list for each press. */
export const keyNames = (keys: string): string[][] =>
  pressesOf(keys).map((press) => partsOf(press).map(nameOf))

/** Returns a binding as a short text, e.g. "G H" or "Alt+N". */
export const keyText = (keys: string): string =>
  keyNames(keys)
    .map((names) => names.join(isMac() ? '' : '+'))
    .join(' ')
