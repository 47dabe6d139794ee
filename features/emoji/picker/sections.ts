import type { CustomEmoji } from '@/schemas/server/emoji'
import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { keyOf, type Choice } from '../button/choice'

/** Unicode's groups by number; 2 are components, not choices. */
const GROUPS = {
  0: 'smileys',
  1: 'people',
  3: 'animals',
  4: 'food',
  5: 'travel',
  6: 'activities',
  7: 'objects',
  8: 'symbols',
  9: 'flags',
} as const
export type Group = (typeof GROUPS)[keyof typeof GROUPS]

/** A category of the picker. */
export interface Section {
  /** 'recent', the name of a group, or `custom:` and the server's category. */
  readonly id: string
  readonly kind: 'recent' | 'found' | 'group' | 'custom'
  /** The server's category; '' = none. */
  readonly name: string
  readonly choices: readonly Choice[]
}

/** Groups the Unicode emoji, in the order of the standard. */
export function groupSections(native: readonly UnicodeEmoji[]): Section[] {
  const groups = new Map<string, Choice[]>(Object.values(GROUPS).map((id) => [id, []]))
  const idOf = new Map<number, string>(Object.entries(GROUPS).map(([number, id]) => [Number(number), id]))
  for (const emoji of native) groups.get(idOf.get(emoji.group) ?? '')?.push({ native: emoji })
  return [...groups].flatMap(([id, choices]): Section[] =>
    choices.length > 0 ? [{ id, kind: 'group', name: '', choices }] : [],
  )
}

/** Groups the server's emoji by category, sorted for `locale`; those without a category come last. */
export function customSections(custom: readonly CustomEmoji[], locale: string): Section[] {
  const categories = new Map<string, Choice[]>()
  for (const emoji of custom) {
    const name = emoji.category ?? ''
    const choices = categories.get(name)
    if (choices) choices.push({ custom: emoji })
    else categories.set(name, [{ custom: emoji }])
  }
  const { compare } = new Intl.Collator(locale)
  return [...categories]
    .toSorted(([a], [b]) => Number(a === '') - Number(b === '') || compare(a, b))
    .map(([name, choices]) => ({ id: `custom:${name}`, kind: 'custom', name, choices }))
}

/** Returns a section of those `keys` that still exist, in order; [] when there are none. */
export function recentSection(keys: readonly string[], sections: readonly Section[]): Section[] {
  if (keys.length === 0) return []
  const wanted = new Set(keys)
  const found = new Map<string, Choice>()
  for (const { choices } of sections)
    for (const choice of choices) if (wanted.has(keyOf(choice))) found.set(keyOf(choice), choice)
  const choices = keys.flatMap((key) => found.get(key) ?? [])
  return choices.length > 0 ? [{ id: 'recent', kind: 'recent', name: '', choices }] : []
}
