import { useMemo } from 'react'
import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { readLanguagesOf } from './rules'

/** Returns the languages the user reads, without region. */
export function useReadLanguages(): ReadonlySet<string> {
  const { locale } = useIntl()
  const chosen = useSetting('readLanguages')
  return useMemo(() => readLanguagesOf(locale, navigator.languages, chosen), [locale, chosen])
}
