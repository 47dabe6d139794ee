import { onceAsync } from './once-async'

/** Code that loads when it is asked for, and that can be used in the same breath once it is here. */
export interface HeldPart<T> {
  /** Null until it is here. React then draws it without the pause it makes after every fallback. */
  held: () => T | null
  load: () => Promise<T>
}

/** Makes a held part of a dynamic import. */
export function heldPart<T>(load: () => Promise<T>): HeldPart<T> {
  let held: { part: T } | null = null
  return {
    held: () => held?.part ?? null,
    load: onceAsync(async () => {
      const part = await load()
      held = { part }
      return part
    }),
  }
}
