import { localeOf, getSettings } from '@/features/settings'
import { loadedIntl, type IntlShape } from '@/lib/i18n'

let made: { readonly locale: string; readonly intl: IntlShape } | null = null

/** Texts in the language of the interface for code outside of React, e.g. toasts; English until its texts are loaded. */
export function interfaceIntl(): IntlShape {
  const locale = localeOf(getSettings().language)
  if (made?.locale !== locale) made = { locale, intl: loadedIntl(locale) }
  return made.intl
}
