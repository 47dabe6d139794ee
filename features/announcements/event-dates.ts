import type { IntlShape } from '@/lib/i18n'
import { timeOf, type Announcement } from './rules'

type Dates = Pick<Announcement, 'starts_at' | 'ends_at' | 'all_day'>

/**
 * Returns the dates of an event as a range in the user's locale, such as "Mon, Nov 3, 8:00 – 9:30 PM"; with the
 * year unless it is that of `now` (ms). Null for an announcement without dates.
 */
export function eventDates(
  intl: IntlShape,
  { starts_at, ends_at, all_day }: Dates,
  now: number,
): string | null {
  const start = timeOf(starts_at) ?? timeOf(ends_at)
  if (start === null) return null
  const end = Math.max(start, timeOf(ends_at) ?? start)
  // Servers store the days of such an event as midnight in UTC: in another zone they would be the days before.
  const timeZone = all_day ? 'UTC' : intl.timeZone
  const year = (time: number) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(time)
  const format = new Intl.DateTimeFormat(intl.locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...((year(start) !== year(now) || year(end) !== year(now)) && { year: 'numeric' }),
    ...(!all_day && { hour: 'numeric', minute: '2-digit' }),
  })
  return format.formatRange(start, end)
}
