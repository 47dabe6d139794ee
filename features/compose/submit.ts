import * as z from 'zod/mini'
import { isApiError } from '@/lib/http'
import { splitStatus } from '@/lib/cache'
import type { StatusId } from '@/schemas/primitives'
import { scheduledStatusDto } from '@/schemas/scheduled'
import { statusDto, type StatusDto } from '@/schemas/status'
import { waitForAttachments } from './attachments'
import type { Attempt, Draft } from './draft'
import { partIds, partOf, partText, warningOf } from './draft-content'
import { FIRST_PART } from './draft-parts'
import { landed, postedOf, scheduled, type SubmitContext } from './landed'
import { look, lookTwice, type Look } from './look'
import { problemIn, problemOf } from './problem'
import { heldStatuses, newestOwn } from './published'
import { visibilityOf } from './rules'
import { saveEdit } from './save-edit'
import { postBody } from './send-body'

export type { SubmitContext } from './landed'

/** What became of a draft that went out; the id is null for a scheduled one. */
export interface Sent {
  readonly statusId: StatusId | null
}

/** How a part ended: the post it is now, or in the schedule, or not sent (the draft says why). */
type End = { statusId: StatusId } | 'scheduled' | 'stopped'

/** A server that says a file is not ready, though it said so before, is asked again so often. */
const READY_TRIES = 4
const READY_PAUSE = 2000

// A server that knows no schedule may publish at once.
const answerDto = z.union([scheduledStatusDto, statusDto])

/** Whether a failed POST may still have published. */
const isAmbiguous = (error: unknown) => isApiError(error, 'lost', 'invalid', 'aborted')

const isUnready = (error: unknown) => isApiError(error, 'refused') && /process/i.test(error.message)

const keyOf = (draft: Draft, partId: string) =>
  partId === FIRST_PART ? draft.idempotencyKey : `${draft.idempotencyKey}-${partId}`

const current = ({ drafts }: SubmitContext, id: string) => drafts.state.getState().drafts[id]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The earlier version is online, and what stands here is another text. */
function tellEarlier({ runtime, drafts, intl }: SubmitContext, id: string, found: StatusDto, sent: number) {
  runtime.cache.ingest(splitStatus(found).rows, sent)
  drafts.mark(id, { state: 'editing', attempt: null, problem: problemIn(intl, 'earlier', 'earlierText') })
}

/** Takes what a look found for what it is. */
function accept(context: SubmitContext, draft: Draft, partId: string, seen: Exclude<Look, string>): End {
  if ('found' in seen) return { statusId: landed(context, draft, partId, seen.found, seen.sent) }
  scheduled(context, draft, seen.scheduled)
  return 'scheduled'
}

/** What an earlier, doubtful attempt came to; null: nothing, so it can be sent. */
async function settleEarlier(
  context: SubmitContext,
  draft: Draft,
  partId: string,
  attempt: Attempt,
): Promise<End | null> {
  const { drafts, intl, runtime } = context
  const seen = await look(runtime, attempt)
  if (seen === 'absent') return null
  if (seen === 'unknown') {
    drafts.mark(draft.id, { state: 'unclear', problem: problemIn(intl, 'unclear', 'unclearText') })
    return 'stopped'
  }
  if (attempt.key === keyOf(draft, partId)) return accept(context, draft, partId, seen)
  // Written on since: what was published is not what stands here.
  if ('found' in seen) tellEarlier(context, draft.id, seen.found, seen.sent)
  else drafts.mark(draft.id, { state: 'editing', problem: problemIn(intl, 'earlier', 'earlierText') })
  return 'stopped'
}

async function post(context: SubmitContext, draft: Draft, partId: string, parentId: StatusId | null) {
  const { runtime, defaults, secondLook = READY_PAUSE } = context
  const { http } = runtime
  for (let tries = 1; ; tries++)
    try {
      return await http.request('/api/v1/statuses', {
        method: 'POST',
        schema: answerDto,
        json: postBody(draft, partId, parentId, { defaults, quotes: http.capabilities.has('quotes') }),
        headers: { 'Idempotency-Key': keyOf(draft, partId) },
      })
    } catch (error) {
      if (tries >= READY_TRIES || !isUnready(error)) throw error
      await pause(secondLook * tries)
    }
}

async function sendPart(
  context: SubmitContext,
  id: string,
  partId: string,
  parentId: StatusId | null,
): Promise<End> {
  const { runtime, drafts, intl, now = Date.now } = context
  const before = current(context, id)
  if (!before) return 'stopped'
  if (before.attempt && (before.attempt.part ?? FIRST_PART) === partId) {
    const earlier = await settleEarlier(context, before, partId, before.attempt)
    if (earlier) return earlier
  }
  const unready = await waitForAttachments(runtime, id, partId, intl)
  const draft = current(context, id)
  if (!draft) return 'stopped'
  if (unready) {
    drafts.mark(id, { state: 'failed', problem: { ...unready, retryAt: null, field: 'media' } })
    return 'stopped'
  }
  const attempt: Attempt = {
    key: keyOf(draft, partId),
    sentAt: now(),
    after: newestOwn(heldStatuses(runtime.cache), runtime.me ?? ('' as never)),
    text: partText(draft, partId),
    spoilerText: warningOf(draft, partId),
    parentId,
    scheduledAt: partIds(draft).length === 1 ? draft.fields.scheduledAt : null,
    part: partId,
  }
  drafts.mark(id, { attempt })
  try {
    const { data, sent } = await post(context, draft, partId, parentId)
    return accept(context, draft, partId, 'params' in data ? { scheduled: data } : { found: data, sent })
  } catch (error) {
    if (!isAmbiguous(error)) {
      const part = { ...draft, ...partOf(draft, partId), media: [...(partOf(draft, partId)?.media ?? [])] }
      drafts.mark(id, { state: 'failed', attempt: null, problem: problemOf(error, part, intl) })
      return 'stopped'
    }
    const seen = await lookTwice(runtime, attempt, context.secondLook)
    if (seen === 'absent') {
      const lost = attempt.scheduledAt === null ? 'lost' : 'notScheduled'
      drafts.mark(id, { state: 'failed', problem: problemIn(intl, 'notPublished', lost) })
    } else if (seen === 'unknown')
      drafts.mark(id, { state: 'unclear', problem: problemIn(intl, 'unclear', 'unclearText') })
    else return accept(context, draft, partId, seen)
    return 'stopped'
  }
}

/** One part after the other, each answering the one before; those that are published are never sent again. */
async function sendParts(context: SubmitContext, draft: Draft): Promise<Sent | null> {
  let parent = draft.fields.parent?.id ?? null
  for (const partId of partIds(draft)) {
    const now = current(context, draft.id)
    const posted = now ? postedOf(now, partId) : null
    const end = posted ? { statusId: posted } : await sendPart(context, draft.id, partId, parent)
    if (end === 'stopped') return null
    if (end === 'scheduled') return { statusId: null }
    parent = end.statusId
  }
  return { statusId: parent }
}

/**
 * Publishes a draft, part by part, or saves an edit. Returns what it has become, or null when it was not (wholly)
 * published; the draft then says why and keeps everything. A result that got lost is looked for among the latest own
 * posts, or in the schedule, before anything is sent again (some servers know no Idempotency-Key). Does nothing while
 * it is being sent or belongs to another tab.
 */
export async function submitDraft(context: SubmitContext, id: string): Promise<Sent | null> {
  const { runtime, drafts, defaults } = context
  const before = current(context, id)
  const busy = !before || before.state === 'sending' || !drafts.mine(id)
  if (busy || runtime.me === null || before.identity !== runtime.identity.who) return null
  const { fields } = before
  if (before.kind === 'edit') return saveEdit(context, before)
  // From here on it means the same however often it is sent.
  drafts.change(id, {
    visibility: visibilityOf(fields, defaults.visibility),
    language: fields.language ?? context.language,
  })
  const draft = current(context, id)
  if (!draft) return null
  drafts.mark(id, { state: 'sending', problem: null })
  return sendParts(context, draft)
}

/**
 * Looks whether a draft of which nobody knows was published, without sending anything: it is gone if it was and is a
 * plain failure if it was not. Returns what it has become, or null. Nothing happens while the server cannot be asked.
 */
export async function settleDraft(context: SubmitContext, id: string): Promise<Sent | null> {
  const { drafts, intl, runtime } = context
  const draft = current(context, id)
  if (!draft?.attempt || draft.state !== 'unclear' || !drafts.mine(id)) return null
  const partId = draft.attempt.part ?? FIRST_PART
  const seen = await look(runtime, draft.attempt)
  // Sent or changed meanwhile: then it is that one's to tell.
  if (seen === 'unknown' || current(context, id) !== draft) return null
  if (seen === 'absent') {
    const lost = draft.attempt.scheduledAt === null ? 'lost' : 'notScheduled'
    drafts.mark(id, { state: 'failed', problem: problemIn(intl, 'notPublished', lost) })
    return null
  }
  if (draft.attempt.key !== keyOf(draft, partId)) {
    if ('found' in seen) tellEarlier(context, id, seen.found, seen.sent)
    return null
  }
  const end = accept(context, draft, partId, seen)
  // The rest of a thread waits for its author.
  if (current(context, id)) {
    drafts.mark(id, { state: 'failed', problem: problemIn(intl, 'halfTitle', 'half') })
    return null
  }
  return end === 'stopped' ? null : { statusId: end === 'scheduled' ? null : end.statusId }
}
