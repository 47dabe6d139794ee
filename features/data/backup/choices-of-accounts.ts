import * as z from 'zod/mini'
import { filterBarOf, NOTIFICATION_FILTERS } from '@/features/notifications'
import { profileViewOf } from '@/features/profiles'
import type { BackupPart } from './part'

/** The choices of an account in what it sees, as they are written into the file. */
const viewFields = {
  notificationBar: z.enum(['simple', 'full']),
  notificationCategory: z.enum(NOTIFICATION_FILTERS),
  profileBoosts: z.boolean(),
  profileReplies: z.boolean(),
} as const
const VIEW_FIELDS = Object.keys(viewFields) as (keyof typeof viewFields)[]
const viewsSchema = z.object(viewFields)
type Views = z.output<typeof viewsSchema>

function readViews(identityKey: string): Views {
  const { bar, filter } = filterBarOf(identityKey).get()
  const { boosts, replies } = profileViewOf(identityKey).get()
  return {
    notificationBar: bar,
    notificationCategory: filter,
    profileBoosts: boosts,
    profileReplies: replies,
  }
}

function writeViews(identityKey: string, views: Views): void {
  filterBarOf(identityKey).set({ bar: views.notificationBar, filter: views.notificationCategory })
  profileViewOf(identityKey).set({ boosts: views.profileBoosts, replies: views.profileReplies })
}

/**
 * The category of notifications and the kinds of posts on profiles that the account chose in this browser. Invalid and
 * unknown fields are left out.
 */
export const viewsPart: BackupPart = {
  name: 'views',
  ofAccount: true,
  read: ({ runtime }) => Promise.resolve({ value: readViews(runtime.identity.key) }),
  plan(value, { runtime }) {
    const file = z.safeParse(z.looseObject({}), value)
    if (!file.success) return Promise.resolve(null)
    const given = file.data
    const { key } = runtime.identity
    const before = readViews(key)
    const valid = VIEW_FIELDS.filter(
      (name) => name in given && z.safeParse(viewFields[name], given[name]).success,
    )
    const changed = valid.filter((name) => given[name] !== before[name])
    return Promise.resolve({
      added: 0,
      changed: changed.length,
      same: valid.length - changed.length,
      leftOut: { unknown: Object.keys(given).length - valid.length },
      apply() {
        const values = Object.fromEntries(changed.map((name) => [name, given[name]]))
        writeViews(key, z.parse(viewsSchema, { ...readViews(key), ...values }))
        return Promise.resolve({ failed: 0, undo: () => writeViews(key, before) })
      },
    })
  },
}
