import { Lru } from '@/lib/util/lru'
import type { IntlShape } from './intl'
import { messages } from './messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** A point in time: ISO 8601, ms since the epoch, or a Date. */
export type Instant = string | number | Date

export type RelativeStyle = 'short' | 'long' | 'until'

const msOf = (at: Instant): number => (at instanceof Date ? at.getTime() : new Date(at).getTime())

function unitOf(distance: number): [count: number, unit: 'minute' | 'hour' | 'day'] {
  if (distance < HOUR) return [Math.floor(distance / MINUTE), 'minute']
  if (distance < DAY) return [Math.floor(distance / HOUR), 'hour']
  return [Math.floor(distance / DAY), 'day']
}

/**
 * Formats how long before or after `now` (ms) a time is. `short`: "now", "3m", "2h", "4d", after a week a
 * date; `long`: "3 minutes ago". Whole units, rounded down; less than a minute is "now". `until`, for an end: as `long`,
 * but at least "in 1 minute". '' for an invalid date.
 */
export function relativeTime(
  intl: IntlShape,
  at: Instant,
  now: number,
  style: RelativeStyle = 'short',
): string {
  let ms = msOf(at)
  if (Number.isNaN(ms)) return ''
  if (style === 'until') ms = Math.max(ms, now + MINUTE)
  const distance = Math.abs(now - ms)
  if (distance < MINUTE) return intl.formatMessage(style === 'short' ? messages.now : messages.justNow)
  if (distance >= WEEK) return shortDate(intl, ms, now)
  const [count, unit] = unitOf(distance)
  if (style !== 'short' || ms > now)
    return intl.formatRelativeTime(ms > now ? count : -count, unit, {
      numeric: 'always',
      style: style === 'short' ? 'narrow' : 'long',
    })
  // Narrow units are English letters in Japanese, and partly so in German.
  const unitDisplay = /^(?:de|ja)/.test(intl.locale) ? 'short' : 'narrow'
  return intl.formatNumber(count, { style: 'unit', unit, unitDisplay })
}

/** "Nov 3", with the year when it differs from the year of `now`. '' for an invalid date. */
export function shortDate(intl: IntlShape, at: Instant, now: number): string {
  const ms = msOf(at)
  if (Number.isNaN(ms)) return ''
  const yearOf = (time: number) => intl.formatDate(time, { year: 'numeric' })
  const other = yearOf(ms) !== yearOf(now)
  return intl.formatDate(ms, { month: 'short', day: 'numeric', ...(other && { year: 'numeric' }) })
}

/** Maximum number of full times to cache per language. */
const MAX_TIMES = 500
const absoluteTimes = new WeakMap<IntlShape, Lru<number, string>>()

/**
 * Full date and time: "November 3, 2026 at 4:05 PM". '' for an invalid date. Cached, as every row has it in its name and
 * as the title of its time.
 */
export function absoluteTime(intl: IntlShape, at: Instant): string {
  const ms = msOf(at)
  if (Number.isNaN(ms)) return ''
  const known = absoluteTimes.get(intl) ?? new Lru(MAX_TIMES)
  absoluteTimes.set(intl, known)
  return known.ensure(ms, () => intl.formatDate(ms, { dateStyle: 'long', timeStyle: 'short' }))
}

/** Full date: "November 3, 2026". '' for an invalid date. */
export function fullDate(intl: IntlShape, at: Instant): string {
  const ms = msOf(at)
  return Number.isNaN(ms) ? '' : intl.formatDate(ms, { dateStyle: 'long' })
}

/**
 * A day of the calendar, given as 'YYYY-MM-DD' or at its start in UTC: the same in every time zone. '' for an invalid
 * date.
 */
export function calendarDay(intl: IntlShape, day: string, dateStyle: 'long' | 'medium' = 'long'): string {
  const ms = msOf(day.slice(0, 10))
  return Number.isNaN(ms) ? '' : intl.formatDate(ms, { dateStyle, timeZone: 'UTC' })
}

/** 999, 1.2K, 34K, 5.6M. Truncated, so that a count is never overstated. */
export function shortNumber(intl: IntlShape, count: number): string {
  return intl.formatNumber(count, {
    notation: 'compact',
    maximumFractionDigits: Math.abs(count) < 10_000 || Math.abs(count) >= 1_000_000 ? 1 : 0,
    roundingMode: 'trunc',
  })
}

/** 1,234,567: for titles and screen readers, where shortNumber is shown. */
export const fullNumber = (intl: IntlShape, count: number): string => intl.formatNumber(count)

/** A count in a sentence: in full below a million, short from there on, so that it fits its line. */
export const sentenceNumber = (intl: IntlShape, count: number): string =>
  count < 1_000_000 ? fullNumber(intl, count) : shortNumber(intl, count)

/** `part` of `whole` as "37%"; 0% when whole is 0. */
export const percent = (intl: IntlShape, part: number, whole: number): string =>
  intl.formatNumber(whole > 0 ? part / whole : 0, { style: 'percent', maximumFractionDigits: 0 })

/** "a, b and c". */
export const list = (intl: IntlShape, items: readonly string[]): string => intl.formatList(items)

/** Formats seconds of media as a player does: 1:05, 2:03:09. */
export function duration(intl: IntlShape, seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
  const parts =
    whole >= 3600 ? [Math.floor(whole / 3600), Math.floor(whole / 60) % 60] : [Math.floor(whole / 60)]
  return [...parts, whole % 60]
    .map((part, at) => intl.formatNumber(part, { minimumIntegerDigits: at > 0 ? 2 : 1, useGrouping: false }))
    .join(':')
}
