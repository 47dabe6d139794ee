import * as z from 'zod/mini'
import { apiSegment, isApiError, isLostAnswer } from '@/lib/http'
import { pause } from '@/lib/util/timing/pause'
import type { StatusId } from '@/schemas/primitives'
import { mediaDto } from '@/schemas/statuses/media'
import { scheduledStatusDto } from '@/schemas/statuses/scheduled'
import { statusDto } from '@/schemas/statuses/status'
import { filesReady } from '../media/upload/ready'
import type { Attempt, Draft } from '../drafts/draft'
import { findPart } from '../drafts/draft-content'
import type { DraftPart } from '../drafts/draft-parts'
import { findPublishedWithRetry } from './unknown-outcome/find-published'
import { cachedStatuses, newestOwn } from './unknown-outcome/match-published'
import {
  acceptResult,
  attemptContentOf,
  currentDraft,
  noteUnproved,
  settleEarlier,
  type SendResult,
} from './unknown-outcome/settle'
import type { Sent, SubmitContext } from './after-publish'
import { knownLanguage } from '../language/languages'
import { fieldOf, publishProblemOf } from './problem'
import { visibilityOf } from '../audience/audience-rules'
import { queuedFor } from './queue'
import { mediaIdsOf, postBody } from './send-body'
import { compositionEnd } from './sending/composition'
import { asSubmitted, withUnsentText } from '../drafts/unsent-text'
import { untilStopped } from './sending/waiting-for-files'

export { answerSimilarPost, currentDraft, settleDraft } from './unknown-outcome/settle'
export type { Sent, SubmitContext } from './after-publish'

/** Maximum number of requests for a post whose file the server reports as not ready, although it reported it as ready before. */
const READY_TRIES = 4
/** Pause before the first retry, in ms; the later ones wait two and three times as long. */
const READY_PAUSE = 2000

// A server without scheduling may publish immediately.
const answerDto = z.union([scheduledStatusDto, statusDto])

/** Number of retries after a refusal without a clear reason, for files that became ready since. */
const UNEXPLAINED_TRIES = 2

/**
 * True when a refusal means that a file is not ready. In English the message says so; else each file is checked, and a
 * file that became ready since is worth another try.
 */
async function isUnready(
  { runtime }: SubmitContext,
  draft: Draft,
  part: DraftPart,
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

async function post(context: SubmitContext, draft: Draft, part: DraftPart, parentId: StatusId | null) {
  const { runtime, defaults, retryPause = READY_PAUSE } = context
  const { http, httpWriter } = runtime
  for (let tries = 1; ; tries++)
    try {
      return await httpWriter.request('/api/v1/statuses', {
        method: 'POST',
        schema: answerDto,
        json: postBody(draft, part, parentId, { defaults, quotes: http.capabilities.tries('quotes') }),
        headers: { 'Idempotency-Key': part.idempotencyKey },
      })
    } catch (error) {
      if (tries >= READY_TRIES || !(await isUnready(context, draft, part, error, tries))) throw error
      await pause(retryPause * tries)
    }
}

/** Records a request, to find its post after a lost answer. A repeat with the same key keeps its first time. */
function attemptOf(
  { runtime, now = Date.now }: SubmitContext,
  draft: Draft,
  part: DraftPart,
  parentId: StatusId | null,
): Attempt {
  const { idempotencyKey: key } = part
  const { attempt: before, parts, fields } = draft
  const first = before?.key === key ? before : null
  return {
    key,
    sentAt: first?.sentAt ?? now(),
    after: first ? first.after : newestOwn(cachedStatuses(runtime.cache), runtime.me ?? ('' as never)),
    ...attemptContentOf(draft, part),
    parentId,
    scheduledAt: parts.length === 1 ? fields.scheduledAt : null,
    part: part.id,
    isContinuation: part.id !== parts[0].id,
    gotError: false,
    alike: null,
    declined: first?.declined ?? [],
  }
}

async function sendPart(
  context: SubmitContext,
  submitted: Draft,
  partId: string,
  parentId: StatusId | null,
): Promise<SendResult> {
  const { runtime, drafts, intl } = context
  const { id } = submitted
  const here = currentDraft(context, id)
  if (!here) return 'stopped'
  const before = asSubmitted(submitted, here)
  const partBefore = findPart(before, partId)
  if (partBefore && before.attempt?.part === partId) {
    const earlier = await settleEarlier(context, before, partBefore, before.attempt)
    if (earlier) return earlier
  }
  const unready = await untilStopped(id, filesReady(runtime, drafts, id, partId, intl))
  const now = currentDraft(context, id)
  if (!now) return 'stopped'
  const draft = asSubmitted(submitted, now)
  const part = findPart(draft, partId)
  if (unready === 'stopped' || !part) {
    drafts.mark(id, { state: 'editing' })
    return 'stopped'
  }
  if (unready) {
    const { error, ...words } = unready
    if (await queuedFor(context, id, error)) return 'stopped'
    drafts.mark(id, { state: 'failed', problem: { ...words, retryAt: null, field: 'media' } })
    return 'stopped'
  }
  const attempt = attemptOf(context, draft, part, parentId)
  drafts.mark(id, { attempt })
  try {
    const { data, sent } = await post(context, draft, part, parentId)
    await compositionEnd()
    return acceptResult(context, draft, part, 'params' in data ? { scheduled: data } : { found: data, sent })
  } catch (error) {
    if (!isLostAnswer(error)) {
      // An earlier request with the same key stays unclear.
      const earlier = before.attempt?.key === attempt.key ? attempt : null
      if (await queuedFor(context, id, error, { attempt: earlier })) return 'stopped'
      drafts.mark(id, {
        state: 'failed',
        attempt: earlier,
        problem: publishProblemOf(error, draft, part, intl),
      })
      return 'stopped'
    }
    const seen = await findPublishedWithRetry(runtime, attempt, context.retryPause)
    await compositionEnd()
    if (typeof seen !== 'string' && !('alike' in seen)) return acceptResult(context, draft, part, seen)
    if (typeof seen === 'string' && (await queuedFor(context, id, error))) return 'stopped'
    noteUnproved(context, id, { ...attempt, gotError: error.status !== undefined }, seen)
    return 'stopped'
  }
}

/** Sends the parts one after the other, each a reply to the previous one; published parts are never sent again. */
async function sendParts(context: SubmitContext, submitted: Draft): Promise<Sent | null> {
  let sent: Sent = { statusId: submitted.fields.parent?.id ?? null, rest: null }
  for (const { id: partId } of submitted.parts) {
    const now = currentDraft(context, submitted.id)
    const posted = now && findPart(now, partId)?.posted
    const end = posted
      ? { statusId: posted, rest: null }
      : await sendPart(context, submitted, partId, sent.statusId)
    if (end === 'stopped') {
      await compositionEnd()
      keepTyped(context, submitted.id)
      return null
    }
    sent = end
    if (sent.statusId === null) break
  }
  return sent
}

/** Moves text that was typed in published parts during sending into a separate part. */
function keepTyped(context: SubmitContext, id: string): void {
  const { drafts } = context
  const now = currentDraft(context, id)
  const completed = now && withUnsentText(now, (text) => drafts.newPart(text))
  if (!completed || completed === now) return
  drafts.changeParts(id, () => completed.parts)
  drafts.mark(id, { state: now.state, problem: now.problem })
}

/**
 * Returns the draft as it would be sent now: with the visibility and language that are shown,
 * so that every retry sends the same. Undefined when it was removed, or while no one has said who can see it.
 */
export function snapshotDraft(context: SubmitContext, id: string): Draft | undefined {
  const { drafts, defaults } = context
  const draft = currentDraft(context, id)
  if (!draft || draft.kind === 'edit') return draft
  const visibility = visibilityOf(draft.fields, defaults.visibility)
  if (visibility === null) return undefined
  drafts.change(id, { visibility, language: knownLanguage(draft.fields.language) ?? context.language })
  return currentDraft(context, id)
}

/** True when this tab may send a draft now: it is not being sent, and its author is signed in. */
export function isReady({ runtime, drafts }: SubmitContext, draft: Draft): boolean {
  const { me, identity } = runtime
  return draft.state !== 'sending' && drafts.mine(draft.id) && me !== null && draft.identity === identity.key
}

/**
 * Publishes a draft part by part; never an edit. `submitted` is the draft when the user pressed the
 * button; default: as it is now. Returns the result, or null when it was not completely published; the draft
 * then has the reason and keeps everything, also text typed since. After a lost response it searches the user’s
 * posts, or the scheduled posts, before anything is sent again (some servers know no Idempotency-Key). Does
 * nothing while it is being sent or belongs to another tab.
 */
export async function submitDraft(
  context: SubmitContext,
  id: string,
  submitted: Draft | undefined = snapshotDraft(context, id),
): Promise<Sent | null> {
  const before = currentDraft(context, id)
  if (!before || !submitted || before.kind === 'edit' || !isReady(context, before)) return null
  context.drafts.mark(id, { state: 'sending', problem: null })
  return sendParts(context, submitted)
}
