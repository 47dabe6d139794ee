const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Durations that a filter can be set to, in seconds; null = it never expires. */
export const DURATIONS: readonly (number | null)[] = [
  null,
  30 * MINUTE,
  HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  7 * DAY,
  30 * DAY,
]
