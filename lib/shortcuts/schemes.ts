import { isSingleKey } from './keys'
import type { Shortcut } from './registry'

/** Sets of keys to choose from. */
export const KEY_SCHEMES = ['mastodon', 'phanpy', 'vim', 'noSingle'] as const
export type KeyScheme = (typeof KEY_SCHEMES)[number]

type Keys = Readonly<Record<string, readonly string[]>>

/** Keys by shortcut where a scheme differs from the defaults, which are those of Mastodon. */
const DIFFERENCES: Partial<Record<KeyScheme, Keys>> = {
  phanpy: {
    compose: ['c'],
    favourite: ['l', 'f'],
    boost: ['Shift+b'],
    bookmark: ['d'],
    delete: ['Shift+d'],
    loadMore: [],
    back: ['Backspace'],
    previousColumn: ['['],
    nextColumn: [']'],
    toggleMedia: ['Shift+x'],
    expandAll: [],
  },
  vim: {
    top: ['g g'],
    loadMore: ['Shift+g'],
    copyLink: ['y'],
    compose: ['i'],
    undo: ['u', '$mod+z'],
    previousColumn: ['h', 'ArrowLeft'],
    nextColumn: ['l', 'ArrowRight'],
    toggleMedia: ['z m'],
    toggleWarning: ['z a'],
    expandAll: ['z r'],
    back: ['Control+o', 'Backspace'],
    nextUnread: [']'],
  },
}

/** Returns the keys of a shortcut in a scheme. */
export function keysInScheme(
  { id, keys }: Pick<Shortcut, 'id' | 'keys'>,
  scheme: KeyScheme,
): readonly string[] {
  if (scheme === 'noSingle') return keys.filter((each) => !isSingleKey(each))
  return DIFFERENCES[scheme]?.[id] ?? keys
}
