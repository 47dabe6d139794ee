import { onceAsync } from './once-async'

/** Lazily loaded code that can be used synchronously once it is loaded. */
export interface HeldPart<T> {
  /** Null until loaded. Reading it synchronously avoids the delay React adds after a Suspense fallback. */
  held: () => T | null
  load: () => Promise<T>
}

/** Creates a held part from a dynamic import. */
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
