import { alertError } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { confirm, type ConfirmWording } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../drafts/drafts-store'
import { openRedraft } from './open-draft'
import { messages } from '../redraft/messages'
import { deleteOriginal } from '../redraft/original'

const words: ConfirmWording = (intl) => ({
  title: intl.formatMessage(messages.title),
  text: intl.formatMessage(messages.text),
  confirm: intl.formatMessage(messages.confirm),
  danger: true,
})

/** Returns the draft that replaces a post whose deletion failed. */
const existingDraft = (drafts: Drafts, identityKey: string, statusId: StatusId) =>
  drafts.of(identityKey).find(({ replaces }) => replaces?.id === statusId)?.id

/**
 * Deletes an own post and opens its content as a draft. The draft is stored before the delete is sent and remembers
 * the post until the server answers that it is deleted. A refusal leaves the post and removes the draft. Returns the
 * draft's id, or null. Throws ApiError when the post cannot be read.
 */
export async function redraftPost(
  runtime: Runtime,
  drafts: Drafts,
  statusId: StatusId,
  intl: IntlShape,
): Promise<string | null> {
  const { key: identityKey } = runtime.identity
  if (!(await confirm(words, identityKey))) return null
  const existing = existingDraft(drafts, identityKey, statusId)
  const id = existing ?? (await openRedraft(runtime, drafts, statusId, Date.now()))
  if (id === null) return null
  await drafts.storeNow(id)
  const before = drafts.state.getState().drafts[id]
  const end = await deleteOriginal(runtime, drafts, id, intl)
  const draft = drafts.state.getState().drafts[id]
  const isUntouched = !existing && draft?.fields === before?.fields && draft?.parts === before?.parts
  if (end && !end.gone && isUntouched && isApiError(end.error, 'refused')) {
    alertError(end.error, intl, { identity: identityKey })
    drafts.remove(id)
    return null
  }
  // The answer has the source text, which some servers give nowhere else.
  if (end?.gone && isUntouched && end.text && end.text !== draft?.parts[0].text)
    drafts.change(id, { text: end.text })
  return id
}
