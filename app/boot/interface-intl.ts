import { localeOf, getSettings } from '@/features/settings'
import { createIntlFor, type IntlShape } from '@/lib/i18n'

let intl: IntlShape | null = null

/** Texts in the language of the interface for code outside of React, e.g. toasts. */
export function interfaceIntl(): IntlShape {
  const locale = localeOf(getSettings().language)
  if (intl?.locale !== locale) intl = createIntlFor(locale)
  return intl
}
