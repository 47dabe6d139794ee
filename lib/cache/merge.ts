import { replaceEqualDeep } from '@tanstack/react-query'
import type { EntityOf, Kind, Poll, Status } from '@/schemas/entities'

export interface MergeMode {
  /** True when the answer was requested no earlier than the cached value. */
  newer: boolean
  /** A streamed payload, made for every viewer: it has no viewer fields and may be late. */
  partial: boolean
}

type Rule<K extends Kind> = (base: EntityOf[K], incoming: EntityOf[K], mode: MergeMode) => EntityOf[K]

/** The fields that an edit changes together. */
const CONTENT: ReadonlySet<keyof Status> = new Set([
  'content',
  'spoiler_text',
  'edited_at',
  'media_attachments',
  'poll',
  'sensitive',
  'language',
  'card',
  'tags',
  'mentions',
  'emojis',
])

/** Fields that depend on the viewer. Streamed payloads have false or nothing there. */
const VIEWER: { [K in Kind]: ReadonlySet<keyof EntityOf[K]> } = {
  status: new Set<keyof Status>([
    'favourited',
    'reblogged',
    'bookmarked',
    'muted',
    'pinned',
    'quote_approval',
  ]),
  poll: new Set<keyof Poll>(['voted', 'own_votes']),
  account: new Set(),
  relationship: new Set(),
}

/** Overlays the defined fields of `incoming` on `base`, except those that `skip` names. */
function overlay<T extends object>(base: T, incoming: T, skip: (key: keyof T) => boolean): T {
  const next = { ...base }
  for (const key of Object.keys(incoming) as (keyof T)[]) {
    const value = incoming[key]
    if (value !== undefined && !skip(key)) next[key] = value
  }
  return next
}

/** True for a count that is known already: counts of streamed payloads may be old, so they only fill in unknown ones. */
const isKnownCount = <T extends object>(base: T, key: keyof T) =>
  typeof base[key] === 'number' && String(key).endsWith('_count')

/**
 * Returns more than 0 when `incoming` is a later edit than `base`, less than 0 when it is an earlier one, 0 when they
 * are equal or it is unknown.
 */
function compareEdits(base: string | null | undefined, incoming: string | null | undefined): number {
  if (incoming === undefined || incoming === (base ?? null)) return 0
  if (incoming === null) return -1
  if (!base) return 1
  const [a, b] = [Date.parse(base), Date.parse(incoming)]
  if (Number.isNaN(a) || Number.isNaN(b)) return incoming > base ? 1 : -1
  return b - a
}

/** Keeps the id of the quoted post when an answer has the same quote state but omits the post. */
function keepQuotedId(base: Status, next: Status): Status {
  if (!base.quote?.status || next.quote?.status !== null || next.quote.state !== base.quote.state) return next
  return { ...next, quote: base.quote }
}

const status: Rule<'status'> = (base, incoming, { newer, partial }) => {
  const edit = compareEdits(base.edited_at, incoming.edited_at)
  if (!newer && edit <= 0) return base
  if (!newer) return overlay(base, incoming, (key) => !CONTENT.has(key))
  const skip = (key: keyof Status) => {
    if (edit < 0 && CONTENT.has(key)) return true
    if (!partial) return false
    // Previews are fetched after a post is streamed: a late payload without one does not remove it.
    if (key === 'card' && edit === 0 && !incoming.card) return true
    return VIEWER.status.has(key) || isKnownCount(base, key)
  }
  return keepQuotedId(base, overlay(base, incoming, skip))
}

/** True when two polls ask the same: editing the options resets the votes. */
const sameQuestion = (a: Poll, b: Poll) =>
  a.multiple === b.multiple &&
  a.options.length === b.options.length &&
  a.options.every((option, at) => option.title === b.options[at]?.title)

const poll: Rule<'poll'> = (base, incoming, { newer, partial }) => {
  const same = sameQuestion(base, incoming)
  const ownVote = (from: Poll): Partial<Poll> => ({
    voted: true,
    ...(from.own_votes && { own_votes: from.own_votes }),
  })
  // A vote cannot be undone, so even an old answer proves it.
  if (!newer) return same && incoming.voted && !base.voted ? { ...base, ...ownVote(incoming) } : base
  if (partial && same && incoming.votes_count < base.votes_count) return base
  const next = overlay(base, incoming, (key) => partial && VIEWER.poll.has(key))
  if (!base.voted) return next
  if (same) return next.voted ? next : { ...next, ...ownVote(base) }
  return partial ? { ...next, voted: false, own_votes: [] } : next
}

const plain = <T extends object>(base: T, incoming: T, { newer, partial }: MergeMode): T =>
  newer ? overlay(base, incoming, (key) => partial && isKnownCount(base, key)) : base

const RULES: { [K in Kind]: Rule<K> } = { status, poll, account: plain, relationship: plain }

/**
 * Merges an answer into the cached value. Absent fields are kept, including those of the client (`gone`,
 * `hidden`). From an older answer only a later edit is used; an earlier edit never overwrites content.
 * Returns `base` itself when nothing changed.
 */
export function mergeEntity<K extends Kind>(
  kind: K,
  base: EntityOf[K] | undefined,
  incoming: EntityOf[K],
  mode: MergeMode,
): EntityOf[K] {
  if (base === undefined) {
    if (!mode.partial) return incoming
    const viewer = VIEWER[kind]
    const withoutViewer = Object.entries(incoming).filter(([key]) => !viewer.has(key as keyof EntityOf[K]))
    return Object.fromEntries(withoutViewer) as EntityOf[K]
  }
  const next = RULES[kind](base, incoming, mode)
  return next === base ? base : replaceEqualDeep(base, next)
}
