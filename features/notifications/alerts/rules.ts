import { ALERT_KINDS, kindOf, typesOf, type AlertKind } from '@/lib/push/notification-kinds'
import { isQuiet, type QuietHours } from '@/lib/push/quiet-hours'

/** The types that are not listed among all notifications. */
export const hiddenTypes = ({ hidden }: Pick<AlertSettings, 'hidden'>): readonly string[] =>
  ALERT_KINDS.filter((kind) => kind !== 'other' && hidden.includes(kind)).flatMap(typesOf)

/** Kinds that alert once the permission was given and none was chosen before. */
export const FIRST_ALERTS: readonly AlertKind[] = ['mention', 'quote']

export const NO_QUIET_HOURS: QuietHours = { on: false, from: 22 * 60, to: 7 * 60 }

/** Settings of an account in this browser, as names of kinds. */
export interface AlertSettings {
  /** Not listed among all notifications. */
  readonly hidden: readonly string[]
  /** Shown as desktop alerts. */
  readonly alerts: readonly string[]
  /** Without a sound. */
  readonly silent: readonly string[]
  readonly quiet: QuietHours
  /** Listed one by one. */
  readonly ungrouped: readonly string[]
}

/** Minutes until quiet hours begin or end; null when they are off or last for no time. */
export function minutesToChange({ on, from, to }: QuietHours, minutes: number): number | null {
  if (!on || from === to) return null
  const until = (moment: number) => (moment - minutes + 24 * 60) % (24 * 60) || 24 * 60
  return Math.min(until(from), until(to))
}

/** A notification that arrived, as far as the decision needs it. */
export interface Arrival {
  readonly type: string
  /** The sender is blocked or muted. */
  readonly isSilenced: boolean
  /** A filter matches the post, with any action. */
  readonly isFiltered: boolean
  /** Its list or conversation is on screen, so that the notification is seen as it arrives. */
  readonly isSeen: boolean
  /** Minutes after midnight. */
  readonly minutes: number
}

export interface AlertDecision {
  readonly desktop: boolean
  readonly sound: boolean
}

const NOTHING: AlertDecision = { desktop: false, sound: false }

/** True when notifications of a type may be shown as desktop alerts. */
export const wantsAlert = ({ alerts }: Pick<AlertSettings, 'alerts'>, type: string): boolean =>
  alerts.includes(kindOf(type))

/** Decides how an arrived notification draws attention. */
export function decideAlert(
  { hidden, alerts, silent, quiet }: AlertSettings,
  { type, isSilenced, isFiltered, isSeen, minutes }: Arrival,
): AlertDecision {
  const kind = kindOf(type)
  if (isSilenced || isFiltered || isSeen || hidden.includes(kind) || isQuiet(quiet, minutes)) return NOTHING
  return { desktop: alerts.includes(kind), sound: !silent.includes(kind) }
}

/** "22:30" as minutes after midnight; null for an incomplete time. */
export function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return null
  const total = Number(hours) * 60 + Number(minutes)
  return total < 24 * 60 ? total : null
}

/** Minutes after midnight as the value of a time field. */
export const writeTime = (total: number): string =>
  [Math.floor(total / 60), total % 60].map((part) => String(part).padStart(2, '0')).join(':')
