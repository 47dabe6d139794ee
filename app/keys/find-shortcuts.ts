import type { IntlShape } from '@/lib/i18n'
import {
  keysOf,
  keyText,
  SHORTCUT_GROUPS,
  type KeyChoices,
  type Shortcut,
  type ShortcutGroup,
} from '@/lib/shortcuts'
import { foldText } from '@/lib/util/fold-text'

/** A shortcut with its texts and keys in use. */
export interface ListedShortcut {
  readonly shortcut: Shortcut
  readonly label: string
  readonly keys: readonly string[]
}

export interface ListedGroup {
  readonly group: ShortcutGroup
  readonly shortcuts: readonly ListedShortcut[]
}

interface Options {
  /** Words of the label, or a key. */
  query: string
  choices: KeyChoices
  intl: IntlShape
}

/** True when a text has all words of the query, or a key is the query. */
export function matchesQuery(query: string, label: string, keys: readonly string[]): boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const text = foldText(label)
  const isKey = keys.some((each) => foldText(keyText(each)) === foldText(query.trim()))
  return isKey || words.every((word) => text.includes(word))
}

/** Returns the shortcuts that match, by group. Groups without any are left out. */
export function findShortcuts(all: readonly Shortcut[], { query, choices, intl }: Options): ListedGroup[] {
  const listed = all
    .map((shortcut) => ({
      shortcut,
      label: intl.formatMessage(shortcut.label),
      keys: keysOf(shortcut, choices),
    }))
    .filter(({ label, keys }) => matchesQuery(query, label, keys))
  return SHORTCUT_GROUPS.map((group) => ({
    group,
    shortcuts: listed.filter(({ shortcut }) => shortcut.group === group),
  })).filter(({ shortcuts }) => shortcuts.length > 0)
}
