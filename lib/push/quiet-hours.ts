/** A time of the day without alerts, in minutes after midnight. It may include midnight. */
export interface QuietHours {
  readonly on: boolean
  readonly from: number
  readonly to: number
}

/** Minutes after midnight in the time zone of the device. */
export const minutesOf = (at: Date): number => at.getHours() * 60 + at.getMinutes()

/** True during the quiet hours: from their start up to, but not including, their end. */
export function isQuiet({ on, from, to }: QuietHours, minutes: number): boolean {
  if (!on) return false
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to
}
