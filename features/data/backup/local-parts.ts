import { loadDraftBackup } from '@/features/compose'
import { DEFAULT_SETTINGS, getSettings, readSettings, setSettings } from '@/features/settings'
import { getKeyChoices, readKeyChoices, setKeyChoices } from '@/lib/shortcuts'
import { choicesPart } from './account-choices'
import type { BackupPart } from './part'
import { isSameJson } from '@/lib/util/is-same-json'

/** The settings of this browser. */
export const settingsPart = choicesPart(
  {
    name: 'settings',
    read: getSettings,
    valid(field, value) {
      const read: Readonly<Record<string, unknown>> = readSettings({ [field]: value })
      return Object.hasOwn(DEFAULT_SETTINGS, field) && isSameJson(read[field], value) ? value : undefined
    },
    write: (_, change) => setSettings(change),
  },
  false,
)

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
      ids.filter((id) => !isSameJson(before.own[id], choices.own[id])).length +
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
