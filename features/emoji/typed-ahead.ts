/** What was typed to search before the field for it was there. */
interface TypedAhead {
  readonly text: string
  /** Enter came after it: the first that is found is wanted. */
  readonly enter: boolean
}

const NOTHING: TypedAhead = { text: '', enter: false }

let typed = NOTHING

/** Goes on from what has been typed so far. */
export function typeAhead(change: (before: TypedAhead) => Partial<TypedAhead>): void {
  typed = { ...typed, ...change(typed) }
}

/** What has been typed so far; it is still to be taken. */
export const typedAhead = (): TypedAhead => typed

/** Forgets it: it has been taken, or the picker was closed. */
export const endTypingAhead = (): void => {
  typed = NOTHING
}

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** A letter, sign or digit that would have gone into a field; the space presses buttons. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: Key): boolean =>
  Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
