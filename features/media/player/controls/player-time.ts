import type { IntlShape } from '@/lib/i18n'

/** Frames per second where the server names none, and the most it may name. */
const USUAL_FRAME_RATE = 25
const MAX_FRAME_RATE = 240

const partsOf = (seconds: number) => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}

/** Formats a time as on a clock: "0:05", "1:01:05". */
export function clockTime(time: number): string {
  const { hours, minutes, seconds } = partsOf(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Formats a time for screen readers: "1 minute, 5 seconds". */
export function spokenTime(intl: IntlShape, time: number): string {
  const { hours, minutes, seconds } = partsOf(time)
  const name = (value: number, unit: 'hour' | 'minute' | 'second') =>
    intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' })
  const names = [
    ...(hours > 0 ? [name(hours, 'hour')] : []),
    ...(minutes > 0 ? [name(minutes, 'minute')] : []),
    ...(seconds > 0 || hours + minutes === 0 ? [name(seconds, 'second')] : []),
  ]
  return intl.formatList(names, 'unit')
}

/** Returns the frames per second from a fraction such as "30000/1001". */
export function frameRateOf(rate: string | null | undefined): number {
  const [frames = Number.NaN, seconds = 1] = (rate ?? '').split('/').map(Number)
  const value = frames / seconds
  return value > 0 && value <= MAX_FRAME_RATE ? value : USUAL_FRAME_RATE
}

/** A part of the whole, as shares of it. */
export interface LoadedPart {
  readonly from: number
  readonly to: number
}

/** Returns which parts of a medium are loaded. */
export function sharesOf(
  ranges: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  duration: number,
): LoadedPart[] {
  if (!(duration > 0) || !Number.isFinite(duration)) return []
  return Array.from({ length: ranges.length }, (_, at) => ({
    from: Math.min(1, ranges.start(at) / duration),
    to: Math.min(1, ranges.end(at) / duration),
  }))
}
