import { rememberLanguage, type PostingDefaults } from '@/features/settings'
import { contextKey, type Context } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import { command, emitFact } from '@/lib/bus'
import { normaliseStatus } from '@/lib/cache'
import type { ApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { ScheduledStatus } from '@/schemas/statuses/scheduled'
import type { StatusDto } from '@/schemas/statuses/status'
import type { Draft } from '../drafts/draft'
import { mapParts, partText, warningOf } from '../drafts/draft-content'
import type { DraftPart } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { knownLanguage } from '../language/languages'
import { showDraft } from '../drafts/main-composer-registry'
import { rememberSource } from './known-sources'
import { mediaIdsOf } from './send-body'
import { draftOfRest, draftOfLaterEdits } from '../drafts/unsent-text'
import { messages } from './submit-messages'
import { rememberTags } from '../autocomplete/tag-history'
import { scheduledKey } from '../keys'

export interface SubmitContext {
  runtime: Pick<
    Runtime,
    'http' | 'httpWriter' | 'cache' | 'client' | 'loader' | 'service' | 'identity' | 'me'
  >
  drafts: Drafts
  intl: IntlShape
  /** Defaults of the account, for everything the author did not choose. */
  defaults: PostingDefaults
  /** The language shown while none is chosen. */
  language: string | null
  /** ms since the epoch. */
  now?: () => number
  /** Pause before a search for a lost post, or a refused request, is repeated; ms. */
  retryPause?: number
  /** The shortest duration of a poll, s. */
  shortestPoll?: number
  /** True if a draft that was not sent for this reason waits until it can be. Default: it fails. */
  waits?: (error: ApiError) => Promise<boolean>
  /** True when it is sent from the outbox: its author may be doing something else, so nothing is asked. */
  isUnattended?: boolean
}

/** Result of sending a draft. */
export interface Sent {
  /** Null for a scheduled post. */
  readonly statusId: StatusId | null
  /** Id of the draft with text typed while sending; null = none. */
  readonly rest: string | null
}

/** Adds a new reply immediately to every conversation on screen that has its parent. */
function addToConversations(client: Runtime['client'], parent: StatusId, id: StatusId): void {
  const contexts = client.getQueriesData<Context>({ queryKey: contextKey(parent).slice(0, -1) })
  for (const [key, context] of contexts) {
    if (!context || context.descendants.includes(id)) continue
    if (key.at(-1) !== parent && !context.descendants.includes(parent)) continue
    client.setQueryData<Context>(key, { ...context, descendants: [...context.descendants, id] })
  }
}

function notifyDone(
  { intl, runtime }: SubmitContext,
  text: () => string,
  dto: StatusDto,
  id: StatusId,
): void {
  pushToast({
    kind: 'success',
    text,
    identity: runtime.identity.key,
    action: {
      label: () => intl.formatMessage(messages.open),
      run: () =>
        void command('goTo', { identity: runtime.identity.key, path: paths.status(dto.account.acct, id) }),
    },
  })
}

/** Reports when the published post has fewer files: some servers drop files they could not process in time. */
function reportMissingFiles(
  { intl, runtime }: SubmitContext,
  filesSent: number,
  dto: StatusDto,
  id: StatusId,
): void {
  const count = filesSent - dto.media_attachments.length
  if (count <= 0) return
  pushToast({
    kind: 'error',
    text: () => intl.formatMessage(messages.mediaMissing, { count }),
    identity: runtime.identity.key,
    action: {
      label: () => intl.formatMessage(messages.editPost),
      run: () => void command('edit', { identity: runtime.identity.key, statusId: id }),
    },
  })
}

/** Reports when the published post has no poll, as some servers do. Saves it as a draft and stops offering polls. */
function reportMissingPoll(
  { intl, runtime, drafts }: SubmitContext,
  { text, poll }: DraftPart,
  dto: StatusDto,
): void {
  if (poll === null || dto.poll) return
  const identity = runtime.identity.key
  runtime.http.capabilities.ruleOut('polls')
  const next = drafts.open(identity, { parts: [{ text, poll }] })
  void drafts.storeNow(next)
  pushToast({
    kind: 'error',
    text: () => intl.formatMessage(messages.pollMissing),
    identity,
    action: {
      label: () => intl.formatMessage(messages.openPoll),
      run: () => showDraft(drafts, identity, next),
    },
  })
}

/** Records the published post of a part, so that it is never sent again. */
function notePosted(drafts: Drafts, draft: Draft, { id: partId, text }: DraftPart, id: StatusId): void {
  const { parts } = drafts.state.getState().drafts[draft.id] ?? draft
  drafts.mark(draft.id, {
    attempt: null,
    parts: mapParts(parts, (part) => (part.id === partId ? { ...part, posted: id, postedText: text } : part)),
  })
}

/** Removes a sent draft; text typed since becomes another draft, whose id is returned. */
function removeSent({ drafts }: SubmitContext, draft: Draft, dto?: StatusDto): string | null {
  const now = drafts.state.getState().drafts[draft.id]
  const rest = now && (dto ? draftOfLaterEdits(draft, now, dto.edited_at ?? null) : draftOfRest(draft, now))
  if (rest) return drafts.replace(draft.id, rest)
  drafts.remove(draft.id)
  return null
}

/** Keeps the words of a part that was published as this post. */
const rememberWords = (
  identity: string,
  draft: Draft,
  part: DraftPart,
  { edited_at }: StatusDto,
  id: StatusId,
) =>
  rememberSource(
    identity,
    { id, edited_at },
    { text: partText(draft, part), spoilerText: warningOf(draft.fields, part) },
  )

function rememberWritten(identity: string, { fields }: Draft): void {
  const language = knownLanguage(fields.language)
  if (language) rememberLanguage(identity, language)
}

/**
 * Handles a published part: shows it immediately in home, in its conversation and in the profile. The draft is removed with
 * its last part; before that it records the post. `stamp` is `Answer.sent`.
 */
export function afterPublish(
  context: SubmitContext,
  draft: Draft,
  part: DraftPart,
  dto: StatusDto,
  stamp: number,
): Sent & { statusId: StatusId } {
  const { runtime, drafts, intl } = context
  const { rows, id } = normaliseStatus(dto)
  const identity = runtime.identity.key
  runtime.cache.ingest(rows, stamp)
  const parent = dto.in_reply_to_id
  if (parent) {
    addToConversations(runtime.client, parent, id)
    // Updates its count of replies; a parent that is not cached does not need it.
    if (runtime.cache.read('status', parent)) void runtime.loader.refresh({ kind: 'status', id: parent })
  }
  emitFact('statusPublished', { identity, statusId: id })
  rememberTags(identity, part.text)
  rememberWords(identity, draft, part, dto, id)
  reportMissingFiles(context, mediaIdsOf(part.media).length, dto, id)
  reportMissingPoll(context, part, dto)
  if (part.id !== draft.parts.at(-1)?.id) {
    notePosted(drafts, draft, part, id)
    return { statusId: id, rest: null }
  }
  const rest = removeSent(context, draft)
  rememberWritten(identity, draft)
  notifyDone(
    context,
    () => intl.formatMessage(draft.parts.length > 1 ? messages.threadPublished : messages.published),
    dto,
    id,
  )
  return { statusId: id, rest }
}

/** Handles a saved edit; `stamp` is `Answer.sent`. */
export function afterEdit(context: SubmitContext, draft: Draft, dto: StatusDto, stamp: number): Sent {
  const { runtime, intl } = context
  const { rows, id } = normaliseStatus(dto)
  runtime.cache.ingest(rows, stamp)
  rememberWords(runtime.identity.key, draft, draft.parts[0], dto, id)
  const rest = removeSent(context, draft, dto)
  reportMissingFiles(context, mediaIdsOf(draft.parts[0].media).length, dto, id)
  notifyDone(context, () => intl.formatMessage(messages.saved), dto, id)
  return { statusId: id, rest }
}

/** Handles a scheduled post. */
export function afterSchedule(context: SubmitContext, draft: Draft, made: ScheduledStatus): Sent {
  const { runtime, intl } = context
  const identity = runtime.identity.key
  const rest = removeSent(context, draft)
  void runtime.client.invalidateQueries({ queryKey: scheduledKey() })
  rememberWritten(identity, draft)
  emitFact('statusPublished', { identity, statusId: null })
  pushToast({
    kind: 'success',
    text: () =>
      intl.formatMessage(messages.scheduled, {
        time: intl.formatDate(made.scheduled_at, { dateStyle: 'medium', timeStyle: 'short' }),
      }),
    identity,
    action: {
      label: () => intl.formatMessage(messages.open),
      run: () => void command('goTo', { identity, path: paths.scheduled }),
    },
  })
  return { statusId: null, rest }
}
