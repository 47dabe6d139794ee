import { pushToast } from '@/lib/alerts'
import { command } from '@/lib/bus'
import { isApiError } from '@/lib/http'
import { outboxOf } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import type { Draft } from '../drafts/draft'
import { essence } from '../drafts/draft-content'
import { submitDraftOrEdit } from '../editing/submit'
import { messages } from '../messages'
import { problemIn } from '../publish/problem'
import { currentDraft, isReady, type Sent, type SubmitContext } from '../publish/submit'
import { outboxMessages } from './outbox-messages'
import { entriesOf, outboxCallOf } from './post-entry'
import { sendQueued, type QueuePorts } from './send-queued'

/** A context in which drafts can wait for the connection. */
export type WaitingContext = SubmitContext & Pick<QueuePorts, 'runtime' | 'makeContext'>

/** Removes the entries of a draft from the outbox. */
export function takeOut(runtime: Runtime, draftId: string): void {
  for (const { id } of entriesOf(runtime.identity.key, draftId)) outboxOf(runtime).cancel(id)
}

/** Tells that a draft waits, with a button that opens it, and what of it the browser did not store. */
async function notifyWaiting({ runtime, drafts, intl }: WaitingContext, { id, kind }: Draft): Promise<void> {
  const { key: identity } = runtime.identity
  await drafts.storeNow(id)
  const notStored = drafts.state.getState().notStored[id]
  const waits = kind === 'edit' ? outboxMessages.editWaits : outboxMessages.postWaits
  const warning = notStored === 'all' ? messages.notStored : messages.filesNotStored
  const shown = notStored ? [waits, warning] : [waits]
  pushToast({
    text: () => shown.map((message) => intl.formatMessage(message)).join(' '),
    identity,
    key: `post-waits:${id}`,
    ...(notStored && { kind: 'error' as const }),
    action: {
      label: () => intl.formatMessage(outboxMessages.edit),
      run: () => void command('takePost', { identity, draftId: id, to: 'edit' }),
    },
  })
}

/** Lets a draft wait in the outbox. Returns the result for its composer; null when it cannot wait. */
function wait(context: WaitingContext, id: string, submitted: Draft): Sent | null {
  const { runtime, drafts, intl } = context
  const now = currentDraft(context, id)
  if (!now) return null
  const isEdit = now.kind === 'edit'
  // Later changes belong to the same edit.
  const canWait = !isEdit || essence(now) === essence(submitted)
  const outbox = outboxOf(runtime)
  const held = canWait ? outbox.hold(outboxCallOf(submitted), { goneIsDone: false }) : null
  if (!held) {
    const problem = isEdit
      ? problemIn(intl, 'notSaved', 'editLost')
      : problemIn(intl, 'maybePublished', 'maybePublishedText')
    drafts.mark(id, { state: isEdit || now.attempt === null ? 'failed' : 'unclear', problem })
    return null
  }
  const rest = drafts.setAside(id, submitted)
  void notifyWaiting(context, now)
  void sendQueued(context, id, held)
  // It may be back since the request was lost.
  if (!runtime.reach?.offline()) void outbox.sendAll()
  return { statusId: null, rest }
}

/**
 * Publishes a draft, or saves an edit; if the server cannot be reached, it waits in the outbox until it can. See
 * `submitDraft`.
 */
export async function submitOrWait(
  context: WaitingContext,
  id: string,
  submitted: Draft | undefined,
): Promise<Sent | null> {
  const { runtime } = context
  const { reach } = runtime
  const before = currentDraft(context, id)
  if (!before || !submitted || !isReady(context, before)) return null
  takeOut(runtime, id)
  if (!reach) return submitDraftOrEdit(context, id, submitted)
  if (reach.offline()) return wait(context, id, submitted)
  const waits: SubmitContext['waits'] = async (error) => {
    if (!isApiError(error, 'network')) return false
    await reach.check()
    return reach.offline()
  }
  const sent = await submitDraftOrEdit({ ...context, waits }, id, submitted)
  if (sent || currentDraft(context, id)?.state !== 'queued') return sent
  return wait(context, id, submitted)
}
