import { detectLocale } from '@/lib/i18n'
import { useSetting } from './settings-store'

/** The locale a setting stands for: itself, or for 'auto' the best of the browser's. */
export const localeOf = (language: string): string =>
  language === 'auto' ? detectLocale() : detectLocale([language])

/** The locale for IntlProvider. */
export const useInterfaceLocale = (): string => localeOf(useSetting('language'))
