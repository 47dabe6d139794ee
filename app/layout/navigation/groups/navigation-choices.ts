import * as z from 'zod/mini'
import type { BackupChoices } from '@/features/data'
import { navGroups, navGroupSchema } from './group-store'

const isGroup = (field: string) => field === 'lists' || field === 'tags'

/** The order and folding of the navigation groups of an account, for backups. */
export const navigationChoices: BackupChoices = {
  name: 'navigation',
  read: (identityKey) => navGroups.of(identityKey).get(),
  valid: (field, value) => (isGroup(field) ? z.safeParse(navGroupSchema, value).data : undefined),
  // The order of lists is one of ids.
  elsewhere: (field, value) => (field === 'tags' ? value : undefined),
  write: (identityKey, change) =>
    navGroups.of(identityKey).set((before) => ({ ...before, ...(change as Partial<typeof before>) })),
}
