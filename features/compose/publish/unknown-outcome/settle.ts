import { normaliseStatus } from '@/lib/cache'
import { toText } from '@/lib/html/to-text'
import { ApiError, apiSegment } from '@/lib/http'
import { truncate } from '@/lib/util/graphemes'
import { statusDto, type StatusDto } from '@/schemas/statuses/status'
import type { SimilarPost, Attempt, Draft } from '../../drafts/draft'
import { findPart, partText, warningOf } from '../../drafts/draft-content'
import type { DraftPart } from '../../drafts/draft-parts'
import { afterPublish, afterSchedule, type Sent, type SubmitContext } from '../after-publish'
import { mediaIdsOf, pollBody } from '../send-body'
import { problemIn } from '../problem'
import { queuedFor } from '../queue'
import { compositionEnd } from '../sending/composition'
import { findPublished, type SearchResult } from './find-published'

/** The result of sending a part; 'stopped' = not sent, the draft has the reason. */
export type SendResult = Sent | 'stopped'

/** Graphemes of a found post that are shown. */
const EXCERPT_LENGTH = 280

/** The draft as it is now; undefined when it was removed. */
export const currentDraft = ({ drafts }: SubmitContext, id: string): Draft | undefined =>
  drafts.state.getState().drafts[id]

/** Records in the draft that an earlier version of it is online. */
function noteEarlier({ runtime, drafts, intl }: SubmitContext, id: string, seen: Proved): void {
  if ('found' in seen) runtime.cache.ingest(normaliseStatus(seen.found).rows, seen.sent)
  drafts.mark(id, { state: 'editing', attempt: null, problem: problemIn(intl, 'earlier', 'earlierText') })
}

/** Content of a part in the shape of an attempt, to compare the two. */
export function attemptContentOf(draft: Draft, part: DraftPart) {
  const { fields, parts } = draft
  return {
    text: partText(draft, part),
    spoilerText: warningOf(fields, part),
    mediaIds: mediaIdsOf(part.media),
    choices: part.poll ? pollBody(part.poll).options : [],
    // The first post of a thread quotes.
    quotedId: part.id === parts[0].id ? (fields.quoted?.id ?? null) : null,
  }
}

/** True when a part still has the content that was sent: other parts may have changed since. */
function isSent(attempt: Attempt, draft: Draft, part: DraftPart): boolean {
  const { text, spoilerText, mediaIds, choices, quotedId } = attempt
  const same = { text, spoilerText, mediaIds, choices, quotedId }
  return (
    attempt.key === part.idempotencyKey ||
    JSON.stringify(same) === JSON.stringify(attemptContentOf(draft, part))
  )
}

type Proved = Extract<SearchResult, { found: StatusDto } | { scheduled: unknown }>

/** Accepts the proved result of a part. */
export function acceptResult(context: SubmitContext, draft: Draft, part: DraftPart, seen: Proved): Sent {
  return 'found' in seen
    ? afterPublish(context, draft, part, seen.found, seen.sent)
    : afterSchedule(context, draft, seen.scheduled)
}

const similarPostOf = (post: StatusDto): SimilarPost => ({
  id: post.id,
  visibility: post.visibility,
  accountId: post.account.id,
  name: post.account.display_name,
  acct: `@${post.account.acct}`,
  avatar: post.account.avatar_static || post.account.avatar,
  excerpt: truncate(toText(post.content, { quoted: Boolean(post.quote) }), EXCERPT_LENGTH),
  url: post.url ?? '',
  at: post.created_at,
  files: post.media_attachments.length,
})

/** Records in the draft the outcome of an attempt that did not provably succeed. */
export function noteUnproved(
  { runtime, drafts, intl }: SubmitContext,
  id: string,
  attempt: Attempt,
  seen: Exclude<SearchResult, Proved>,
): void {
  if (seen === 'absent') {
    const reasons = attempt.gotError
      ? (['notFoundAfterError', 'notScheduledAfterError'] as const)
      : (['noAnswer', 'notScheduled'] as const)
    const reason = reasons[attempt.scheduledAt === null ? 0 : 1]
    drafts.mark(id, {
      state: 'failed',
      attempt: { ...attempt, alike: null },
      problem: problemIn(intl, 'notPublished', reason),
    })
  } else if (seen === 'unknown') {
    const text = attempt.gotError ? 'maybePublishedAfterError' : 'maybePublishedText'
    drafts.mark(id, { state: 'unclear', attempt, problem: problemIn(intl, 'maybePublished', text) })
  } else {
    // Its custom emoji are shown from there.
    runtime.cache.ingest(normaliseStatus(seen.alike).rows, seen.sent)
    drafts.mark(id, {
      state: 'unclear',
      attempt: { ...attempt, alike: similarPostOf(seen.alike) },
      problem: null,
    })
  }
}

/** Settles an earlier, unclear attempt before a part is sent again; null when it was not published. */
export async function settleEarlier(
  context: SubmitContext,
  draft: Draft,
  part: DraftPart,
  attempt: Attempt,
): Promise<SendResult | null> {
  const seen = await findPublished(context.runtime, attempt)
  await compositionEnd()
  if (seen === 'absent') return null
  const unreachable = new ApiError({ kind: 'network', path: '' })
  if (seen === 'unknown' && (await queuedFor(context, draft.id, unreachable))) return 'stopped'
  if (seen === 'unknown' || 'alike' in seen) {
    noteUnproved(context, draft.id, attempt, seen)
    return 'stopped'
  }
  if (isSent(attempt, draft, part)) return acceptResult(context, draft, part, seen)
  noteEarlier(context, draft.id, seen)
  return 'stopped'
}

/** Handles a proved attempt: removes the draft, or leaves the rest of its thread in it. */
function prove(context: SubmitContext, draft: Draft, attempt: Attempt, seen: Proved): Sent | null {
  const { drafts, intl } = context
  const part = findPart(draft, attempt.part)
  if (!part || !isSent(attempt, draft, part)) {
    noteEarlier(context, draft.id, seen)
    return null
  }
  const sent = acceptResult(context, draft, part, seen)
  // The author decides when to send the rest of a thread.
  if (currentDraft(context, draft.id)) {
    drafts.mark(draft.id, { state: 'failed', problem: problemIn(intl, 'partlyTitle', 'partlyText') })
    return null
  }
  return sent
}

/** True when a draft was sent and its result is unknown. */
export const isOutcomeUnknown = ({ state, attempt, kind }: Draft): boolean =>
  kind !== 'edit' && attempt !== null && (state === 'unclear' || state === 'failed')

/**
 * Searches for the post of an unclear draft without sending anything: the draft is removed when it was published, fails
 * when it was not, and asks its author when a post is only similar. Returns the post, or null. Nothing happens
 * while the server cannot be reached.
 */
export async function settleDraft(context: SubmitContext, id: string): Promise<Sent | null> {
  const draft = currentDraft(context, id)
  if (!draft?.attempt || !isOutcomeUnknown(draft) || !context.drafts.mine(id)) return null
  const { attempt } = draft
  const seen = await findPublished(context.runtime, attempt)
  await compositionEnd()
  // It was sent, changed or settled during the search.
  if (seen === 'unknown' || currentDraft(context, id) !== draft) return null
  if (seen !== 'absent' && !('alike' in seen)) return prove(context, draft, attempt, seen)
  const known = seen === 'absent' ? draft.state === 'failed' : attempt.alike?.id === seen.alike.id
  if (!known) noteUnproved(context, id, attempt, seen)
  return null
}

/**
 * Handles the author's answer about a similar post. Yes: the draft was published as that post. No: the search
 * continues with other posts. Throws ApiError when the post cannot be loaded.
 */
export async function answerSimilarPost(
  context: SubmitContext,
  id: string,
  yes: boolean,
): Promise<Sent | null> {
  const { drafts, runtime } = context
  const draft = currentDraft(context, id)
  const { attempt = null } = draft ?? {}
  const alike = attempt?.alike
  if (!draft || !attempt || !alike || !drafts.mine(id)) return null
  if (!yes) {
    const declined = [...attempt.declined, alike.id]
    drafts.mark(id, { attempt: { ...attempt, alike: null, declined } })
    return settleDraft(context, id)
  }
  const { data, sent } = await runtime.http.request(`/api/v1/statuses/${apiSegment(alike.id)}`, {
    schema: statusDto,
  })
  await compositionEnd()
  return currentDraft(context, id) === draft ? prove(context, draft, attempt, { found: data, sent }) : null
}
