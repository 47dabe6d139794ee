/** Texts, numbers, dates and language names. */
export { defineMessages, type Message } from './define-messages'
export { dirOf } from './direction'
export { createIntlFor, type IntlShape, type PlainTag, type RichValue, type Value } from './intl'
export { availableLocales, detectLocale } from './locales'
export { IntlProvider, preloadLocale, useClock, useIntl } from './use-intl'
export { useRelativeTime } from './use-relative-time'
export { languageName, ownLanguageName } from './language-name'
export {
  absoluteTime,
  calendarDay,
  duration,
  fileSize,
  fullDate,
  fullNumber,
  list,
  percent,
  relativeTime,
  sentenceNumber,
  shortDate,
  shortNumber,
  type Instant,
} from './format'
