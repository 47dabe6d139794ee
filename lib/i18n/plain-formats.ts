import type { ReactNode } from 'react'
import type { Formatters, IntlShape as FormatJs } from '@formatjs/intl'

/** Formats of single values without a message. */
export type PlainFormats = Pick<
  FormatJs<ReactNode>,
  'formatNumber' | 'formatDate' | 'formatTime' | 'formatRelativeTime' | 'formatDisplayName' | 'formatPlural'
>

interface Options {
  locale: string
  /** IANA time zone; undefined = the device's. */
  timeZone: string | undefined
  formatters: Formatters
  reportError: (error: unknown) => void
}

type Moment = Parameters<PlainFormats['formatDate']>[0]

const instant = (value: Moment): number | Date =>
  value === undefined || typeof value === 'string' ? new Date(value || 0) : value

/**
 * Implements the formats of @formatjs/intl without the rest of it, which would load with the first screen.
 * Caches Intl formatters; returns the bare value where none can be created.
 */
export function plainFormats({ locale, timeZone, formatters, reportError }: Options): PlainFormats {
  const inZone = timeZone === undefined ? {} : { timeZone }
  function attempt<T>(format: () => T, fallback: T): T {
    try {
      return format()
    } catch (error) {
      reportError(error)
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
