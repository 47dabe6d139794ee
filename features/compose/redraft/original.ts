import * as z from 'zod/mini'
import { createStore } from 'zustand/vanilla'
import { subtractPost } from '@/features/statuses'
import { errorText } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { apiSegment, isApiError, isLostAnswer } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { statusDto } from '@/schemas/statuses/status'
import { deletedStatusDto } from '@/schemas/statuses/edits'
import type { Drafts } from '../drafts/drafts-store'
import { messages } from './messages'

/** The result of a deletion; `text` is the source of the deleted post where the server gave it. */
export type Deletion = { gone: true; text: string | null } | { gone: false; error: unknown }

interface Deleting {
  /** Drafts whose original is being deleted, by id. */
  drafts: Readonly<Record<string, true>>
}
export const deletingOriginals = createStore<Deleting>(() => ({ drafts: {} }))

const running = new Map<string, Promise<Deletion>>()

type Needs = Pick<Runtime, 'http' | 'httpWriter' | 'identity' | 'cache' | 'me'>

const pathOf = (id: StatusId) => `/api/v1/statuses/${apiSegment(id)}`
const answerDto = z.union([deletedStatusDto, z.unknown()])

/** True when a post still exists; null when the server cannot be reached. */
async function exists({ http }: Needs, id: StatusId): Promise<boolean | null> {
  try {
    await http.request(pathOf(id), { schema: statusDto })
    return true
  } catch (error) {
    return isApiError(error, 'notFound') ? false : null
  }
}

async function tryDelete(runtime: Needs, id: StatusId): Promise<Deletion & { exists: boolean | null }> {
  try {
    const { data } = await runtime.httpWriter.request(pathOf(id), { method: 'DELETE', schema: answerDto })
    subtractPost(runtime, id)
    const { text } = z.safeParse(deletedStatusDto, data).data ?? {}
    return { gone: true, exists: false, text: text ?? null }
  } catch (error) {
    // It may have been deleted although the answer was lost. Servers that cannot delete posts answer "not found", too.
    const missing = isApiError(error, 'notFound')
    const uncertain = missing || isLostAnswer(error)
    const found = uncertain ? await exists(runtime, id) : true
    if (found !== false) return { gone: false, exists: found, error }
    // A post that was deleted elsewhere was counted there.
    if (!missing) subtractPost(runtime, id)
    return { gone: true, exists: false, text: null }
  }
}

async function run(runtime: Needs, drafts: Drafts, draftId: string, id: StatusId, intl: IntlShape) {
  // The draft stays locked while this runs, also when its composer closes.
  const release = drafts.acquire(draftId)
  const end = await tryDelete(runtime, id)
  if (end.gone) {
    emitFact('statusDeleted', { identity: runtime.identity.key, statusId: id })
    drafts.mark(draftId, { replaces: null })
  } else {
    const reason = errorText(end.error, intl)?.text ?? ''
    drafts.mark(draftId, { replaces: { id, exists: end.exists !== null, reason } })
  }
  release()
  return end
}

/**
 * Deletes the post that a draft replaces, and records the result in the draft. Calls while it runs share
 * one request. Null when the draft replaces nothing. Never rejects.
 */
export async function deleteOriginal(
  runtime: Needs,
  drafts: Drafts,
  draftId: string,
  intl: IntlShape,
): Promise<Deletion | null> {
  const { replaces = null } = drafts.state.getState().drafts[draftId] ?? {}
  if (!replaces) return null
  const before = running.get(draftId)
  if (before) return before
  const end = run(runtime, drafts, draftId, replaces.id, intl)
  running.set(draftId, end)
  deletingOriginals.setState((state) => ({ drafts: { ...state.drafts, [draftId]: true } }))
  return end.finally(() => {
    running.delete(draftId)
    deletingOriginals.setState(({ drafts: { [draftId]: _ended, ...rest } }) => ({ drafts: rest }))
  })
}

/**
 * Tries to delete the replaced post before the draft is published. When that fails, asks whether to publish
 * anyway; not while the server cannot be reached, since both then wait. True when it may be published.
 */
export async function originalSettled(
  runtime: Needs & Pick<Runtime, 'reach'>,
  drafts: Drafts,
  draftId: string,
  intl: IntlShape,
): Promise<boolean> {
  const { reach } = runtime
  if (reach?.offline()) return true
  const end = await deleteOriginal(runtime, drafts, draftId, intl)
  if (!end || end.gone) return true
  if (reach && isApiError(end.error, 'network')) {
    await reach.check()
    if (reach.offline()) return true
  }
  return confirm(
    (now) => ({
      title: now.formatMessage(messages.bothTitle),
      text: [now.formatMessage(messages.bothText), errorText(end.error, now)?.text ?? ''].join(' ').trim(),
      confirm: now.formatMessage(messages.bothConfirm),
      cancel: now.formatMessage(messages.bothCancel),
    }),
    runtime.identity.key,
  )
}
