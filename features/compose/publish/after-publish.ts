import { rememberLanguage, type PostingDefaults } from '@/features/settings'
import { contextKey, type Context } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import { command, tellFact } from '@/lib/bus'
import { splitStatus } from '@/lib/cache'
import type { IntlShape } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { ScheduledStatus } from '@/schemas/scheduled'
import type { StatusDto } from '@/schemas/status'
import type { Draft } from '../drafts/draft'
import { mapParts } from '../drafts/draft-content'
import type { Part } from '../drafts/draft-parts'
import type { Drafts } from '../drafts/drafts-store'
import { showDraft } from '../open/main-composer-registry'
import { mediaIdsOf } from './send-body'
import { restOf, restOfEdit } from './sending/typed-since'
import { messages } from './submit-messages'
import { rememberTags } from '../suggest/tag-history'
import { scheduledKey } from '../keys'

export interface SubmitContext {
  runtime: Pick<Runtime, 'http' | 'cache' | 'client' | 'loader' | 'service' | 'identity' | 'me'>
  drafts: Drafts
  intl: IntlShape
  /** Defaults of the account, for everything the author did not choose. */
  defaults: PostingDefaults
  /** The language that is shown while none is chosen. */
  language: string | null
  /** ms since the epoch. */
  now?: () => number
  /** Pause before a search for a lost post, or a refused request, is repeated; ms. */
  retryPause?: number
  /** The shortest duration of a poll, s. */
  shortestPoll?: number
}

/** Result of sending a draft. */
export interface Sent {
  /** Null for a scheduled one. */
  readonly statusId: StatusId | null
  /** The draft of what was typed since it was sent off; null = nothing. */
  readonly rest: string | null
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

function notifyDone({ intl, runtime }: SubmitContext, text: string, dto: StatusDto, id: StatusId): void {
  pushToast({
    kind: 'success',
    text,
    identity: runtime.identity.who,
    action: {
      label: intl.formatMessage(messages.open),
      run: () =>
        void command('goTo', { identity: runtime.identity.who, path: paths.status(dto.account.acct, id) }),
    },
  })
}

/** Says when fewer files came back than were sent: some servers drop what they could not read in time. */
function compareFiles({ intl, runtime }: SubmitContext, sent: number, dto: StatusDto, id: StatusId): void {
  const count = sent - dto.media_attachments.length
  if (count <= 0) return
  pushToast({
    kind: 'error',
    text: intl.formatMessage(messages.mediaMissing, { count }),
    identity: runtime.identity.who,
    action: {
      label: intl.formatMessage(messages.editPost),
      run: () => void command('edit', { identity: runtime.identity.who, statusId: id }),
    },
  })
}

/** Says when the poll did not come back: some servers publish none. It is kept as a draft, and polls offered no more. */
function comparePoll({ intl, runtime, drafts }: SubmitContext, { text, poll }: Part, dto: StatusDto): void {
  if (poll === null || dto.poll) return
  const identity = runtime.identity.who
  runtime.http.capabilities.ruleOut('polls')
  const kept = drafts.open(identity, { parts: [{ text, poll }] })
  void drafts.keep(kept)
  pushToast({
    kind: 'error',
    text: intl.formatMessage(messages.pollMissing),
    identity,
    action: { label: intl.formatMessage(messages.openPoll), run: () => showDraft(drafts, identity, kept) },
  })
}

/** Notes the post that a part has become, so that it is never sent again. */
function notePosted(drafts: Drafts, draft: Draft, { id: partId, text }: Part, id: StatusId): void {
  const { parts } = drafts.state.getState().drafts[draft.id] ?? draft
  drafts.mark(draft.id, {
    attempt: null,
    parts: mapParts(parts, (part) => (part.id === partId ? { ...part, posted: id, postedText: text } : part)),
  })
}

/** A sent draft is removed; what was typed since becomes another. Returns the id of that. */
function leave({ drafts }: SubmitContext, draft: Draft, dto?: StatusDto): string | null {
  const now = drafts.state.getState().drafts[draft.id]
  const rest = now && (dto ? restOfEdit(draft, now, dto.edited_at ?? null) : restOf(draft, now))
  if (rest) return drafts.replace(draft.id, rest)
  drafts.remove(draft.id)
  return null
}

/**
 * A part is published: it is shown at once in home, in its conversation and in the profile. The draft goes with its
 * last part; before that it remembers.
 */
export function afterPublish(
  context: SubmitContext,
  draft: Draft,
  part: Part,
  dto: StatusDto,
  sent: number,
): Sent & { statusId: StatusId } {
  const { runtime, drafts, intl } = context
  const { rows, id } = splitStatus(dto)
  const identity = runtime.identity.who
  runtime.cache.ingest(rows, sent)
  const parent = dto.in_reply_to_id
  if (parent) {
    addToConversations(runtime.client, parent, id)
    // Updates its count of replies; a parent that is not cached does not need it.
    if (runtime.cache.read('status', parent)) void runtime.loader.refresh({ kind: 'status', id: parent })
  }
  tellFact('statusPublished', { identity, statusId: id, scheduled: false })
  rememberTags(identity, part.text)
  compareFiles(context, mediaIdsOf(part.media).length, dto, id)
  comparePoll(context, part, dto)
  if (part.id !== draft.parts.at(-1)?.id) {
    notePosted(drafts, draft, part, id)
    return { statusId: id, rest: null }
  }
  const rest = leave(context, draft)
  if (draft.fields.language) rememberLanguage(identity, draft.fields.language)
  notifyDone(
    context,
    intl.formatMessage(draft.parts.length > 1 ? messages.threadPublished : messages.published),
    dto,
    id,
  )
  return { statusId: id, rest }
}

/** A published post was changed. */
export function afterEdit(context: SubmitContext, draft: Draft, dto: StatusDto, sent: number): Sent {
  const { runtime, intl } = context
  const { rows, id } = splitStatus(dto)
  runtime.cache.ingest(rows, sent)
  const rest = leave(context, draft, dto)
  compareFiles(context, mediaIdsOf(draft.parts[0].media).length, dto, id)
  notifyDone(context, intl.formatMessage(messages.saved), dto, id)
  return { statusId: id, rest }
}

/** The server will publish it later. */
export function afterSchedule(context: SubmitContext, draft: Draft, made: ScheduledStatus): Sent {
  const { runtime, intl } = context
  const identity = runtime.identity.who
  const rest = leave(context, draft)
  void runtime.client.invalidateQueries({ queryKey: scheduledKey() })
  if (draft.fields.language) rememberLanguage(identity, draft.fields.language)
  tellFact('statusPublished', { identity, statusId: null, scheduled: true })
  const time = intl.formatDate(made.scheduled_at, { dateStyle: 'medium', timeStyle: 'short' })
  pushToast({
    kind: 'success',
    text: intl.formatMessage(messages.scheduled, { time }),
    identity,
    action: {
      label: intl.formatMessage(messages.open),
      run: () => void command('goTo', { identity, path: paths.scheduled }),
    },
  })
  return { statusId: null, rest }
}
