import { isApiError } from '@/lib/http'
import { statusDto, statusSourceDto } from '@/schemas/status'
import { waitForAttachments } from './attachments'
import type { Draft } from './draft'
import { FIRST_PART } from './draft-parts'
import { editForm, newCovers } from './edit-form'
import { saved, type Sent, type SubmitContext } from './landed'
import { problemIn, problemOf } from './problem'
import { putBody } from './send-body'
import { asPressed } from './sending/typed-since'
import { untilStopped } from './sending/waiting-for-files'

const SHORTEST_POLL = 300

/** The edited post, when the server took the edit although its answer was lost; null = it did not, or cannot be asked. */
async function arrived({ runtime }: SubmitContext, { fields, editing }: Draft, editedBefore: string | null) {
  const path = `/api/v1/statuses/${encodeURIComponent(editing?.id ?? '')}`
  try {
    const answer = await runtime.http.request(path, { schema: statusDto })
    if ((answer.data.edited_at ?? null) === editedBefore) return null
    const { data } = await runtime.http.request(`${path}/source`, { schema: statusSourceDto })
    const spoiler = fields.warning ? fields.spoilerText : ''
    const same = data.text.trim() === fields.text.trim() && data.spoiler_text.trim() === spoiler.trim()
    return same ? answer : null
  } catch {
    return null
  }
}

/** Saves an edit as it was pressed: it changes the post it was begun for and can become nothing else. */
export async function saveEdit(context: SubmitContext, pressed: Draft): Promise<Sent | null> {
  const { runtime, drafts, intl, defaults, now: clock = Date.now, shortestPoll = SHORTEST_POLL } = context
  const { http } = runtime
  const { editing, id } = pressed
  if (!editing) return null
  drafts.mark(id, { state: 'sending', problem: null })
  const unready = await untilStopped(id, waitForAttachments(runtime, id, FIRST_PART, intl))
  const now = drafts.state.getState().drafts[id]
  if (!now) return null
  const draft = asPressed(pressed, now)
  if (unready === 'stopped') {
    drafts.mark(id, { state: 'editing' })
    return null
  }
  if (unready) {
    drafts.mark(id, { state: 'failed', problem: { ...unready, retryAt: null, field: 'media' } })
    return null
  }
  const editedBefore = runtime.cache.read('status', editing.id)?.edited_at ?? null
  try {
    const path = `/api/v1/statuses/${encodeURIComponent(editing.id)}`
    const body = putBody(
      draft,
      { defaults, quotes: http.capabilities.has('quotes') },
      { shortest: shortestPoll, now: clock() },
    )
    const covers = newCovers(draft)
    const { data, sent } =
      covers.size > 0
        ? await http.upload(path, { method: 'PUT', schema: statusDto, form: editForm(body, covers) })
        : await http.request(path, { method: 'PUT', schema: statusDto, json: body })
    return saved(context, draft, data, sent)
  } catch (error) {
    const answer = isApiError(error, 'lost', 'invalid') ? await arrived(context, draft, editedBefore) : null
    if (answer) return saved(context, draft, answer.data, answer.sent)
    const problem = isApiError(error, 'missing')
      ? problemIn(intl, 'notSaved', 'editGone', 'post')
      : isApiError(error, 'lost')
        ? problemIn(intl, 'notSaved', 'editLost')
        : problemOf(error, draft, intl)
    drafts.mark(id, { state: 'failed', problem })
    return null
  }
}
