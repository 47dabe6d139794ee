import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

const schema = z.object({
  boosts: z.catch(z.boolean(), true),
  replies: z.catch(z.boolean(), false),
})

/** The kinds of posts shown on the first tab of every profile, besides the posts of the account itself. */
export type ProfileView = z.output<typeof schema>

const DEFAULTS: ProfileView = { boosts: true, replies: false }

const store = createIdentityStore({ key: 'profile-view', version: 1, schema, defaults: DEFAULTS })

/** The stored kinds of posts of an account. */
export const profileViewOf = (identityKey: string) => store.of(identityKey)

/** Changes the kinds of posts shown on profiles, in every tab. */
export const setProfileView = (identityKey: string, change: Partial<ProfileView>): void =>
  store.of(identityKey).set((before) => ({ ...before, ...change }))

/** Returns the kinds of posts shown on profiles. */
export function useProfileView(identityKey: string): ProfileView {
  const own = store.of(identityKey)
  return useSyncExternalStore(own.subscribe, own.get)
}
