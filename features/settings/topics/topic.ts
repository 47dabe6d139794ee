import type { ComponentType } from 'react'
import type { Capabilities } from '@/lib/http'
import type { IntlShape, Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { foldText } from '@/lib/util/fold-text'
import type { Settings } from '../settings-store'

/**
 * Where a setting is stored: in this browser for all accounts, in this browser for the account, or on the
 * server.
 */
export type SettingScope = 'device' | 'accountHere' | 'account'

/** A setting as declared once: for search, the note about where it is stored, and resetting. */
export interface SettingEntry {
  /** Unique among all settings, and part of addresses. */
  readonly id: string
  readonly label: Message
  /** Further words to find it by. */
  readonly keywords?: Message
  /** Absent for what is not a setting, such as an export. */
  readonly scope?: SettingScope
  /** Hidden from visitors, as are settings of an account. Default false. */
  readonly isForMembers?: boolean
  /** Its field of the settings store, which resetting the topic sets to the default. */
  readonly key?: keyof Settings
  /**
   * False where it is not shown, e.g. since the browser or the server cannot do it. Without the capabilities of the
   * server, it may have everything. Default true.
   */
  readonly isShown?: (capabilities?: Capabilities) => boolean
}

/** A value that this browser keeps for an account, with some of the settings of a page. */
export interface AccountValue {
  /** Calls `listener` after every change of such a setting; returns the unsubscriber. */
  readonly subscribe: (listener: () => void) => () => void
  /** Restores the defaults; returns the function that undoes it. */
  readonly reset: () => () => void
}

/** A page of settings. */
export interface SettingsTopic {
  /** Part of its address. */
  readonly id: string
  readonly title: Message
  readonly summary: Message
  readonly icon: ComponentType<{ size?: number | string }>
  readonly settings: readonly SettingEntry[]
  /** Hidden from visitors. Default false. */
  readonly isForMembers?: boolean
  /** Returns the values of its settings of an account; a stable function. Default: it has none. */
  readonly ofAccount?: (runtime: Runtime) => readonly AccountValue[]
  /** Its groups of settings, each control in a `Setting`. */
  readonly Content: ComponentType
}

/** Declares a setting of the settings store. */
export const deviceSetting = (
  key: keyof Settings,
  label: Message,
  keywords?: Message,
): SettingEntry & { readonly key: keyof Settings } => ({
  id: key,
  key,
  label,
  scope: 'device',
  ...(keywords && { keywords }),
})

/** Returns the pages of settings that a reader can use, with what is on them. */
export const topicsFor = (topics: readonly SettingsTopic[], isMember: boolean): readonly SettingsTopic[] =>
  isMember
    ? topics
    : topics.flatMap((topic) => {
        if (topic.isForMembers) return []
        const settings = topic.settings.filter(
          ({ scope = 'device', isForMembers = false }) => scope === 'device' && !isForMembers,
        )
        return [{ ...topic, settings }]
      })

/** A setting that was found. */
export interface FoundSetting {
  readonly topic: SettingsTopic
  readonly entry: SettingEntry
}

/** How well a setting matches, the least first; null when a word is missing. */
function rank(words: readonly string[], label: string, others: string): number | null {
  const all = `${label} ${others}`
  if (!words.every((word) => all.includes(word))) return null
  const [first = ''] = words
  if (label.startsWith(first)) return 0
  if (label.includes(` ${first}`)) return 1
  return label.includes(first) ? 2 : 3
}

/**
 * Returns the settings that have every word of the query, in their label, keywords or topic; the best first. Leaves out
 * those that the browser or the server lacks.
 */
export function findSettings(
  topics: readonly SettingsTopic[],
  query: string,
  intl: IntlShape,
  capabilities?: Capabilities,
): FoundSetting[] {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return topics
    .flatMap((topic) =>
      topic.settings.flatMap((entry) => {
        const others = [entry.keywords, topic.title].flatMap((text) =>
          text ? [foldText(intl.formatMessage(text))] : [],
        )
        const at = rank(words, foldText(intl.formatMessage(entry.label)), others.join(' '))
        return at === null || entry.isShown?.(capabilities) === false ? [] : [{ topic, entry, at }]
      }),
    )
    .toSorted((a, b) => a.at - b.at)
}
