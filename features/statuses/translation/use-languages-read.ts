import { useMemo } from 'react'
import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { languagesRead } from './rules'

/** Bases of the languages the reader reads. */
export function useLanguagesRead(): ReadonlySet<string> {
  const { locale } = useIntl()
  const said = useSetting('readLanguages')
  return useMemo(() => languagesRead(locale, navigator.languages, said), [locale, said])
}
