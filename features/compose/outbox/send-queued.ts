import { ApiError, isPermanentError } from '@/lib/http'
import type { IntlShape } from '@/lib/i18n'
import type { Held } from '@/lib/outbox'
import type { Runtime } from '@/lib/runtime'
import type { Drafts } from '../drafts/drafts-store'
import { untilTaken } from '../drafts/until-owned'
import { submitDraftOrEdit } from '../editing/submit'
import { messages } from '../publish/submit-messages'
import { isTooSoon } from '../publish/schedule-time'
import { currentDraft, type SubmitContext } from '../publish/submit'
import { deleteOriginal } from '../redraft/original'
import { messages as redraftMessages } from '../redraft/messages'
import { scheduleMessages } from '../thread/thread-messages'
import { outboxMessages } from './outbox-messages'
import { entriesOf } from './post-entry'

/** The parts of the app that send the drafts of an identity. */
export interface QueuePorts {
  readonly runtime: Runtime
  readonly drafts: Drafts
  readonly intl: IntlShape
  /** Returns the defaults of the account and all else that sending needs, as they are then. */
  readonly makeContext: () => Promise<SubmitContext>
}

const refused = (message: string) => new ApiError({ kind: 'refused', path: '', message })
const unreachable = () => new ApiError({ kind: 'network', path: '' })

/** Returns why a draft that waited cannot be sent any more; null if it can. Throws ApiError when that is not known. */
async function hindrance({ runtime, drafts, intl }: QueuePorts, context: SubmitContext, id: string) {
  const { fields, parts } = currentDraft(context, id) ?? {}
  const { now = Date.now } = context
  if (fields?.scheduledAt && parts?.length === 1 && isTooSoon(fields.scheduledAt, now()))
    return { text: intl.formatMessage(scheduleMessages.tooSoon), field: 'schedule' as const }
  const end = await deleteOriginal(runtime, drafts, id, intl)
  if (!end || end.gone) return null
  if (!isPermanentError(end.error)) throw end.error
  return { text: intl.formatMessage(redraftMessages.bothText), field: null }
}

/** Takes a draft out of the outbox, so that it can be edited. Its entry is removed by the caller. */
export async function leaveOutbox(drafts: Drafts, id: string): Promise<void> {
  const release = drafts.acquire(id)
  if (await untilTaken(drafts, id)) {
    const { inOutbox = false, state } = drafts.state.getState().drafts[id] ?? {}
    // One that is being sent leaves it with the answer.
    if (inOutbox && state !== 'sending') drafts.mark(id, { state: 'editing', inOutbox: false })
  }
  release()
}

/** Sends a draft that this tab owns. Throws ApiError if it still waits, and if it was refused. */
async function send(ports: QueuePorts, id: string): Promise<void> {
  const { runtime, drafts, intl } = ports
  let reason: ApiError | null = null
  const context: SubmitContext = {
    ...(await ports.makeContext()),
    isUnattended: true,
    waits: (error) => {
      reason = error
      return Promise.resolve(!isPermanentError(error))
    },
  }
  const problem = await hindrance(ports, context, id)
  if (problem) {
    const title = intl.formatMessage(messages.notPublished)
    drafts.mark(id, { state: 'failed', inOutbox: false, problem: { ...problem, title, retryAt: null } })
    throw refused(problem.text)
  }
  if (await submitDraftOrEdit(context, id, currentDraft(context, id))) return
  const after = currentDraft(context, id)
  if (!after) return
  if (after.state !== 'queued') {
    drafts.mark(id, { inOutbox: false })
    throw refused(after.problem?.text ?? intl.formatMessage(messages.maybePublished))
  }
  // Its author may have taken it out since.
  if (entriesOf(runtime.identity.key, id).length > 0) throw reason ?? unreachable()
  drafts.mark(id, { state: 'editing', inOutbox: false })
}

async function attempt(ports: QueuePorts, id: string): Promise<void> {
  const { runtime, drafts, intl } = ports
  await drafts.load()
  const release = drafts.acquire(id)
  try {
    const isOwned = await untilTaken(drafts, id)
    const draft = drafts.state.getState().drafts[id]
    if (isOwned && draft) {
      if (draft.state === 'sending') throw unreachable()
      if (draft.inOutbox) await send(ports, id)
    } else if (entriesOf(runtime.identity.key, id).length > 0)
      // Not deleted by its author, which removes the entry too.
      throw refused(intl.formatMessage(outboxMessages.lost))
  } finally {
    release()
  }
}

/** Sends a draft when it is its turn in the outbox, which keeps its entry until then, and after a refusal. */
export async function sendQueued(ports: QueuePorts, id: string, held: Held): Promise<void> {
  const { runtime, drafts } = ports
  let isClosed = false
  runtime.onClose(() => {
    isClosed = true
  })
  const untilClosed = async () => {
    try {
      await attempt(ports, id)
    } catch (error) {
      // The next runtime of this identity takes it over.
      if (isClosed) await new Promise(() => {})
      throw error
    }
  }
  try {
    await held.send(untilClosed)
    held.done()
  } catch {
    held.failed()
    await leaveOutbox(drafts, id)
  }
}
