import { useMemo, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { Choice } from '../choice'
import { recentEmojis } from '../recent'
import type { Emojis } from '../use-emojis'
import { customSections, groupSections, recentSection, type Section } from './sections'

/** The categories of the picker: what is often used, Unicode's, the server's. What is used meanwhile does not move them. */
export function useSections({ native, custom }: Emojis, who: string): readonly Section[] {
  const { locale } = useIntl()
  const [recent] = useState(() => recentEmojis(who))
  return useMemo(() => {
    const all = [...groupSections(native), ...customSections(custom, locale)]
    return [...recentSection(recent, all), ...all]
  }, [native, custom, locale, recent])
}

/** What was found, as the only section. */
export const foundSections = (found: readonly Choice[]): Section[] =>
  found.length > 0 ? [{ id: 'found', kind: 'found', name: '', choices: found }] : []
