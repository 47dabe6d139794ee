import type * as z from 'zod/mini'
import { createLocalStore, openStorage, PREFIX, type LocalStore, type LocalStoreOptions } from './local-store'

/** A small value per identity. Signing out erases it (`eraseIdentity`). */
export interface IdentityStore<T> {
  /** Returns the value of an identity; the same store for each call. */
  readonly of: (identityKey: string) => LocalStore<T>
}

/** The values in use, per store and identity. */
const inUse = new Set<ReadonlyMap<string, Pick<LocalStore<unknown>, 'reset'>>>()

/** Creates a value that is stored per identity, as `createLocalStore` does for the whole browser. */
export function createIdentityStore<S extends z.core.$ZodType>(
  options: LocalStoreOptions<S>,
): IdentityStore<z.output<S>> {
  const stores = new Map<string, LocalStore<z.output<S>>>()
  inUse.add(stores)
  return {
    of(identityKey) {
      const store =
        stores.get(identityKey) ?? createLocalStore({ ...options, key: `${options.key}:${identityKey}` })
      stores.set(identityKey, store)
      return store
    },
  }
}

/**
 * Removes the values of an identity from every identity store, also from those whose code is not loaded.
 * Never throws.
 */
export function eraseIdentity(identityKey: string): void {
  for (const stores of inUse) stores.get(identityKey)?.reset()
  const isOwn = (name: string) =>
    name.startsWith(PREFIX) && name.slice(name.indexOf(':', PREFIX.length) + 1) === identityKey
  for (const area of ['local', 'session'] as const)
    try {
      const storage = openStorage(area)
      const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '')
      for (const name of names.filter(isOwn)) storage?.removeItem(name)
    } catch {
      // Blocked storage has no values.
    }
}
