/** Texts, numbers, dates and language names. */
export { baseLanguage } from './base-language'
export { defineMessages, type Message } from './define-messages'
export { createIntlFor, type IntlShape, type PlainTag } from './intl'
export { availableLocales, detectLocale } from './locales'
export { IntlProvider, loadedIntl, preloadLocale, useClock, useIntl } from './use-intl'
export { useRelativeTime } from './use-relative-time'
export { languageName, ownLanguageName } from './language-name'
export {
  absoluteTime,
  calendarDay,
  fullDate,
  fullNumber,
  percent,
  sentenceNumber,
  shortDate,
  shortNumber,
} from './format'
