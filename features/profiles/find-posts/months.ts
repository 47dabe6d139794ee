/** A month as 'YYYY-MM', in the time zone of the browser. Sorting months as text sorts them by time. */
export type Month = string

export const isMonth = (text: string | undefined): text is Month => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

const formatMonth = (year: number, month: number): Month =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** Returns the month of a time; null for an invalid one. */
export function monthOf(at: string | number): Month | null {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? null : formatMonth(date.getFullYear(), date.getMonth() + 1)
}

const partsOf = (month: Month) => month.split('-').map(Number) as [year: number, month: number]

/** The middle of a month, which is in that month in every time zone. */
export function middleOf(month: Month): Date {
  const [year, number] = partsOf(month)
  return new Date(year, number - 1, 15, 12)
}

/** The first moment after a month, in ms since the epoch. */
export function endOfMonth(month: Month): number {
  const [year, number] = partsOf(month)
  return new Date(year, number, 1).getTime()
}

function monthAfter(month: Month): Month {
  const [year, number] = partsOf(month)
  return number === 12 ? formatMonth(year + 1, 1) : formatMonth(year, number + 1)
}

/** Returns all months from `first` to `last`. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

/** A month with its number of posts. */
export interface MonthCount {
  month: Month
  count: number
}

/** Counts times per month, from the first to the last one, with the empty months between. */
export function countMonths(times: readonly string[]): MonthCount[] {
  const counts = new Map<Month, number>()
  for (const time of times) {
    const month = monthOf(time)
    if (month !== null) counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  const known = [...counts.keys()].sort()
  const first = known[0]
  const last = known.at(-1)
  if (first === undefined || last === undefined) return []
  return monthsBetween(first, last).map((month) => ({ month, count: counts.get(month) ?? 0 }))
}
