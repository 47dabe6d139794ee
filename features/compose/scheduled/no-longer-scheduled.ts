import { pushToast } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { normaliseStatus } from '@/lib/cache'
import { apiSegment, isApiError, isLostAnswer, type ApiError } from '@/lib/http'
import type { IntlShape, Message } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { scheduledStatusDto, type ScheduledStatus } from '@/schemas/statuses/scheduled'
import type { Attempt } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { showDraft } from '../drafts/main-composer-registry'
import { findPublishedWithRetry } from '../publish/unknown-outcome/find-published'
import { messages } from './messages'

interface Needs {
  runtime: Runtime
  intl: IntlShape
}

/** Describes the publication of a scheduled post, to search for it. */
function attemptOf({ params, media_attachments: media, scheduled_at: at }: ScheduledStatus): Attempt {
  const time = Date.parse(at)
  return {
    key: '',
    part: '',
    sentAt: Number.isNaN(time) ? Date.now() : time,
    after: null,
    text: params.text,
    spoilerText: params.spoiler_text,
    parentId: params.in_reply_to_id,
    // It is searched among the published posts.
    scheduledAt: null,
    isContinuation: false,
    mediaIds: media.map(({ id }) => id),
    choices: params.poll?.options ?? [],
    quotedId: params.quoted_status_id ?? null,
    gotError: false,
    alike: null,
    declined: [],
  }
}

/** Searches for the post and says so when it was published. True when it was found. */
async function notifyPublished({ runtime, intl }: Needs, attempt: Attempt): Promise<boolean> {
  const seen = await findPublishedWithRetry(runtime, attempt)
  if (typeof seen === 'string' || !('found' in seen)) return false
  const { rows, id } = normaliseStatus(seen.found)
  const { key: identity } = runtime.identity
  runtime.cache.ingest(rows, seen.sent)
  pushToast({
    text: () => intl.formatMessage(messages.alreadyPublished),
    identity,
    action: {
      label: () => intl.formatMessage(messages.open),
      run: () => void command('goTo', { identity, path: paths.status(seen.found.account.acct, id) }),
    },
  })
  return true
}

/** Says that a deleted post had left the schedule before, and whether it was published. */
export async function reportGone(needs: Needs, post: ScheduledStatus): Promise<void> {
  if (await notifyPublished(needs, attemptOf(post))) return
  const { runtime, intl } = needs
  pushToast({
    kind: 'error',
    text: () => `${intl.formatMessage(messages.gone)} ${intl.formatMessage(messages.goneText)}`,
    identity: runtime.identity.key,
  })
}

/**
 * Handles the draft of a scheduled post that had left the schedule before: removes it when the post was published, else
 * keeps it aside. It then knows of the attempt, so that sending it searches for the post again first.
 */
export async function keepGone(
  needs: Needs,
  drafts: Drafts,
  post: ScheduledStatus,
  draftId: string,
): Promise<void> {
  const { intl } = needs
  const draft = drafts.state.getState().drafts[draftId]
  if (!draft) return
  const [part] = draft.parts
  const attempt = { ...attemptOf(post), key: part.idempotencyKey, part: part.id }
  drafts.mark(draftId, {
    state: 'failed',
    attempt,
    problem: {
      title: intl.formatMessage(messages.gone),
      text: intl.formatMessage(messages.goneText),
      retryAt: null,
      field: null,
    },
  })
  if (await notifyPublished(needs, attempt)) {
    const now = drafts.state.getState().drafts[draftId]
    // Unless it was opened and changed while searching.
    if (now?.parts === draft.parts && now.fields === draft.fields) drafts.remove(draftId)
    return
  }
  offerDraft(needs, drafts, draftId, [messages.gone, messages.goneKept])
}

/** Reports what became of a scheduled post, and offers its draft. */
function offerDraft(
  { runtime, intl }: Needs,
  drafts: Drafts,
  draftId: string,
  sentences: readonly Message[],
): void {
  const { key: identity } = runtime.identity
  pushToast({
    kind: 'error',
    text: () => sentences.map((each) => intl.formatMessage(each)).join(' '),
    identity,
    action: {
      label: () => intl.formatMessage(messages.openDraft),
      run: () => showDraft(drafts, identity, draftId),
    },
  })
}

/** True when a post is in the schedule; null when that cannot be read. */
async function isScheduled({ http }: Runtime, id: ScheduledStatus['id']): Promise<boolean | null> {
  try {
    await http.request(`/api/v1/scheduled_statuses/${apiSegment(id)}`, { schema: scheduledStatusDto })
    return true
  } catch (error) {
    return isApiError(error, 'notFound') ? false : null
  }
}

/**
 * Handles the draft of a scheduled post whose removal failed: it is removed while the post is still scheduled, which must
 * not exist twice. After a lost answer the post may be gone, and its words with it: then the draft stays.
 */
export async function keepUnlessScheduled(
  needs: Needs,
  drafts: Drafts,
  post: ScheduledStatus,
  { draftId, error }: { draftId: string; error: ApiError | null },
): Promise<void> {
  const { runtime, intl } = needs
  const isLost = error === null || isLostAnswer(error)
  const isThere = isLost ? await isScheduled(runtime, post.id) : true
  if (isThere === true) {
    drafts.remove(draftId)
    return
  }
  if (isThere === false) return keepGone(needs, drafts, post, draftId)
  const gotError = error?.status !== undefined
  const sentences = [
    messages.uncertain,
    gotError ? messages.uncertainAfterError : messages.uncertainText,
  ] as const
  const [title, text] = [intl.formatMessage(sentences[0]), intl.formatMessage(sentences[1])]
  drafts.mark(draftId, { state: 'failed', problem: { title, text, retryAt: null, field: null } })
  offerDraft(needs, drafts, draftId, sentences)
}
