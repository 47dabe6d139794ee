import { detectLocale } from '@/lib/i18n'
import { useSetting } from './settings-store'

/** Resolves the language setting: 'auto' to the best of the browser's languages. */
export const localeOf = (language: string): string =>
  language === 'auto' ? detectLocale() : detectLocale([language])

/** Returns the locale for IntlProvider. */
export const useInterfaceLocale = (): string => localeOf(useSetting('language'))
