import { graphemeCount } from '@/lib/util/graphemes'

/** Durations that are offered, in seconds, as in Mastodon's own client. */
export const POLL_LENGTHS = [300, 1800, 3600, 21_600, 43_200, 86_400, 259_200, 604_800] as const
/** One day, in seconds. */
export const USUAL_POLL_LENGTH = 86_400

/** Fewest options of a poll. */
const MIN_OPTIONS = 2

const blank = (option: string) => option.trim() === ''

/**
 * Returns the fields of a poll in the composer: at least two, and a blank one at the end until there are `most`.
 * Blank fields in the middle stay, because the caret may be in one.
 */
export function fieldsFor(options: readonly string[], most: number): string[] {
  const last = options.findLastIndex((option) => !blank(option))
  const fields = options.slice(0, last + 1)
  if (fields.length < most) fields.push('')
  while (fields.length < MIN_OPTIONS) fields.push('')
  return fields
}

/** Like `fieldsFor`, without blank fields in the middle, for when the caret has left. */
export const tidyFields = (options: readonly string[], most: number): string[] =>
  fieldsFor(
    options.filter((option) => !blank(option)),
    most,
  )

/** The options as they are sent: trimmed, without blank ones. */
export const sentOptions = (options: readonly string[]): string[] =>
  options.filter((option) => !blank(option)).map((option) => option.trim())

/** Durations for the rest of a published poll that is edited; like Mastodon, without twelve hours. */
const SNAPS = POLL_LENGTHS.filter((length) => length !== 43_200)

/** Returns the duration for `seconds` left: the first that is not shorter, else a day. */
export const snapPollLength = (seconds: number): number =>
  SNAPS.find((length) => length >= seconds) ?? USUAL_POLL_LENGTH

/** Returns the index of an earlier option with the same text as the one at `at`; null when there is none or it is blank. */
export function repeats(options: readonly string[], at: number): number | null {
  const words = options[at]?.trim() ?? ''
  const first = words === '' ? at : options.findIndex((option) => option.trim() === words)
  return first < at ? first : null
}

/** Returns the durations that a server accepts; all of them when it accepts none. */
export function pollLengthsFor({
  shortest,
  longest,
}: {
  shortest: number
  longest: number
}): readonly number[] {
  const taken = POLL_LENGTHS.filter((length) => length >= shortest && length <= longest)
  return taken.length > 0 ? taken : POLL_LENGTHS
}

/** Software that accepts `hide_totals` and ignores it. */
const SHOWS_TOTALS = /^(?:akkoma|pleroma|rebased|snac)$/i

/** True when a server hides the results of a poll until it ends; assumed when its software is unknown. */
export const hidesTotals = (software: { readonly name: string } | null): boolean =>
  software === null || !SHOWS_TOTALS.test(software.name)

export type PollRefusal = 'few' | 'same' | 'long'

/**
 * Returns why the server would refuse the poll, or null: fewer than two options, two equal options, or an
 * option that is too long.
 */
export function pollRefusal(options: readonly string[], longest: number): PollRefusal | null {
  const sent = sentOptions(options)
  if (sent.length < MIN_OPTIONS) return 'few'
  if (new Set(sent).size < sent.length) return 'same'
  return sent.some((option) => graphemeCount(option) > longest) ? 'long' : null
}
