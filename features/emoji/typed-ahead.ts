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

/** Returns the text typed so far, until the picker takes it over. */
export const typedAhead = (): TypedAhead => typed

/** Clears the text: the picker took it over, or was closed. */
export const endTypingAhead = (): void => {
  typed = NOTHING
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** True for a key that would type a character into a field. Not for the space bar, which presses buttons. */
export const isPrintableKey = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
