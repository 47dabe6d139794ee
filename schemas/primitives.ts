import * as z from 'zod/mini'

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

const idText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : Number.isFinite(value) ? String(value) : null

/** An id of kind K. Servers send strings, some send numbers; here it is always a string. */
export const id = <K extends string>() =>
  z.transform((value: unknown, context) => (idText(value) ?? refuse(context, value, 'string')) as Id<K>)

/** An id; null when missing or invalid. */
export const idOrNull = <K extends string>() => z.transform((value: unknown) => idText(value) as Id<K> | null)

/** An item left out of an answer because its schema rejected it. */
export interface Dropped {
  /** Kind of the item, e.g. 'status'. */
  what: string
  issue: string
}

const listeners = new Set<(dropped: Dropped) => void>()
let count = 0

/** Calls `listener` for every item left out from now on; returns the unsubscriber. */
export function onDropped(listener: (dropped: Dropped) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Number of items left out since the start. */
export const droppedCount = () => count

function report(what: string, error: z.core.$ZodError) {
  count += 1
  const issue = error.issues[0]
  const text = issue ? `${issue.path.join('.')}: ${issue.message}` : 'unreadable'
  for (const listener of listeners) listener({ what, issue: text })
}

/** Parses `items`; those that fail are left out and reported. */
function readEach<S extends z.core.$ZodType>(schema: S, what: string, items: readonly unknown[]) {
  const kept: z.output<S>[] = []
  for (const item of items) {
    const read = z.safeParse(schema, item)
    if (read.success) kept.push(read.data)
    else report(what, read.error)
  }
  return kept
}

/** An array whose invalid items are left out and reported. Fails for anything that is not an array. */
export const tolerantArray = <S extends z.core.$ZodType>(schema: S, what: string) =>
  z.transform((items: unknown, context): z.output<S>[] =>
    Array.isArray(items) ? readEach(schema, what, items) : refuse(context, items, 'array'),
  )

/** The same for a part of an entity: anything that is not an array reads as []. */
export const tolerantList = <S extends z.core.$ZodType>(schema: S, what: string) =>
  z.transform((items: unknown): z.output<S>[] => (Array.isArray(items) ? readEach(schema, what, items) : []))

/** The strings of an array, other items left out; anything that is not an array reads as []. */
export const words = z.transform((items: unknown): string[] =>
  Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [],
)

/** A part of an entity that must not fail the whole: null when invalid, and reported. */
export const tolerantOrNull = <S extends z.core.$ZodType>(schema: S, what: string) =>
  z.transform((value: unknown): z.output<S> | null => {
    if (value === null || value === undefined) return null
    const result = z.safeParse(schema, value)
    if (result.success) return result.data
    report(what, result.error)
    return null
  })

/** One of `values`; anything else reads as `fallback`. */
export const tolerantEnum = <const V extends string, F extends string>(values: readonly V[], fallback: F) =>
  z.transform((value: unknown): V | F => (values.includes(value as V) ? (value as V) : fallback))

/** A required string. */
export const requiredString = z.string()

/** A string; '' when missing or null. */
export const text = z.transform((value: unknown) => (typeof value === 'string' ? value : ''))

/** Returns a number that some servers send as a string; null for anything else. */
function finite(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function whole(value: unknown): number | null {
  const number = finite(value)
  return number === null ? null : Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER)
}

/** A count of at least 0. -1 ("hidden by the server") and invalid values read as 0. */
export const count0 = z.transform((value: unknown) => whole(value) ?? 0)

/** A count; null when unknown. */
export const countOrNull = z.transform(whole)

/** A boolean; false when missing or invalid. */
export const flag = z.transform((value: unknown) => value === true)

/** An optional boolean: stays absent when absent; null and invalid values read as absent. */
export const maybeFlag = z.optional(
  z.transform((value: unknown) => (typeof value === 'boolean' ? value : undefined)),
)

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

/** A string (also a date in ISO 8601), or null. */
export const stringOrNull = z.transform(asText)

/** A number that some servers send as a string; null when invalid or missing. */
export const numberOrNull = z.transform(finite)
