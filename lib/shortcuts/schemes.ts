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
    nextUnread: [']'],
  },
  // Sequences in place of the most used single keys.
  noSingle: {
    previousColumn: ['g ArrowLeft'],
    nextColumn: ['g ArrowRight'],
    numberedColumn: ['g 1', 'g 2', 'g 3', 'g 4', 'g 5', 'g 6', 'g 7', 'g 8', 'g 9'],
    open: ['a o'],
    reply: ['a r'],
    boost: ['a b'],
    favourite: ['a f'],
    bookmark: ['a d'],
  },
}

/** Returns the keys of a shortcut in a scheme. */
export function keysInScheme(
  { id, keys }: Pick<Shortcut, 'id' | 'keys'>,
  scheme: KeyScheme,
): readonly string[] {
  const different = DIFFERENCES[scheme]?.[id]
  return different ?? (scheme === 'noSingle' ? keys.filter((each) => !isSingleKey(each)) : keys)
}
