import { graphemeCount } from '@/lib/util/graphemes'

/** Durations that are offered, in seconds, as in Mastodon's own client. */
export const LIFETIMES = [300, 1800, 3600, 21_600, 43_200, 86_400, 259_200, 604_800] as const
/** One day, in seconds. */
export const USUAL_LIFETIME = 86_400

const LEAST_OPTIONS = 2

const blank = (option: string) => option.trim() === ''

/**
 * The fields of a poll that is being written: at least two, and one blank at the end until there are `most`
 * Blank ones in the middle stay, because the caret may be in one.
 */
export function fieldsFor(options: readonly string[], most: number): string[] {
  const last = options.findLastIndex((option) => !blank(option))
  const fields = options.slice(0, last + 1)
  if (fields.length < most) fields.push('')
  while (fields.length < LEAST_OPTIONS) fields.push('')
  return fields
}

/** As `fieldsFor`, with the blank ones in the middle taken out: for when the caret has left. */
export const tidyFields = (options: readonly string[], most: number): string[] =>
  fieldsFor(
    options.filter((option) => !blank(option)),
    most,
  )

/** The options as they are sent: trimmed, without blank ones. */
export const sentOptions = (options: readonly string[]): string[] =>
  options.filter((option) => !blank(option)).map((option) => option.trim())

/** Durations for the rest of a published poll that is edited; like Mastodon, without twelve hours. */
const SNAPS = LIFETIMES.filter((lifetime) => lifetime !== 43_200)

/** The choice for `seconds` that are left: the first that is not shorter, else a day. */
export const snapLifetime = (seconds: number): number =>
  SNAPS.find((lifetime) => lifetime >= seconds) ?? USUAL_LIFETIME

/** The place, from 0, of the choice that the one at `at` repeats; null when it is the first of its words, or blank. */
export function repeats(options: readonly string[], at: number): number | null {
  const words = options[at]?.trim() ?? ''
  const first = words === '' ? at : options.findIndex((option) => option.trim() === words)
  return first < at ? first : null
}

/** The lifetimes that a server takes; all of them when it would take none. */
export function lifetimesFor({
  shortest,
  longest,
}: {
  shortest: number
  longest: number
}): readonly number[] {
  const taken = LIFETIMES.filter((lifetime) => lifetime >= shortest && lifetime <= longest)
  return taken.length > 0 ? taken : LIFETIMES
}

/** Software that accepts `hide_totals` and ignores it. */
const SHOWS_TOTALS = /^(?:akkoma|pleroma|rebased|snac)$/i

/** True when a server hides the results of a poll until it ends; assumed when its software is unknown. */
export const hidesTotals = (software: { readonly name: string } | null): boolean =>
  software === null || !SHOWS_TOTALS.test(software.name)

export type PollRefusal = 'few' | 'same' | 'long'

/** Why the server would refuse the poll, or null: fewer than two options, two alike, or one too long. */
export function pollRefusal(options: readonly string[], longest: number): PollRefusal | null {
  const sent = sentOptions(options)
  if (sent.length < LEAST_OPTIONS) return 'few'
  if (new Set(sent).size < sent.length) return 'same'
  return sent.some((option) => graphemeCount(option) > longest) ? 'long' : null
}
