import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

export const navGroupSchema = z.object({ isFolded: z.boolean(), order: z.array(z.string()) })

const initial = { isFolded: false, order: [] as string[] }

/** The groups of the navigation of each account. */
export const navGroups = createIdentityStore({
  key: 'navigation',
  version: 1,
  schema: z.object({ lists: navGroupSchema, tags: navGroupSchema }),
  defaults: { lists: initial, tags: initial },
})

export type GroupName = 'lists' | 'tags'

/** The display state of a navigation group: folded or not, and the order of its entries. */
export type GroupState = z.output<typeof navGroupSchema>

/** Changes the display state of a group and stores it for the account. */
export const setGroupState = (identityKey: string, name: GroupName, change: Partial<GroupState>): void =>
  navGroups.of(identityKey).set((groups) => ({ ...groups, [name]: { ...groups[name], ...change } }))

export function useGroupState(identityKey: string, name: GroupName): GroupState {
  const { subscribe, get } = navGroups.of(identityKey)
  return useSyncExternalStore(subscribe, get)[name]
}
