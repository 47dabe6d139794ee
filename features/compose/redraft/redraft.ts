import { alertError } from '@/lib/alerts'
import { isApiError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { confirm, type ConfirmWording } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../drafts/drafts-store'
import { openRedraft } from '../open/open-draft'
import { messages } from './messages'
import { deleteOriginal } from './original'

const words: ConfirmWording = (intl) => ({
  title: intl.formatMessage(messages.title),
  text: intl.formatMessage(messages.text),
  confirm: intl.formatMessage(messages.confirm),
  danger: true,
})

/** The draft that was begun to replace a post, of which the deletion failed. */
const begunFor = (drafts: Drafts, who: string, statusId: StatusId) =>
  drafts.of(who).find(({ replaces }) => replaces?.id === statusId)?.id

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
  const { who } = runtime.identity
  if (!(await confirm(words, who))) return null
  const begun = begunFor(drafts, who, statusId)
  const id = begun ?? (await openRedraft(runtime, drafts, statusId, Date.now()))
  if (id === null) return null
  await drafts.keep(id)
  const before = drafts.state.getState().drafts[id]
  const end = await deleteOriginal(runtime, drafts, id, intl)
  const draft = drafts.state.getState().drafts[id]
  const isUntouched = !begun && draft?.fields === before?.fields && draft?.parts === before?.parts
  if (end && !end.gone && isUntouched && isApiError(end.error, 'refused')) {
    alertError(end.error, intl, { identity: who })
    drafts.remove(id)
    return null
  }
  // The answer has the text as it was typed, where the server has no other way to give it.
  if (end?.gone && isUntouched && end.text && end.text !== draft?.parts[0].text)
    drafts.change(id, { text: end.text })
  return id
}
