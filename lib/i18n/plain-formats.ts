import type { ReactNode } from 'react'
import type { Formatters, IntlShape as FormatJs } from '@formatjs/intl'

/** What formats a value without a text around it. */
export type PlainFormats = Pick<
  FormatJs<ReactNode>,
  'formatNumber' | 'formatDate' | 'formatTime' | 'formatRelativeTime' | 'formatDisplayName' | 'formatPlural'
>

interface Options {
  locale: string
  /** IANA; undefined = the device's. */
  timeZone: string | undefined
  formatters: Formatters
  complain: (error: unknown) => void
}

type Moment = Parameters<PlainFormats['formatDate']>[0]

const instant = (value: Moment): number | Date =>
  value === undefined || typeof value === 'string' ? new Date(value || 0) : value

/**
 * The formats of `createIntl` of @formatjs/intl without the rest of it, which would ship with the first screen: kept
 * formatters of Intl, and the bare value where one cannot be made.
 */
export function plainFormats({ locale, timeZone, formatters, complain }: Options): PlainFormats {
  const inZone = timeZone === undefined ? {} : { timeZone }
  function attempt<T>(format: () => T, fallback: T): T {
    try {
      return format()
    } catch (error) {
      complain(error)
      return fallback
    }
  }
  return {
    formatNumber: (value, options) =>
      attempt(() => formatters.getNumberFormat(locale, options).format(value), String(value)),
    formatDate: (value, options) =>
      attempt(
        () => formatters.getDateTimeFormat(locale, { ...inZone, ...options }).format(instant(value)),
        String(value),
      ),
    formatTime: (value, options) =>
      attempt(
        () =>
          formatters
            .getDateTimeFormat(locale, {
              ...inZone,
              ...(options?.timeStyle ? null : { hour: 'numeric', minute: 'numeric' }),
              ...options,
            })
            .format(instant(value)),
        String(value),
      ),
    formatRelativeTime: (value, unit = 'second', options) =>
      attempt(() => formatters.getRelativeTimeFormat(locale, options).format(value, unit), String(value)),
    formatDisplayName: (value, options) =>
      attempt(() => formatters.getDisplayNames(locale, options).of(value), undefined),
    formatPlural: (value, options) =>
      attempt(() => formatters.getPluralRules(locale, options).select(value), 'other'),
  }
}
