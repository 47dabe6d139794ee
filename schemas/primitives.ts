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

/** Fails the value at hand, for `z.transform`. */
export function refuse(context: z.core.ParsePayload, input: unknown, expected: 'string' | 'array'): never {
  context.issues.push({ code: 'invalid_type', expected, input })
  return z.NEVER
}

const idText = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : Number.isFinite(value) ? String(value) : null

/** An id of kind K: servers send strings, some send numbers; it is a string from here on and never a number again. */
export const id = <K extends string>() =>
  z.transform((value: unknown, context) => (idText(value) ?? refuse(context, value, 'string')) as Id<K>)

/** The same where it may be missing or unreadable: null then. */
export const idOrNull = <K extends string>() => z.transform((value: unknown) => idText(value) as Id<K> | null)

/** What was left out of an answer because no schema accepted it. */
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

/** How many items were left out since the start. */
export const droppedCount = () => count

function report(what: string, error: z.core.$ZodError) {
  count += 1
  const issue = error.issues[0]
  const text = issue ? `${issue.path.join('.')}: ${issue.message}` : 'unreadable'
  for (const listener of listeners) listener({ what, issue: text })
}

/** What `schema` reads of `items`; the rest is left out and reported. */
function readEach<S extends z.core.$ZodType>(schema: S, what: string, items: readonly unknown[]) {
  const kept: z.output<S>[] = []
  for (const item of items) {
    const read = z.safeParse(schema, item)
    if (read.success) kept.push(read.data)
    else report(what, read.error)
  }
  return kept
}

/** An array whose unreadable items are left out and reported; anything that is not an array is an error. */
export const tolerantArray = <S extends z.core.$ZodType>(schema: S, what: string) =>
  z.transform((items: unknown, context): z.output<S>[] =>
    Array.isArray(items) ? readEach(schema, what, items) : refuse(context, items, 'array'),
  )

/** The same for a part of an entity: anything that is not an array reads as an empty one. */
export const tolerantList = <S extends z.core.$ZodType>(schema: S, what: string) =>
  z.transform((items: unknown): z.output<S>[] => (Array.isArray(items) ? readEach(schema, what, items) : []))

/** Texts of an array; the rest of it is left out; anything that is not an array reads as an empty one. */
export const words = z.transform((items: unknown): string[] =>
  Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [],
)

/** A part of an entity that may be broken without costing the whole: null then, and reported. */
export const tolerantOrNull = <S extends z.core.$ZodType>(schema: S, what: string) =>
  z.transform((value: unknown): z.output<S> | null => {
    if (value === null || value === undefined) return null
    const result = z.safeParse(schema, value)
    if (result.success) return result.data
    report(what, result.error)
    return null
  })

/** One of `values`; everything else reads as `fallback`. */
export const tolerantEnum = <const V extends string, F extends string>(values: readonly V[], fallback: F) =>
  z.transform((value: unknown): V | F => (values.includes(value as V) ? (value as V) : fallback))

/** Text that has to be there. */
export const said = z.string()

/** Text that may be missing or null: then ''. */
export const text = z.transform((value: unknown) => (typeof value === 'string' ? value : ''))

/** A number that some servers send as text; null for anything else. */
function finite(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function whole(value: unknown): number | null {
  const number = finite(value)
  return number === null ? null : Math.min(Math.max(0, Math.trunc(number)), Number.MAX_SAFE_INTEGER)
}

/** A whole number of things, at least 0; -1 ("hidden by the server") and nonsense read as 0. */
export const count0 = z.transform((value: unknown) => whole(value) ?? 0)

/** The same where it may be unknown: null then. */
export const countOrNull = z.transform(whole)

/** A flag that reads as false when it is missing or odd. */
export const flag = z.transform((value: unknown) => value === true)

/** A flag that may be left unsaid: absent stays absent, null and nonsense count as absent. */
export const maybeFlag = z.optional(
  z.transform((value: unknown) => (typeof value === 'boolean' ? value : undefined)),
)

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

/** A moment as ISO text, or null. */
export const instantOrNull = z.transform(asText)
/** Text, or null. */
export const textOrNull = z.transform(asText)

/** A number that some servers send as text; null when unreadable or missing. */
export const numberOrNull = z.transform(finite)
