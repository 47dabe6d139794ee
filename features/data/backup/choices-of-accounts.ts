import * as z from 'zod/mini'
import { alertSettingsOf, filterBarOf, NOTIFICATION_FILTERS } from '@/features/notifications'
import { profileViewOf } from '@/features/profiles'
import { timelineOptions, timelineOptionsSchema } from '@/features/timelines'
import type { BackupChoices } from './account-choices'

/** Returns the check of fields that have a schema each. */
const validBy =
  (schemas: Readonly<Record<string, z.ZodMiniType>>): BackupChoices['valid'] =>
  (field, value) =>
    Object.hasOwn(schemas, field) ? z.safeParse(schemas[field] ?? z.never(), value).data : undefined

const kindNames = z.array(z.string())
const minutes = z.number().check(z.gte(0), z.lt(24 * 60))
const alertFields = {
  hidden: kindNames,
  alerts: kindNames,
  silent: kindNames,
  ungrouped: kindNames,
  quiet: z.object({ on: z.boolean(), from: minutes, to: minutes }),
}
const alertsSchema = z.object(alertFields)

/** The alerts, sounds and quiet hours of an account in this browser. */
const alertChoices: BackupChoices = {
  name: 'alerts',
  read: (identityKey) => alertSettingsOf(identityKey).get(),
  valid: validBy(alertFields),
  write: (identityKey, change) =>
    alertSettingsOf(identityKey).set((before) => z.parse(alertsSchema, { ...before, ...change })),
}

const viewFields = {
  notificationBar: z.enum(['simple', 'full']),
  notificationCategory: z.enum(NOTIFICATION_FILTERS),
  profileBoosts: z.boolean(),
  profileReplies: z.boolean(),
}
const viewsSchema = z.object(viewFields)

function readViews(identityKey: string): z.output<typeof viewsSchema> {
  const { bar, filter } = filterBarOf(identityKey).get()
  const { boosts, replies } = profileViewOf(identityKey).get()
  return {
    notificationBar: bar,
    notificationCategory: filter,
    profileBoosts: boosts,
    profileReplies: replies,
  }
}

/** The category of notifications and the kinds of posts on profiles that an account chose in this browser. */
const viewChoices: BackupChoices = {
  name: 'views',
  read: readViews,
  valid: validBy(viewFields),
  write(identityKey, change) {
    const views = z.parse(viewsSchema, { ...readViews(identityKey), ...change })
    filterBarOf(identityKey).set({ bar: views.notificationBar, filter: views.notificationCategory })
    profileViewOf(identityKey).set({ boosts: views.profileBoosts, replies: views.profileReplies })
  },
}

const TIMELINE_NAME = /^\["[a-z]+"/
/** The name of a timeline with an id of the server. */
const WITH_ID = /^\["(?:list|account)"/

/** The options of the timelines of an account: what they show, and where a visit starts. */
const timelineChoices: BackupChoices = {
  name: 'timelines',
  read: (identityKey) => timelineOptions.of(identityKey).get(),
  valid: (field, value) =>
    TIMELINE_NAME.test(field) ? z.safeParse(timelineOptionsSchema, value).data : undefined,
  elsewhere: (field, value) => (WITH_ID.test(field) ? undefined : value),
  write: (identityKey, change) =>
    timelineOptions.of(identityKey).set((before) => {
      const kept = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined)
      return Object.fromEntries(kept) as typeof before
    }),
}

/** The choices of an account in this browser, apart from those that belong to app. */
export const ACCOUNT_CHOICES: readonly BackupChoices[] = [alertChoices, viewChoices, timelineChoices]
