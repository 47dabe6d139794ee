import type { IntlShape } from './intl'

/** Seconds per unit, largest first. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Names a duration in the largest unit without a remainder: "30 minutes", "36 hours", "1 day". */
export function durationName(intl: IntlShape, seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds % each === 0) ?? ['minute', 60]
  return intl.formatNumber(Math.round(seconds / length), { style: 'unit', unit, unitDisplay: 'long' })
}
