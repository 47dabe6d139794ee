import * as z from 'zod/mini'
import { loadDraftBackup } from '@/features/compose'
import { alertSettingsOf } from '@/features/notifications'
import { DEFAULT_SETTINGS, getSettings, readSettings, setSettings, type Settings } from '@/features/settings'
import { getKeyChoices, readKeyChoices, setKeyChoices } from '@/lib/shortcuts'
import type { BackupPart } from './part'

const fields = z.looseObject({})
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The settings of this browser. Fields that this version does not know or allow are left out. */
export const settingsPart: BackupPart = {
  name: 'settings',
  ofAccount: false,
  read: () => Promise.resolve({ value: getSettings() }),
  plan(value) {
    const file = z.safeParse(fields, value)
    if (!file.success) return Promise.resolve(null)
    const read = readSettings(file.data)
    const given = Object.keys(file.data)
    const valid = (Object.keys(DEFAULT_SETTINGS) as (keyof Settings)[]).filter(
      (name) => name in file.data && isSame(read[name], file.data[name]),
    )
    const before = getSettings()
    const changed = valid.filter((name) => !isSame(read[name], before[name]))
    const pick = (from: Settings): Partial<Settings> =>
      Object.fromEntries(changed.map((name) => [name, from[name]]))
    return Promise.resolve({
      added: 0,
      changed: changed.length,
      same: valid.length - changed.length,
      leftOut: { unknown: given.length - valid.length },
      apply() {
        setSettings(pick(read))
        return Promise.resolve({ failed: 0, undo: () => setSettings(pick(before)) })
      },
    })
  },
}

/** The keyboard shortcuts of this browser. */
export const shortcutsPart: BackupPart = {
  name: 'shortcuts',
  ofAccount: false,
  read: () => Promise.resolve({ value: getKeyChoices() }),
  plan(value) {
    const choices = readKeyChoices(value)
    if (!choices) return Promise.resolve(null)
    const before = getKeyChoices()
    const ids = [...new Set([...Object.keys(before.own), ...Object.keys(choices.own)])]
    const changed =
      ids.filter((id) => !isSame(before.own[id], choices.own[id])).length +
      (before.scheme === choices.scheme ? 0 : 1)
    return Promise.resolve({
      added: 0,
      changed,
      same: changed === 0 ? 1 : 0,
      apply() {
        setKeyChoices(choices)
        return Promise.resolve({ failed: 0, undo: () => setKeyChoices(before) })
      },
    })
  },
}

const kindNames = z.array(z.string())
const minutes = z.number().check(z.gte(0), z.lt(24 * 60))

/** The settings of alerts that can be restored, each on its own. */
const alertFields = {
  hidden: kindNames,
  alerts: kindNames,
  silent: kindNames,
  ungrouped: kindNames,
  quiet: z.object({ on: z.boolean(), from: minutes, to: minutes }),
} as const
const alertsSchema = z.object(alertFields)
const ALERT_FIELDS = Object.keys(alertFields) as (keyof typeof alertFields)[]

/** The alerts, sounds and quiet hours of the account in this browser. Invalid and unknown fields are left out. */
export const alertsPart: BackupPart = {
  name: 'alerts',
  ofAccount: true,
  read: ({ runtime }) => Promise.resolve({ value: alertSettingsOf(runtime.identity.key).get() }),
  plan(value, { runtime }) {
    const file = z.safeParse(fields, value)
    if (!file.success) return Promise.resolve(null)
    const given = file.data
    const valid = ALERT_FIELDS.filter(
      (name) => name in given && z.safeParse(alertFields[name], given[name]).success,
    )
    const store = alertSettingsOf(runtime.identity.key)
    const before = store.get()
    const changed = valid.filter((name) => !isSame(given[name], before[name]))
    return Promise.resolve({
      added: 0,
      changed: changed.length,
      same: valid.length - changed.length,
      leftOut: { unknown: Object.keys(given).length - valid.length },
      apply() {
        const change = (from: Readonly<Record<string, unknown>>) => {
          const values = Object.fromEntries(changed.map((name) => [name, from[name]]))
          store.set((current) => z.parse(alertsSchema, { ...current, ...values }))
        }
        change(given)
        return Promise.resolve({ failed: 0, undo: () => change(before) })
      },
    })
  },
}

/** The drafts of the account, with their files. Imported drafts are added to those that exist. */
export const draftsPart: BackupPart = {
  name: 'drafts',
  ofAccount: true,
  async read({ runtime }) {
    const { writeDrafts } = await loadDraftBackup()
    const { drafts, filesLeftOut } = await writeDrafts(runtime.identity.key)
    return { value: drafts, leftOut: { largeFiles: filesLeftOut } }
  },
  async plan(value, { runtime: { identity }, origin }) {
    if (!Array.isArray(value)) return null
    const { planDrafts } = await loadDraftBackup()
    const { added, same, unreadable, filesLost, contextLost, apply } = await planDrafts(value, {
      identity: identity.key,
      from: origin.identity,
      sameServer: origin.server === identity.server,
    })
    return {
      added: added.length,
      changed: 0,
      same,
      leftOut: { unknown: unreadable, files: filesLost, replies: contextLost },
      async apply() {
        await apply()
        return { failed: 0 }
      },
    }
  },
}
