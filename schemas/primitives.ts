import * as z from 'zod/mini'
import { LINE_LENGTH, shortenLine, shortenMarkup, shortenText } from './bounds'

export type Id<K extends string> = string & { readonly __kind: K }
export type StatusId = Id<'status'>
export type AccountId = Id<'account'>
export type PollId = Id<'poll'>
export type ListId = Id<'list'>
export type MediaId = Id<'media'>
export type FilterId = Id<'filter'>
export type NotificationId = Id<'notification'>
export type ConversationId = Id<'conversation'>
export type AnnouncementId = Id<'announcement'>

/** Fails the current value inside `z.transform`. */
export function refuse(context: z.core.ParsePayload, input: unknown, expected: 'string' | 'array'): never {
  context.issues.push({ code: 'invalid_type', expected, input })
  return z.NEVER
}

const idText = (value: unknown): string | null => {
  if (typeof value === 'string') return value !== '' && value.length <= LINE_LENGTH ? value : null
  return Number.isFinite(value) ? String(value) : null
}

// One schema for ids of all kinds: making a schema takes time at every start.
const anyId = z.transform((value: unknown, context) => idText(value) ?? refuse(context, value, 'string'))
const anyIdOrNull = z.transform(idText)

/**
 * An id of kind K. Servers send strings, some send numbers; here it is always a string. An id cannot be shortened,
 * so a very long one is invalid.
 */
export const id = <K extends string>() => anyId as z.ZodMiniTransform<Id<K>>

/** An id; null when missing or invalid. */
export const idOrNull = <K extends string>() => anyIdOrNull as z.ZodMiniTransform<Id<K> | null>

const dropped = new Map<string, number>()

/** Number of items left out of answers since the start, because their schema rejected them, by kind, e.g. 'status'. */
export const droppedCounts = (): ReadonlyMap<string, number> => dropped

const countDropped = (kind: string) => dropped.set(kind, (dropped.get(kind) ?? 0) + 1)

/** Parses `items`; those that fail are left out and counted. */
function readEach<S extends z.core.$ZodType>(schema: S, kind: string, items: readonly unknown[]) {
  const valid: z.output<S>[] = []
  for (const item of items) {
    const read = z.safeParse(schema, item)
    if (read.success) valid.push(read.data)
    else countDropped(kind)
  }
  return valid
}

/** An array whose invalid items are left out and counted. Fails for anything that is not an array. */
export const tolerantArray = <S extends z.core.$ZodType>(schema: S, kind: string) =>
  z.transform((items: unknown, context): z.output<S>[] =>
    Array.isArray(items) ? readEach(schema, kind, items) : refuse(context, items, 'array'),
  )

/** The same for a part of an entity: anything that is not an array reads as []. */
export const tolerantList = <S extends z.core.$ZodType>(schema: S, kind: string) =>
  z.transform((items: unknown): z.output<S>[] => (Array.isArray(items) ? readEach(schema, kind, items) : []))

/** An object whose invalid values are left out; anything that is not an object reads as {}. */
export const tolerantRecord = <S extends z.core.$ZodType>(schema: S) =>
  z.transform((value: unknown): Record<string, z.output<S>> =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' && !Array.isArray(value) ? (value ?? {}) : {}).flatMap(
        ([key, each]) => {
          const read = z.safeParse(schema, each)
          return read.success ? [[key, read.data]] : []
        },
      ),
    ),
  )

const stringsOf = (items: unknown): string[] =>
  Array.isArray(items) ? items.filter((item) => typeof item === 'string') : []

/** The strings of an array as lines, other items left out; anything that is not an array reads as []. */
export const stringArray = z.transform((items: unknown) => stringsOf(items).map(shortenLine))

/** The same; null for anything that is not an array. */
export const stringArrayOrNull = z.transform((items: unknown) =>
  Array.isArray(items) ? stringsOf(items).map(shortenLine) : null,
)

/** The strings of an array, whole: texts that the user edits. */
export const wholeStringArray = z.transform(stringsOf)

/** A part of an entity that must not fail the whole: null when invalid, and counted. */
export const tolerantOrNull = <S extends z.core.$ZodType>(schema: S, kind: string) =>
  z.transform((value: unknown): z.output<S> | null => {
    if (value === null || value === undefined) return null
    const result = z.safeParse(schema, value)
    if (result.success) return result.data
    countDropped(kind)
    return null
  })

/** One of `values`; anything else reads as `fallback`. */
export const tolerantEnum = <const V extends string, F extends string>(values: readonly V[], fallback: F) =>
  z.transform((value: unknown): V | F => (values.includes(value as V) ? (value as V) : fallback))

/** One of `values`; absent for anything else, so that it is never shown as one of them. */
export const enumOrAbsent = <const V extends string>(values: readonly V[]) =>
  z.optional(z.transform((value: unknown) => (values.includes(value as V) ? (value as V) : undefined)))

/** A line that must not be missing: a name that identifies what it belongs to. */
export const requiredString = z.transform((value: unknown, context) =>
  typeof value === 'string' ? shortenLine(value) : refuse(context, value, 'string'),
)

/**
 * Text on one line; '' when missing or null. Every text is shortened to a line unless its schema says otherwise,
 * because one long name stops the layout of the page.
 */
export const text = z.transform((value: unknown) => (typeof value === 'string' ? shortenLine(value) : ''))

/** Plain text of several lines; '' when missing or null. */
export const longText = z.transform((value: unknown) => (typeof value === 'string' ? shortenText(value) : ''))

/** Markup on one line; '' when missing or null. */
export const lineMarkup = z.transform((value: unknown) =>
  typeof value === 'string' ? shortenMarkup(value) : '',
)

/** A whole string; '' when missing or null: markup, which `lib/html` cuts, and texts that the user edits. */
export const wholeText = z.transform((value: unknown) => (typeof value === 'string' ? value : ''))

/** Returns a number that some servers send as a string; null for anything else. */
function finite(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function whole(value: unknown): number | null {
  const number = finite(value)
  return number === null || number < 0 ? null : Math.min(Math.trunc(number), Number.MAX_SAFE_INTEGER)
}

/** A count of at least 0. -1 ("hidden by the server") and invalid values read as 0. */
export const count0 = z.transform((value: unknown) => whole(value) ?? 0)

/** A count; null when unknown, also for -1 ("hidden by the server"). */
export const countOrNull = z.transform(whole)

/** A boolean; false when missing or invalid. */
export const flag = z.transform((value: unknown) => value === true)

/** An optional boolean: stays absent when absent; null and invalid values read as absent. */
export const maybeFlag = z.optional(
  z.transform((value: unknown) => (typeof value === 'boolean' ? value : undefined)),
)

/** A boolean that the user may not have set yet (null); absent where the server does not offer it. */
export const choice = z.optional(z.catch(z.nullable(z.boolean()), null))

/** Text on one line (also a date in ISO 8601, or a code), or null. */
export const stringOrNull = z.transform((value: unknown) =>
  typeof value === 'string' ? shortenLine(value) : null,
)

/** A date in ISO 8601; null also when it cannot be read, so that nothing is shown in its place. */
export const dateOrNull = z.transform((value: unknown) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? shortenLine(value) : null,
)

/** Plain text of several lines, or null. */
export const longTextOrNull = z.transform((value: unknown) =>
  typeof value === 'string' ? shortenText(value) : null,
)

/** A whole string, or null: texts that the user edits. */
export const wholeTextOrNull = z.transform((value: unknown) => (typeof value === 'string' ? value : null))

/** A number that some servers send as a string; null when invalid or missing. */
export const numberOrNull = z.transform(finite)
