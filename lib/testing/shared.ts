import type * as Zustand from 'zustand'

type Create = typeof Zustand.create

/** The real timers, since this module is evaluated once per worker, before any test. */
const TIMERS = { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, Date }

/**
 * Restores the real timers after each file. A spy on a fake timer restores the fake when it ends, even after
 * `vi.useRealTimers`.
 */
export const restoreTimers = (): void => void Object.assign(globalThis, TIMERS)

const resets = new Set<() => void>()

/** Gives every store that a module created with zustand its initial state again. */
export function resetStores(): void {
  for (const reset of resets) reset()
}

/**
 * Returns zustand with a `create` whose stores `resetStores` knows, since test files share modules and so the stores in
 * them. See https://zustand.docs.pmnd.rs/guides/testing.
 */
export function withResets(zustand: typeof Zustand): typeof Zustand {
  const make = <T>(initializer: Zustand.StateCreator<T>) => {
    const store = zustand.create(initializer)
    const initial = store.getInitialState()
    resets.add(() => store.setState(initial, true))
    return store
  }
  const create = (<T>(initializer?: Zustand.StateCreator<T>) =>
    initializer ? make(initializer) : make) as Create
  return { ...zustand, create }
}
