import { rememberLanguage, type PostingDefaults } from '@/features/settings'
import { contextKey, type Context } from '@/features/statuses'
import { errorText, pushToast } from '@/lib/alerts'
import { command, tellFact } from '@/lib/bus'
import { splitStatus } from '@/lib/cache'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { statusDto, statusesDto, type StatusDto } from '@/schemas/status'
import type { Attempt, Draft, Problem } from './draft'
import type { DraftPoll } from './draft-parts'
import type { Drafts } from './drafts-store'
import { messages } from './submit-messages'
import { findPublished, heldStatuses, newestOwn } from './published'
import { visibilityOf } from './rules'

/** Between two looks at the latest posts, ms: a server may need a moment more. */
const SECOND_LOOK = 1500
const LOOKED_AT = 20

export interface SubmitContext {
  runtime: Pick<Runtime, 'http' | 'cache' | 'client' | 'loader' | 'identity' | 'me'>
  drafts: Drafts
  intl: IntlShape
  /** What holds where the author decided nothing. */
  defaults: PostingDefaults
  /** The language that is shown while none is chosen. */
  language: string | null
  /** ms since the epoch. */
  now?: () => number
  secondLook?: number
}

/** A poll as it is sent: what is blank was never an option (product.md 5). */
const pollBody = ({ options, multiple, expiresIn, hideTotals }: DraftPoll) => ({
  options: options.filter((option) => option.trim() !== ''),
  multiple,
  expires_in: expiresIn,
  hide_totals: hideTotals,
})

/** The body of POST /api/v1/statuses; what has no value is left out. */
function bodyOf({ fields, media }: Draft, defaults: PostingDefaults) {
  const { parent, quoted, poll, scheduledAt } = fields
  const spoiler = fields.warning ? fields.spoilerText : ''
  const sensitive = fields.sensitive || spoiler !== '' || (media.length > 0 && defaults.sensitive)
  return {
    status: fields.text,
    visibility: visibilityOf(fields, defaults.visibility),
    sensitive,
    ...(spoiler !== '' && { spoiler_text: spoiler }),
    ...(fields.language && { language: fields.language }),
    ...(parent && { in_reply_to_id: parent.id }),
    ...(media.length > 0 && { media_ids: media.map((file) => file.serverId) }),
    ...(poll && { poll: pollBody(poll) }),
    ...(quoted && { quoted_status_id: quoted.id }),
    ...(fields.quotePolicy && { quote_approval_policy: fields.quotePolicy }),
    ...(scheduledAt && { scheduled_at: scheduledAt }),
  }
}

type Look = { found: StatusDto; sent: number } | 'absent' | 'unknown'

async function look({ runtime: { http, me } }: SubmitContext, attempt: Attempt): Promise<Look> {
  if (me === null) return 'unknown'
  try {
    const { data, sent } = await http.request(`/api/v1/accounts/${encodeURIComponent(me)}/statuses`, {
      schema: statusesDto,
      query: { limit: LOOKED_AT, exclude_reblogs: true },
    })
    const found = findPublished(data, attempt)
    return found ? { found, sent } : 'absent'
  } catch {
    return 'unknown'
  }
}

async function lookTwice(context: SubmitContext, attempt: Attempt): Promise<Look> {
  const first = await look(context, attempt)
  if (first !== 'absent') return first
  await new Promise((resolve) => setTimeout(resolve, context.secondLook ?? SECOND_LOOK))
  return look(context, attempt)
}

/** Shows a new answer at once in every conversation on screen that has what it answers. */
function addToConversations(client: Runtime['client'], parent: StatusId, id: StatusId): void {
  const contexts = client.getQueriesData<Context>({ queryKey: contextKey(parent).slice(0, -1) })
  for (const [key, context] of contexts) {
    if (!context || context.descendants.includes(id)) continue
    if (key.at(-1) !== parent && !context.descendants.includes(parent)) continue
    client.setQueryData<Context>(key, { ...context, descendants: [...context.descendants, id] })
  }
}

function finish(context: SubmitContext, draft: Draft, dto: StatusDto, sent: number): StatusId {
  const { runtime, drafts, intl } = context
  const { rows, id } = splitStatus(dto)
  const identity = runtime.identity.who
  runtime.cache.ingest(rows, sent)
  drafts.remove(draft.id)
  const parent = draft.fields.parent?.id
  if (parent) {
    addToConversations(runtime.client, parent, id)
    // Its count of answers; what is not held is not missed.
    if (runtime.cache.read('status', parent)) void runtime.loader.refresh({ kind: 'status', id: parent })
  }
  if (draft.fields.language) rememberLanguage(identity, draft.fields.language)
  tellFact('statusPublished', { identity, statusId: id, scheduled: false })
  pushToast({
    kind: 'success',
    text: intl.formatMessage(messages.published),
    identity,
    action: {
      label: intl.formatMessage(messages.open),
      run: () => void command('goTo', { href: paths.status(dto.account.acct, id) }),
    },
  })
  return id
}

/** Whether a failed POST may still have published. */
const isAmbiguous = (error: unknown) => isApiError(error, 'lost', 'invalid', 'aborted')

function problemOf(error: unknown, intl: IntlShape): Problem {
  const words = errorText(error, intl)
  return {
    title: intl.formatMessage(messages.notPublished),
    text: words?.text ?? intl.formatMessage(messages.lost),
    retryAt: isApiError(error, 'limited') ? (error.retryAt ?? null) : null,
    field: null,
  }
}

const words = (intl: IntlShape, title: keyof typeof messages, text: keyof typeof messages): Problem => ({
  title: intl.formatMessage(messages[title]),
  text: intl.formatMessage(messages[text]),
  retryAt: null,
  field: null,
})

/** The earlier version is online, and what stands here is another text. */
function tellEarlier({ runtime, drafts, intl }: SubmitContext, id: string, found: StatusDto, sent: number) {
  runtime.cache.ingest(splitStatus(found).rows, sent)
  drafts.mark(id, { state: 'editing', attempt: null, problem: words(intl, 'earlier', 'earlierText') })
}

/** What an earlier, doubtful attempt came to: go on with sending, or stop with this result. */
async function settleEarlier(
  context: SubmitContext,
  draft: Draft,
  attempt: Attempt,
): Promise<{ goOn: true } | { goOn: false; published: StatusId | null }> {
  const { drafts, intl } = context
  const seen = await look(context, attempt)
  if (seen === 'absent') return { goOn: true }
  if (seen === 'unknown') {
    drafts.mark(draft.id, { state: 'unclear', problem: words(intl, 'unclear', 'unclearText') })
    return { goOn: false, published: null }
  }
  if (attempt.key === draft.idempotencyKey)
    return { goOn: false, published: finish(context, draft, seen.found, seen.sent) }
  // Written on since: what was published is not what stands here.
  tellEarlier(context, draft.id, seen.found, seen.sent)
  return { goOn: false, published: null }
}

/**
 * Publishes a draft and returns the new post's id, or null when it was not published; the draft then says why and
 * keeps everything. A result that got lost is looked for among the latest own posts before anything is sent again
 * (some servers know no Idempotency-Key). Does nothing while it is being sent or belongs to another tab.
 */
export async function submitDraft(context: SubmitContext, id: string): Promise<StatusId | null> {
  const { runtime, drafts, defaults, intl, now = Date.now } = context
  const before = drafts.state.getState().drafts[id]
  const busy = !before || before.state === 'sending' || !drafts.mine(id)
  if (busy || runtime.me === null || before.identity !== runtime.identity.who) return null
  // From here on it means the same however often it is sent.
  const { fields } = before
  drafts.change(id, {
    visibility: visibilityOf(fields, defaults.visibility),
    language: fields.language ?? context.language,
  })
  const draft = drafts.state.getState().drafts[id]
  if (!draft) return null
  drafts.mark(id, { state: 'sending', problem: null })
  if (draft.attempt) {
    const earlier = await settleEarlier(context, draft, draft.attempt)
    if (!earlier.goOn) return earlier.published
  }
  const attempt: Attempt = {
    key: draft.idempotencyKey,
    sentAt: now(),
    after: newestOwn(heldStatuses(runtime.cache), runtime.me),
    text: draft.fields.text,
    spoilerText: draft.fields.warning ? draft.fields.spoilerText : '',
    parentId: draft.fields.parent?.id ?? null,
    scheduledAt: draft.fields.scheduledAt,
    part: null,
  }
  drafts.mark(id, { attempt })
  try {
    const answer = await runtime.http.request('/api/v1/statuses', {
      method: 'POST',
      schema: statusDto,
      json: bodyOf(draft, defaults),
      headers: { 'Idempotency-Key': draft.idempotencyKey },
    })
    return finish(context, draft, answer.data, answer.sent)
  } catch (error) {
    if (!isAmbiguous(error)) {
      drafts.mark(id, { state: 'failed', attempt: null, problem: problemOf(error, intl) })
      return null
    }
    const seen = await lookTwice(context, attempt)
    if (seen === 'absent') drafts.mark(id, { state: 'failed', problem: words(intl, 'notPublished', 'lost') })
    else if (seen === 'unknown')
      drafts.mark(id, { state: 'unclear', problem: words(intl, 'unclear', 'unclearText') })
    else return finish(context, draft, seen.found, seen.sent)
    return null
  }
}

/**
 * Looks whether a draft of which nobody knows was published, without sending anything: it is gone if it was and is a
 * plain failure if it was not. Returns the post's id, or null. Nothing happens while the server cannot be asked.
 */
export async function settleDraft(context: SubmitContext, id: string): Promise<StatusId | null> {
  const { drafts, intl } = context
  const current = () => drafts.state.getState().drafts[id]
  const draft = current()
  if (!draft?.attempt || draft.state !== 'unclear' || !drafts.mine(id)) return null
  const seen = await look(context, draft.attempt)
  // Sent or changed meanwhile: then it is that one's to tell.
  if (seen === 'unknown' || current() !== draft) return null
  if (seen === 'absent') drafts.mark(id, { state: 'failed', problem: words(intl, 'notPublished', 'lost') })
  else if (draft.attempt.key !== draft.idempotencyKey) tellEarlier(context, id, seen.found, seen.sent)
  else return finish(context, draft, seen.found, seen.sent)
  return null
}
