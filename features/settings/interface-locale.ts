import { detectLocale } from '@/lib/i18n'
import { useSetting } from './settings-store'

/** The language that an embedding server printed for its user; null without one. */
let printed: string | null = null

/** Lets the setting 'auto' follow the language of the account on an embedding server. */
export const followServerLocale = (locale: string | null | undefined): void => {
  printed = locale ?? null
}

/** True when 'auto' is the language of a server, not the browser's. */
export const followsServer = (): boolean => printed !== null

/** Resolves 'auto'. The printed language has no region for most, which the browser knows. */
const automaticLocale = (): string => {
  if (printed === null) return detectLocale()
  const regional = navigator.languages.find((tag) => tag.startsWith(`${printed}-`))
  return detectLocale([regional ?? printed, ...navigator.languages])
}

/** Resolves the language setting: 'auto' to that of an embedding server, else the best of the browser's languages. */
export const localeOf = (language: string): string =>
  language === 'auto' ? automaticLocale() : detectLocale([language])

/** Returns the locale for IntlProvider. */
export const useInterfaceLocale = (): string => localeOf(useSetting('language'))
