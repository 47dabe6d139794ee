/** Servers refuse times sooner than this, ms. */
export const MIN_LEAD_TIME = 5 * 60_000
const HOUR = 3_600_000

const two = (value: number) => String(value).padStart(2, '0')

/** Converts ISO 8601 to the value of a datetime-local field: '2026-06-15T14:30'; '' for an invalid date. */
export function toLocalField(iso: string | null): string {
  const at = iso === null ? new Date(NaN) : new Date(iso)
  if (Number.isNaN(at.getTime())) return ''
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Converts the value of a datetime-local field to ISO 8601; null while it is incomplete. */
export function fromLocalField(value: string): string | null {
  const at = new Date(value)
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** The initial time: the next full hour that is at least one hour away. ISO 8601. */
export const firstOffer = (now: number): string =>
  new Date(Math.ceil((now + HOUR) / HOUR) * HOUR).toISOString()

/** True when a server would refuse the time as too soon. `now` in ms since the epoch. */
export const isTooSoon = (iso: string, now: number): boolean => !(Date.parse(iso) >= now + MIN_LEAD_TIME)

/** The time zone of this browser with its distance from UTC: "Europe/Berlin (GMT+2)". */
export function zoneName(locale: string, at: Date): string {
  const format = new Intl.DateTimeFormat(locale, { timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const zone = format.resolvedOptions().timeZone.replaceAll('_', ' ')
  return zone === offset || offset === '' ? zone : `${zone} (${offset})`
}
