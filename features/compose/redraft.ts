import { alertError } from '@/lib/alerts'
import { tellFact } from '@/lib/bus'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { confirm, type ConfirmWording } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { deletedStatusDto } from '@/schemas/status'
import type { Drafts } from './drafts-store'
import { redraftMessages as messages } from './redraft-messages'
import { openRedraft } from './open-draft'

/**
 * Deletes one's own post and opens what it said as a draft. The draft is stored before the delete is sent, so that
 * whatever fails the words are there; a refused delete leaves the post and takes the draft away. Returns the draft's
 * id, or null. Throws ApiError when the post cannot be read.
 */
export async function redraftPost(
  runtime: Runtime,
  drafts: Drafts,
  statusId: StatusId,
  intl: IntlShape,
): Promise<string | null> {
  const { who } = runtime.identity
  const words: ConfirmWording = (told) => ({
    title: told.formatMessage(messages.title),
    text: told.formatMessage(messages.text),
    confirm: told.formatMessage(messages.confirm),
    danger: true,
  })
  if (!(await confirm(words, who))) return null
  const id = await openRedraft(runtime, drafts, statusId, Date.now())
  if (id === null) return null
  await drafts.keep(id)
  const revision = drafts.state.getState().drafts[id]?.revision
  try {
    const { data } = await runtime.http.request(`/api/v1/statuses/${encodeURIComponent(statusId)}`, {
      method: 'DELETE',
      schema: deletedStatusDto,
    })
    tellFact('statusDeleted', { identity: who, statusId })
    const draft = drafts.state.getState().drafts[id]
    // The answer has the text as it was typed, where the server has no other way to tell.
    if (draft && draft.revision === revision && data.text && data.text !== draft.fields.text)
      drafts.change(id, { text: data.text })
    return id
  } catch (error) {
    alertError(error, intl, { identity: who })
    if (isApiError(error, 'missing')) tellFact('statusDeleted', { identity: who, statusId })
    // It still stands, as surely as nothing was written here yet.
    else if (isApiError(error, 'refused', 'limited', 'unauthorised')) {
      drafts.remove(id)
      return null
    }
    return id
  }
}
