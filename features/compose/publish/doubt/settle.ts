import { splitStatus } from '@/lib/cache'
import { toText } from '@/lib/html/to-text'
import { apiSegment } from '@/lib/http'
import { truncate } from '@/lib/util/graphemes'
import { statusDto, type StatusDto } from '@/schemas/status'
import type { Alike, Attempt, Draft } from '../../drafts/draft'
import { findPart, partText, warningOf } from '../../drafts/draft-content'
import type { Part } from '../../drafts/draft-parts'
import { afterPublish, afterSchedule, type Sent, type SubmitContext } from '../after-publish'
import { mediaIdsOf, pollBody } from '../send-body'
import { problemIn } from '../problem'
import { findPublished, type SearchResult } from './find-published'

/** The result of sending a part; 'stopped' = not sent, the draft has the reason. */
export type End = Sent | 'stopped'

/** Graphemes of a found post that are shown. */
const EXCERPT = 280

/** The draft as it is now; undefined when it was removed. */
export const current = ({ drafts }: SubmitContext, id: string): Draft | undefined =>
  drafts.state.getState().drafts[id]

/** The earlier version is online, and the draft has another text. */
function noteEarlier({ runtime, drafts, intl }: SubmitContext, id: string, seen: Proved): void {
  if ('found' in seen) runtime.cache.ingest(splitStatus(seen.found).rows, seen.sent)
  drafts.mark(id, { state: 'editing', attempt: null, problem: problemIn(intl, 'earlier', 'earlierText') })
}

/** Content of a part in the shape of an attempt, to compare the two. */
export function contentOf(draft: Draft, part: Part) {
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
function isSent(attempt: Attempt, draft: Draft, part: Part): boolean {
  const { text, spoilerText, mediaIds, choices, quotedId } = attempt
  const same = { text, spoilerText, mediaIds, choices, quotedId }
  return (
    attempt.key === part.idempotencyKey || JSON.stringify(same) === JSON.stringify(contentOf(draft, part))
  )
}

type Proved = Extract<SearchResult, { found: StatusDto } | { scheduled: unknown }>

/** Takes what is provably the result of a part for it. */
export function accept(context: SubmitContext, draft: Draft, part: Part, seen: Proved): Sent {
  return 'found' in seen
    ? afterPublish(context, draft, part, seen.found, seen.sent)
    : afterSchedule(context, draft, seen.scheduled)
}

const alikeOf = (post: StatusDto): Alike => ({
  id: post.id,
  visibility: post.visibility,
  accountId: post.account.id,
  name: post.account.display_name,
  acct: `@${post.account.acct}`,
  avatar: post.account.avatar_static || post.account.avatar,
  excerpt: truncate(toText(post.content, { quoted: Boolean(post.quote) }), EXCERPT),
  url: post.url ?? '',
  at: post.created_at,
  files: post.media_attachments.length,
})

/** Says in the draft how an attempt ended that did not provably succeed. */
export function noteUnproved(
  { drafts, intl }: SubmitContext,
  id: string,
  attempt: Attempt,
  seen: Exclude<SearchResult, Proved>,
): void {
  if (seen === 'absent') {
    const lost = attempt.scheduledAt === null ? 'lost' : 'notScheduled'
    drafts.mark(id, {
      state: 'failed',
      attempt: { ...attempt, alike: null },
      problem: problemIn(intl, 'notPublished', lost),
    })
  } else if (seen === 'unknown')
    drafts.mark(id, { state: 'unclear', problem: problemIn(intl, 'unclear', 'unclearText') })
  else
    drafts.mark(id, { state: 'unclear', attempt: { ...attempt, alike: alikeOf(seen.alike) }, problem: null })
}

/** Settles an earlier, doubtful attempt before a part is sent again; null when nothing came of it. */
export async function settleEarlier(
  context: SubmitContext,
  draft: Draft,
  part: Part,
  attempt: Attempt,
): Promise<End | null> {
  const seen = await findPublished(context.runtime, attempt)
  if (seen === 'absent') return null
  if (seen === 'unknown' || 'alike' in seen) {
    noteUnproved(context, draft.id, attempt, seen)
    return 'stopped'
  }
  if (isSent(attempt, draft, part)) return accept(context, draft, part, seen)
  noteEarlier(context, draft.id, seen)
  return 'stopped'
}

/** The attempt is proved: its draft becomes the post, or goes on with the rest of its thread. */
function prove(context: SubmitContext, draft: Draft, attempt: Attempt, seen: Proved): Sent | null {
  const { drafts, intl } = context
  const part = findPart(draft, attempt.part)
  if (!part || !isSent(attempt, draft, part)) {
    noteEarlier(context, draft.id, seen)
    return null
  }
  const sent = accept(context, draft, part, seen)
  // The rest of a thread waits for its author.
  if (current(context, draft.id)) {
    drafts.mark(draft.id, { state: 'failed', problem: problemIn(intl, 'halfTitle', 'half') })
    return null
  }
  return sent
}

/** True when a draft was sent and its result is unknown. */
export const isDoubtful = ({ state, attempt, kind }: Draft): boolean =>
  kind !== 'edit' && attempt !== null && (state === 'unclear' || state === 'failed')

/**
 * Looks for the post of a doubtful draft without sending anything: the draft is removed when it was published, fails
 * when it was not, and asks its author when a post is only much like it. Returns the post, or null. Nothing happens
 * while the server cannot be asked.
 */
export async function settleDraft(context: SubmitContext, id: string): Promise<Sent | null> {
  const draft = current(context, id)
  if (!draft?.attempt || !isDoubtful(draft) || !context.drafts.mine(id)) return null
  const { attempt } = draft
  const seen = await findPublished(context.runtime, attempt)
  // Sent, changed or settled while it was looked for.
  if (seen === 'unknown' || current(context, id) !== draft) return null
  if (seen !== 'absent' && !('alike' in seen)) return prove(context, draft, attempt, seen)
  const known = seen === 'absent' ? draft.state === 'failed' : attempt.alike?.id === seen.alike.id
  if (!known) noteUnproved(context, id, attempt, seen)
  return null
}

/**
 * The author's answer about the post that is much like the draft. Yes: the draft has become that post. No: it is
 * looked for among the others. Throws ApiError when the post cannot be read.
 */
export async function answerAlike(context: SubmitContext, id: string, yes: boolean): Promise<Sent | null> {
  const { drafts, runtime } = context
  const draft = current(context, id)
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
  return current(context, id) === draft ? prove(context, draft, attempt, { found: data, sent }) : null
}
