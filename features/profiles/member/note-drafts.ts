import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import type { AccountId } from '@/schemas/primitives'

/** Personal notes that are not saved yet, by the id of their account. They survive a reload, but not the tab. */
const store = createIdentityStore({
  key: 'note-drafts',
  area: 'session',
  version: 1,
  schema: z.record(z.string(), z.string()),
  defaults: {},
})

/** Returns the unsaved note about an account; undefined when there is none. */
export const noteDraftOf = (identityKey: string, id: AccountId): string | undefined =>
  store.of(identityKey).get()[id]

/** Returns what `noteDraftOf` does, and renders again when it changes. */
export const useNoteDraft = (identityKey: string, id: AccountId): string | undefined =>
  useSyncExternalStore(store.of(identityKey).subscribe, () => noteDraftOf(identityKey, id))

/** Replaces the unsaved note about an account; undefined drops it. */
export function setNoteDraft(identityKey: string, id: AccountId, text: string | undefined): void {
  const drafts = store.of(identityKey)
  const { [id]: _dropped, ...others } = drafts.get()
  if (text !== undefined) drafts.set({ ...others, [id]: text })
  else if (Object.keys(others).length > 0) drafts.set(others)
  else drafts.reset()
}
