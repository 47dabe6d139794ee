import * as z from 'zod/mini'
import { quick, UNSURE } from './quick'

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

/** An id of kind K: servers send strings, some send numbers; it is a string from here on and never a number again. */
export const id = <K extends string>() =>
  quick(
    z.pipe(
      z.union([z.string().check(z.minLength(1)), z.number()]),
      z.transform((value) => String(value) as Id<K>),
    ),
    (value) => (typeof value === 'string' && value !== '' ? (value as Id<K>) : UNSURE),
  )

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

/** An array whose unreadable items are left out and reported; anything that is not an array is an error. */
export const tolerantArray = <S extends z.core.$ZodType>(schema: S, what: string) => {
  const readAll = (items: unknown[]) => {
    const kept: z.output<S>[] = []
    for (const item of items) {
      const read = z.safeParse(schema, item)
      if (read.success) kept.push(read.data)
      else report(what, read.error)
    }
    return kept
  }
  return quick(z.pipe(z.array(z.unknown()), z.transform(readAll)), (value) =>
    Array.isArray(value) ? readAll(value) : UNSURE,
  )
}

/** A part of an entity that may be broken without costing the whole: null then, and reported. */
export const tolerantOrNull = <S extends z.core.$ZodType>(schema: S, what: string) => {
  const readOne = (value: unknown): z.output<S> | null => {
    if (value === null || value === undefined) return null
    const result = z.safeParse(schema, value)
    if (result.success) return result.data
    report(what, result.error)
    return null
  }
  // The type of a transform unwraps promises, of which a schema's output has none.
  const read = readOne as (value: unknown) => Awaited<z.output<S>> | null
  return quick(z.pipe(z.unknown(), z.transform(readOne)), read)
}

/** One of `values`; everything else reads as `fallback`. */
export const tolerantEnum = <const V extends readonly [string, ...string[]], F extends string>(
  values: V,
  fallback: F,
) =>
  quick(z.catch(z.union([z.enum(values), z.literal(fallback)]), fallback), (value) =>
    values.includes(value as V[number]) ? (value as V[number]) : UNSURE,
  )

/** Text that has to be there. */
export const said = quick(z.string(), (value) => (typeof value === 'string' ? value : UNSURE))

/** Text that may be missing or null: then ''. */
export const text = quick(z.catch(z.string(), ''), (value) =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : UNSURE,
)

/** A count, never below zero; -1 ("hidden by the server") and nonsense read as 0. */
export const count0 = quick(
  z.pipe(
    z.catch(z.number(), 0),
    z.transform((value) => (Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0)),
  ),
  (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : UNSURE),
)

/** A flag that reads as false when it is missing or odd. */
export const flag = quick(z.catch(z.boolean(), false), (value) => value === true)

/** A flag that may be left unsaid: absent stays absent, null counts as absent. */
export const maybeFlag = z.optional(
  quick(
    z.pipe(
      z.nullable(z.boolean()),
      z.transform((value) => value ?? undefined),
    ),
    (value) => (typeof value === 'boolean' ? value : value === null ? undefined : UNSURE),
  ),
)

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** A moment as ISO text, or null. */
export const instantOrNull = quick(z.catch(z.nullable(z.string()), null), textOrNull)

/** An address as text, or null. */
export const urlOrNull = quick(z.catch(z.nullable(z.string()), null), textOrNull)

const finiteOrNull = (value: unknown) => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A number that some servers send as text; null when unreadable or missing. */
export const numberOrNull = quick(z.catch(z.pipe(z.unknown(), z.transform(finiteOrNull)), null), finiteOrNull)
