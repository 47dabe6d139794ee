import { pushToast } from '@/lib/alerts'
import { apiSegment, isApiError, isLostAnswer, type ApiError } from '@/lib/http'
import { statusDto, type StatusDto } from '@/schemas/statuses/status'
import { filesReady } from '../media/upload/ready'
import type { Draft, Editing, Problem } from '../drafts/draft'
import { afterEdit, type Sent, type SubmitContext } from '../publish/after-publish'
import { showDraft } from '../drafts/main-composer-registry'
import { problemIn, publishProblemOf } from '../publish/problem'
import { queuedFor } from '../publish/queue'
import { putBody } from '../publish/send-body'
import { compositionEnd } from '../publish/sending/composition'
import { asSubmitted } from '../drafts/unsent-text'
import { untilStopped } from '../publish/sending/waiting-for-files'
import { askAboutConflict } from './conflict'
import { editForm, newCovers } from './edit-form'
import { messages } from './messages'
import {
  comparable,
  contentOfEdit,
  editedAtOf,
  editOf,
  readPost,
  hasContentOf,
  versionOf,
  type PublishedVersion,
} from './version'

const SHORTEST_POLL = 300

/** An edit with the post that it changes. */
type Edit = Draft & { editing: Editing }
const isEdit = (draft: Draft | undefined): draft is Edit => draft !== undefined && draft.editing !== null

const now = ({ now: clock = Date.now }: SubmitContext) => clock()

/** A post compared to the version that an edit began from: unchanged, saved with the edit, or a newer version. */
type Comparison = { is: 'unchanged' } | { is: 'saved' | 'newer'; version: PublishedVersion }

async function compare(context: SubmitContext, draft: Edit): Promise<Comparison> {
  const { runtime } = context
  const { base, overwrites, id } = draft.editing
  const post = await readPost(runtime, id)
  const editedAt = editedAtOf(post.dto)
  const isAgreed = editedAt !== null && editedAt === overwrites
  if (base !== null && (editedAt === base.editedAt || isAgreed)) return { is: 'unchanged' }
  const version = await versionOf(runtime, post, now(context))
  if (hasContentOf(version, contentOfEdit(draft))) return { is: 'saved', version }
  return base === null ? { is: 'unchanged' } : { is: 'newer', version }
}

function note(
  { drafts }: SubmitContext,
  draft: Edit,
  change: Partial<Draft>,
  editing: Partial<Editing> = {},
) {
  const { editing: before } = drafts.state.getState().drafts[draft.id] ?? draft
  drafts.mark(draft.id, { ...change, editing: { ...draft.editing, ...before, ...editing } })
}

/** Returns why an edit was not saved: refused by the server, or it could not be compared with the post first. */
function problemFrom(error: unknown, { intl }: SubmitContext, draft: Edit): Problem {
  if (isApiError(error, 'notFound')) return problemIn(intl, 'notSaved', 'editGone', 'post')
  return isApiError(error, 'network') && error.status === undefined
    ? problemIn(intl, 'notSaved', 'editLost')
    : publishProblemOf(error, draft, draft.parts[0], intl)
}

async function fail(context: SubmitContext, draft: Edit, error: unknown): Promise<null> {
  if (await queuedFor(context, draft.id, error)) return null
  note(context, draft, { state: 'failed', problem: problemFrom(error, context, draft) }, { sent: false })
  return null
}

/** Opens the newer version for editing; the previous edit stays in the drafts. */
function takeNewer(context: SubmitContext, draft: Edit, version: PublishedVersion): Sent {
  const { runtime, drafts, intl } = context
  const identity = runtime.identity.key
  note(context, draft, { state: 'editing', problem: null }, { sent: false })
  const rest = drafts.open(identity, editOf(runtime, version))
  pushToast({
    text: () => intl.formatMessage(messages.kept),
    identity,
    action: {
      label: () => intl.formatMessage(messages.openDraft),
      run: () => showDraft(drafts, identity, draft.id),
    },
  })
  return { statusId: draft.editing.id, rest }
}

/** Asks what to do with an edit whose post has a newer version. 'overwrite' = save it anyway. */
async function resolve(
  context: SubmitContext,
  draft: Edit,
  version: PublishedVersion,
): Promise<Sent | 'overwrite' | null> {
  const { runtime, intl } = context
  const { editing } = draft
  const editedAt = editedAtOf(version.dto)
  const problem: Problem = {
    title: intl.formatMessage(messages.notSaved),
    text: intl.formatMessage(messages.notSavedText),
    retryAt: null,
    field: null,
  }
  if (context.isUnattended) {
    note(context, draft, { state: 'failed', problem }, { sent: false })
    return null
  }
  const answer = await askAboutConflict(
    {
      base: comparable(editing.base ?? version),
      newer: comparable(version),
      mine: comparable(contentOfEdit(draft)),
      editedAt,
      emojis: version.status.emojis,
      language: draft.fields.language,
    },
    runtime.identity.key,
  )
  if (answer === 'newer') return takeNewer(context, draft, version)
  if (answer === 'mine') {
    note(context, draft, {}, { overwrites: editedAt, sent: false })
    return 'overwrite'
  }
  note(context, draft, { state: 'editing', problem }, { sent: false })
  return null
}

/** Accepts the saved version of an edit. */
async function accept(context: SubmitContext, draft: Edit, dto: StatusDto, sent: number): Promise<Sent> {
  await compositionEnd()
  return afterEdit(context, draft, dto, sent)
}

async function put(context: SubmitContext, draft: Edit): Promise<Sent | null> {
  const { runtime, defaults, shortestPoll = SHORTEST_POLL } = context
  const { http, httpWriter } = runtime
  const path = `/api/v1/statuses/${apiSegment(draft.editing.id)}`
  const body = putBody(
    draft,
    { defaults, quotes: http.capabilities.tries('quotes') },
    { shortest: shortestPoll, now: now(context) },
  )
  const covers = newCovers(draft.parts[0].media)
  note(context, draft, {}, { sent: true, gotError: false })
  try {
    const { data, sent } =
      covers.size > 0
        ? await httpWriter.upload(path, { method: 'PUT', schema: statusDto, form: editForm(body, covers) })
        : await httpWriter.request(path, { method: 'PUT', schema: statusDto, json: body })
    return await accept(context, draft, data, sent)
  } catch (error) {
    return isLostAnswer(error) ? checkLostEdit(context, draft, error) : fail(context, draft, error)
  }
}

/** Checks whether an edit with a lost answer was saved. */
async function checkLostEdit(context: SubmitContext, draft: Edit, error: ApiError): Promise<Sent | null> {
  try {
    const found = await compare(context, draft)
    if (found.is === 'saved') return await accept(context, draft, found.version.dto, found.version.sent)
    return fail(context, draft, error)
  } catch (unknown) {
    if (isApiError(unknown, 'notFound')) return fail(context, draft, unknown)
    if (!(await queuedFor(context, draft.id, unknown)))
      note(context, draft, { state: 'unclear', problem: null }, { gotError: error.status !== undefined })
    return null
  }
}

/**
 * Saves an edit as it was when the button was pressed. An edit never becomes another post. Reads the post first: a
 * newer version is not replaced without asking, and a post that already has the changes counts as saved.
 */
export async function saveEdit(context: SubmitContext, submitted: Draft): Promise<Sent | null> {
  const { runtime, drafts, intl } = context
  const { id } = submitted
  if (!isEdit(submitted)) return null
  drafts.mark(id, { state: 'sending', problem: null })
  const unready = await untilStopped(id, filesReady(runtime, drafts, id, submitted.parts[0].id, intl))
  const current = drafts.state.getState().drafts[id]
  if (!current) return null
  const draft = asSubmitted(submitted, current)
  if (!isEdit(draft)) return null
  if (unready === 'stopped') {
    drafts.mark(id, { state: 'editing' })
    return null
  }
  if (unready) {
    const { error, ...words } = unready
    if (await queuedFor(context, id, error)) return null
    drafts.mark(id, { state: 'failed', problem: { ...words, retryAt: null, field: 'media' } })
    return null
  }
  try {
    const found = await compare(context, draft)
    if (found.is === 'saved') return await accept(context, draft, found.version.dto, found.version.sent)
    const next = found.is === 'newer' ? await resolve(context, draft, found.version) : 'overwrite'
    if (next !== 'overwrite') return next
  } catch (error) {
    return fail(context, draft, error)
  }
  return put(context, draft)
}

/**
 * Compares an edit that may have been saved with its post. Removes it when it was saved, asks when the post has
 * another version, and otherwise keeps it. Returns the result, or null.
 */
export async function compareEdit(context: SubmitContext, id: string): Promise<Sent | null> {
  const { drafts, intl } = context
  const draft = drafts.state.getState().drafts[id]
  if (!isEdit(draft) || draft.state === 'sending' || !drafts.mine(id)) return null
  try {
    const found = await compare(context, draft)
    if (found.is === 'saved') return await accept(context, draft, found.version.dto, found.version.sent)
    if (found.is === 'newer') {
      const next = await resolve(context, draft, found.version)
      return next === 'overwrite' ? saveEdit(context, drafts.state.getState().drafts[id] ?? draft) : next
    }
    const title = problemIn(intl, 'notSaved', 'editLost')
    const problem = { ...title, text: intl.formatMessage(messages.wereNotSaved) }
    note(context, draft, { state: 'failed', problem }, { sent: false })
    return null
  } catch (error) {
    if (isApiError(error, 'notFound')) return fail(context, draft, error)
    throw error
  }
}
