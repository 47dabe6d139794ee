import { useMemo, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Choice } from '../button/choice'
import { recentEmojis } from '../button/recent'
import type { Emojis } from '../use-emojis'
import { customSections, groupSections, recentSection, type Section } from './sections'

interface Sorted {
  readonly native: Emojis['native']
  readonly custom: Emojis['custom']
  readonly locale: string
  readonly sections: readonly Section[]
}

/** The last result: thousands of emoji are sorted once, not at every opening. */
let sorted: Sorted | null = null

function sortedSections({ native, custom }: Emojis, locale: string): readonly Section[] {
  if (sorted?.native !== native || sorted.custom !== custom || sorted.locale !== locale) {
    const sections = [...groupSections(native), ...customSections(custom, locale)]
    sorted = { native, custom, locale, sections }
  }
  return sorted.sections
}

/**
 * Returns the categories: frequently used, Unicode's, the server's. Emoji used since the mount do not move
 * them.
 */
export function useSections(emojis: Emojis, identityKey: string): readonly Section[] {
  const { locale } = useIntl()
  const [recent] = useState(() => recentEmojis(identityKey))
  const all = sortedSections(emojis, locale)
  return useMemo(() => [...recentSection(recent, all), ...all], [all, recent])
}

/** Wraps results as the only section. */
export const foundSections = (found: readonly Choice[]): Section[] =>
  found.length > 0 ? [{ id: 'found', kind: 'found', name: '', choices: found }] : []
