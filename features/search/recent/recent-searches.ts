import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { useRuntime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'

/** Maximum number of searches that are kept. */
const MAX_RECENT = 4

const store = createIdentityStore({ key: 'searches', version: 1, schema: z.array(z.string()), defaults: [] })

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Returns the last searches of the current identity, latest first. */
export function useRecentSearches(): readonly string[] {
  const { subscribe, get } = store.of(useRuntime().identity.key)
  return useSyncExternalStore(subscribe, get)
}

/** Stores a search of an identity as the latest. */
export function rememberSearch(identityKey: string, text: string): void {
  store
    .of(identityKey)
    .set((texts) => [text, ...texts.filter((other) => !isSame(other, text))].slice(0, MAX_RECENT))
}

/** Removes a search of an identity. */
export function forgetSearch(identityKey: string, text: string): void {
  store.of(identityKey).set((texts) => texts.filter((other) => other !== text))
}

/** Removes all searches of an identity. */
export const forgetSearches = (identityKey: string): void => store.of(identityKey).reset()
