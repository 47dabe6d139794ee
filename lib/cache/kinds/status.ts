import { apiPath } from '@/lib/http'
import { statusDto, statusesDto } from '@/schemas/statuses/status'
import type { Status } from '@/schemas/entities'
import { entityHash } from '../keys'
import { isKnownCount, overlay, type MergeRule } from '../merge'
import { normaliseStatus, normaliseStatuses } from '../normalise'
import { defineKind, type KindRequests } from './kind'
import { requestRows } from './request-rows'

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

const VIEWER: ReadonlySet<keyof Status> = new Set([
  'favourited',
  'reblogged',
  'bookmarked',
  'muted',
  'pinned',
  'quote_approval',
])

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

/** From an older answer only a later edit is used; an earlier edit never overwrites content. */
const merge: MergeRule<'status'> = (base, incoming, { newer, partial }) => {
  const edit = compareEdits(base.edited_at, incoming.edited_at)
  if (!newer && edit <= 0) return base
  if (!newer) return overlay(base, incoming, (key) => !CONTENT.has(key))
  const skip = (key: keyof Status) => {
    if (edit < 0 && CONTENT.has(key)) return true
    if (!partial) return false
    // Previews are fetched after a post is streamed: a late payload without one does not remove it.
    if (key === 'card' && edit === 0 && !incoming.card) return true
    return VIEWER.has(key) || isKnownCount(base, key)
  }
  return keepQuotedId(base, overlay(base, incoming, skip))
}

function refs(status: Status): string[] {
  const found = [entityHash('account', status.account)]
  if (status.reblog) found.push(entityHash('status', status.reblog))
  if (status.poll) found.push(entityHash('poll', status.poll))
  if (status.quote?.status) found.push(entityHash('status', status.quote.status))
  for (const author of status.card?.authors ?? [])
    if (author.account) found.push(entityHash('account', author.account))
  return found
}

export const statusRequests = {
  wait: 50,
  one: (http, id) =>
    requestRows(http, apiPath('statuses', id), statusDto, (dto) => normaliseStatus(dto).rows),
  batch: {
    limit: 20,
    many: (http, ids, idsParam) =>
      requestRows(http, apiPath('statuses'), statusesDto, (dtos) => normaliseStatuses(dtos).rows, {
        [idsParam]: ids,
      }),
    feature: 'batchStatuses',
  },
} satisfies KindRequests

export const statusKind = defineKind({
  name: 'status',
  viewerFields: VIEWER,
  merge,
  refs,
  requests: statusRequests,
})
