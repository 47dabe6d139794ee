import type { IntlShape } from './intl'

/** Seconds per unit, largest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Names a duration in the largest unit whose length is `suitable`, else in minutes. */
function inUnit(intl: IntlShape, seconds: number, suitable: (length: number) => boolean): string {
  const [unit, length] = UNITS.find(([, each]) => suitable(each)) ?? ['minute', 60]
  return intl.formatNumber(Math.round(seconds / length), { style: 'unit', unit, unitDisplay: 'long' })
}

/** Names a duration in the largest unit without a remainder: "30 minutes", "36 hours", "1 day". */
export const durationName = (intl: IntlShape, seconds: number): string =>
  inUnit(intl, seconds, (length) => seconds % length === 0)

/** Names about how long a time is, in the largest unit that fits: "3 hours", "2 days"; at least "1 minute". */
export function roundedDurationName(intl: IntlShape, seconds: number): string {
  const long = Math.max(60, seconds)
  return inUnit(intl, long, (length) => long >= length)
}
