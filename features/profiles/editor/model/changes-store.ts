import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import type { ProfileEdits } from './profile-values'

const flag = z.optional(z.boolean())
const string = z.optional(z.string())

const values = z.object({
  displayName: string,
  note: string,
  fields: z.optional(z.array(z.object({ key: z.string(), name: z.string(), value: z.string() }))),
  bot: flag,
  locked: flag,
  discoverable: flag,
  indexable: flag,
  hideCollections: flag,
  showMedia: flag,
  showMediaReplies: flag,
  showFeatured: flag,
  privacy: string,
  sensitive: flag,
  language: string,
  quotePolicy: string,
  attributionDomains: z.optional(z.array(z.string())),
})

/** Changes of the profile that are not saved yet, per account. They survive a reload. */
const store = createIdentityStore({
  key: 'profile-changes',
  area: 'session',
  version: 2,
  schema: z.object({ changes: values, base: values }),
  defaults: { changes: {}, base: {} },
})

/** Returns the unsaved changes of an account and rerenders when they change. */
export function useProfileEdits(identityKey: string): ProfileEdits {
  const { subscribe, get } = store.of(identityKey)
  return useSyncExternalStore(subscribe, get) as ProfileEdits
}

/** Replaces the unsaved changes of an account. */
export const updateEdits = (identityKey: string, update: (edits: ProfileEdits) => ProfileEdits): void =>
  store.of(identityKey).set((edits) => update(edits as ProfileEdits) as typeof edits)

/** Forgets the unsaved changes of an account. */
export const dropEdits = (identityKey: string): void => store.of(identityKey).reset()
