import { graphemeCount } from '@/lib/util/graphemes'

/** Lifetimes that are offered, in seconds (product.md 5, with the twelve hours of the reference). */
export const LIFETIMES = [300, 1800, 3600, 21_600, 43_200, 86_400, 259_200, 604_800] as const
/** One day (product.md 9). */
export const USUAL_LIFETIME = 86_400

const LEAST_OPTIONS = 2

const blank = (option: string) => option.trim() === ''

/**
 * The fields of a poll that is being written: at least two, and one blank at the end until there are `most`
 * (product.md 4). Blank ones in the middle stay, for the caret is in one of them.
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

/** What is sent: options of whitespace are dropped, the others trimmed (product.md 5). */
export const sentOptions = (options: readonly string[]): string[] =>
  options.filter((option) => !blank(option)).map((option) => option.trim())

/** The offered lifetime for `seconds`: the first that is not shorter, else a day. */
export const snapLifetime = (seconds: number): number =>
  LIFETIMES.find((lifetime) => lifetime >= seconds) ?? USUAL_LIFETIME

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

export type PollRefusal = 'few' | 'same' | 'long'

/** Why the server would refuse the poll, or null: fewer than two options, two alike, or one too long. */
export function pollRefusal(options: readonly string[], longest: number): PollRefusal | null {
  const sent = sentOptions(options)
  if (sent.length < LEAST_OPTIONS) return 'few'
  if (new Set(sent).size < sent.length) return 'same'
  return sent.some((option) => graphemeCount(option) > longest) ? 'long' : null
}
