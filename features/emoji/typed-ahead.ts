/** Search text typed before the field existed. */
interface TypedAhead {
  readonly text: string
  /** Enter was pressed after it: choose the first result. */
  readonly enter: boolean
}

const NOTHING: TypedAhead = { text: '', enter: false }

let typed = NOTHING

/** Changes the text typed so far. */
export function typeAhead(change: (before: TypedAhead) => Partial<TypedAhead>): void {
  typed = { ...typed, ...change(typed) }
}

/** Returns the text typed so far; the picker still has to take it. */
export const typedAhead = (): TypedAhead => typed

/** Clears it: the picker took it, or was closed. */
export const endTypingAhead = (): void => {
  typed = NOTHING
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** True for a character that would go into a field; the space bar presses buttons. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
