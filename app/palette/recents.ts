import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import type { PaletteItem } from './item'

/** Maximum number of items that are kept. */
const MAX_RECENTS = 20

const recentItem = z.object({
  id: z.string(),
  /** The name of a person, who may not be loaded; other items have a label. */
  name: z.optional(z.string()),
})
export type RecentItem = z.output<typeof recentItem>

const store = createIdentityStore({
  key: 'palette',
  version: 1,
  schema: z.array(recentItem),
  defaults: [],
})

/** Returns the items that an identity chose, latest first. */
export const recentItems = (identityKey: string): readonly RecentItem[] => store.of(identityKey).get()

/** Remembers that an identity chose an item, except posts, which are read once. */
export function rememberItem(identityKey: string, { id, group, label }: PaletteItem): void {
  if (group === 'posts') return
  const chosen: RecentItem = group === 'people' ? { id, name: label } : { id }
  store
    .of(identityKey)
    .set((items) => [chosen, ...items.filter((other) => other.id !== id)].slice(0, MAX_RECENTS))
}
