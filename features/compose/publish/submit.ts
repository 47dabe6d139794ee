import * as z from 'zod/mini'
import { apiSegment, isApiError } from '@/lib/http'
import type { StatusId } from '@/schemas/primitives'
import { mediaDto } from '@/schemas/media'
import { scheduledStatusDto } from '@/schemas/scheduled'
import { statusDto } from '@/schemas/status'
import { waitForAttachments } from '../editor/attachments'
import type { Attempt, Draft } from '../drafts/draft'
import { findPart } from '../drafts/draft-content'
import type { Part } from '../drafts/draft-parts'
import { findPublishedWithRetry } from './doubt/find-published'
import { cachedStatuses, newestOwn } from './doubt/match-published'
import { accept, contentOf, current, noteUnproved, settleEarlier, type End } from './doubt/settle'
import type { Sent, SubmitContext } from './after-publish'
import { fieldOf, problemOf } from './problem'
import { visibilityOf } from './rules'
import { saveEdit } from '../editing/save-edit'
import { mediaIdsOf, postBody } from './send-body'
import { asPressed, withTypedKept } from './sending/typed-since'
import { untilStopped } from './sending/waiting-for-files'

export { answerAlike, isDoubtful, settleDraft } from './doubt/settle'
export type { Sent, SubmitContext } from './after-publish'

/** A server that says a file is not ready, though it said so before, is asked again so often. */
const READY_TRIES = 4
const READY_PAUSE = 2000

// A server that knows no schedule may publish at once.
const answerDto = z.union([scheduledStatusDto, statusDto])

/** True when a failed POST may still have published. */
const isAmbiguous = (error: unknown) => isApiError(error, 'lost', 'invalid', 'aborted')

/** A refusal that no words explain is tried again so often, for files that are ready only now. */
const UNEXPLAINED_TRIES = 2

/**
 * True when a refusal means that a file is not ready. In English the message says so; else each file is checked, and a
 * file that became ready since is worth another try.
 */
async function isUnready(
  { runtime }: SubmitContext,
  draft: Draft,
  part: Part,
  error: unknown,
  tries: number,
) {
  if (!isApiError(error, 'refused')) return false
  if (/process/i.test(error.message)) return true
  const ids = mediaIdsOf(part.media)
  if (ids.length === 0 || error.status !== 422 || fieldOf(error, draft, part) !== null) return false
  const processed = await Promise.all(
    ids.map((id) =>
      runtime.http
        .request(`/api/v1/media/${apiSegment(id)}`, { schema: mediaDto })
        .then(({ partial }) => !partial)
        .catch(() => true),
    ),
  )
  return processed.includes(false) || tries <= UNEXPLAINED_TRIES
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function post(context: SubmitContext, draft: Draft, part: Part, parentId: StatusId | null) {
  const { runtime, defaults, retryPause = READY_PAUSE } = context
  const { http } = runtime
  for (let tries = 1; ; tries++)
    try {
      return await http.request('/api/v1/statuses', {
        method: 'POST',
        schema: answerDto,
        json: postBody(draft, part, parentId, { defaults, quotes: http.capabilities.has('quotes') }),
        headers: { 'Idempotency-Key': part.idempotencyKey },
      })
    } catch (error) {
      if (tries >= READY_TRIES || !(await isUnready(context, draft, part, error, tries))) throw error
      await pause(retryPause * tries)
    }
}

/** The record of a request, to find its post after a lost answer. A repeat with the same key keeps its first time. */
function attemptOf(
  { runtime, now = Date.now }: SubmitContext,
  draft: Draft,
  part: Part,
  parentId: StatusId | null,
): Attempt {
  const { idempotencyKey: key } = part
  const { attempt: before, parts, fields } = draft
  const first = before?.key === key ? before : null
  return {
    key,
    sentAt: first?.sentAt ?? now(),
    after: first ? first.after : newestOwn(cachedStatuses(runtime.cache), runtime.me ?? ('' as never)),
    ...contentOf(draft, part),
    parentId,
    scheduledAt: parts.length === 1 ? fields.scheduledAt : null,
    part: part.id,
    isContinuation: part.id !== parts[0].id,
    alike: null,
    declined: first?.declined ?? [],
  }
}

async function sendPart(
  context: SubmitContext,
  pressed: Draft,
  partId: string,
  parentId: StatusId | null,
): Promise<End> {
  const { runtime, drafts, intl } = context
  const { id } = pressed
  const here = current(context, id)
  if (!here) return 'stopped'
  const before = asPressed(pressed, here)
  const partBefore = findPart(before, partId)
  if (partBefore && before.attempt?.part === partId) {
    const earlier = await settleEarlier(context, before, partBefore, before.attempt)
    if (earlier) return earlier
  }
  const unready = await untilStopped(id, waitForAttachments(runtime, id, partId, intl))
  const now = current(context, id)
  if (!now) return 'stopped'
  const draft = asPressed(pressed, now)
  const part = findPart(draft, partId)
  if (unready === 'stopped' || !part) {
    drafts.mark(id, { state: 'editing' })
    return 'stopped'
  }
  if (unready) {
    drafts.mark(id, { state: 'failed', problem: { ...unready, retryAt: null, field: 'media' } })
    return 'stopped'
  }
  const attempt = attemptOf(context, draft, part, parentId)
  drafts.mark(id, { attempt })
  try {
    const { data, sent } = await post(context, draft, part, parentId)
    return accept(context, draft, part, 'params' in data ? { scheduled: data } : { found: data, sent })
  } catch (error) {
    if (!isAmbiguous(error)) {
      // An earlier request with the same key stays in doubt.
      const earlier = before.attempt?.key === attempt.key ? attempt : null
      drafts.mark(id, { state: 'failed', attempt: earlier, problem: problemOf(error, draft, part, intl) })
      return 'stopped'
    }
    const seen = await findPublishedWithRetry(runtime, attempt, context.retryPause)
    if (typeof seen !== 'string' && !('alike' in seen)) return accept(context, draft, part, seen)
    noteUnproved(context, id, attempt, seen)
    return 'stopped'
  }
}

/** One part after the other, each answering the one before; those that are published are never sent again. */
async function sendParts(context: SubmitContext, pressed: Draft): Promise<Sent | null> {
  let sent: Sent = { statusId: pressed.fields.parent?.id ?? null, rest: null }
  for (const { id: partId } of pressed.parts) {
    const now = current(context, pressed.id)
    const posted = now && findPart(now, partId)?.posted
    const end = posted
      ? { statusId: posted, rest: null }
      : await sendPart(context, pressed, partId, sent.statusId)
    if (end === 'stopped') {
      keepTyped(context, pressed.id)
      return null
    }
    sent = end
    if (sent.statusId === null) break
  }
  return sent
}

/** Moves words that were typed in published parts while the thread was being sent into a part of their own. */
function keepTyped(context: SubmitContext, id: string): void {
  const { drafts } = context
  const now = current(context, id)
  const kept = now && withTypedKept(now, (text) => drafts.newPart(text))
  if (!kept || kept === now) return
  drafts.changeParts(id, () => kept.parts)
  drafts.mark(id, { state: now.state, problem: now.problem })
}

/**
 * The draft as it goes out when its author presses the button now: with the visibility and language that are shown,
 * so that it means the same however often it is sent. Undefined when it was removed.
 */
export function press(context: SubmitContext, id: string): Draft | undefined {
  const { drafts, defaults } = context
  const draft = current(context, id)
  if (draft && draft.kind !== 'edit')
    drafts.change(id, {
      visibility: visibilityOf(draft.fields, defaults.visibility),
      language: draft.fields.language ?? context.language,
    })
  return current(context, id)
}

/**
 * Publishes a draft as it was `pressed`, by default as it is now, part by part, or saves an edit. Returns what it has
 * become, or null when it was not (wholly) published; the draft then says why and keeps everything, also what was
 * typed since. A result that got lost is looked for among the own posts, or in the schedule, before anything is sent
 * again (some servers know no Idempotency-Key). Does nothing while it is being sent or belongs to another tab.
 */
export async function submitDraft(
  context: SubmitContext,
  id: string,
  pressed: Draft | undefined = press(context, id),
): Promise<Sent | null> {
  const { runtime, drafts } = context
  const before = current(context, id)
  const busy = !before || before.state === 'sending' || !drafts.mine(id)
  if (busy || !pressed || runtime.me === null || before.identity !== runtime.identity.who) return null
  if (before.kind === 'edit') return saveEdit(context, pressed)
  drafts.mark(id, { state: 'sending', problem: null })
  return sendParts(context, pressed)
}
