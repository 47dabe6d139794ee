import type { Drafts } from '../drafts/drafts-store'
import { showDraft } from '../drafts/main-composer-registry'
import { untilOwned } from '../drafts/until-owned'
import type { Runtime } from '@/lib/runtime'
import { outboxStore, waitingPostOf } from '@/lib/outbox'
import { entriesOf } from './post-entry'
import { leaveOutbox } from './send-queued'
import { takeOut } from './submit-or-wait'

/** Takes a draft out of the outbox, to leave it among the drafts or to show it for editing. */
export async function takePost(
  runtime: Runtime,
  drafts: Drafts,
  draftId: string,
  isShown: boolean,
): Promise<void> {
  await drafts.load()
  takeOut(runtime, draftId)
  await leaveOutbox(drafts, draftId)
  if (isShown && drafts.state.getState().drafts[draftId]) showDraft(drafts, runtime.identity.key, draftId)
}

/**
 * Keeps drafts and outbox in step: a draft that is removed leaves the outbox, and a draft that the outbox does not know
 * can be edited again. Returns the function that stops it.
 */
export function matchOutbox(drafts: Drafts): () => void {
  const heal = async () => {
    await drafts.load()
    for (const { id, identity, inOutbox } of Object.values(drafts.state.getState().drafts)) {
      if (!inOutbox || entriesOf(identity, id).length > 0) continue
      const release = drafts.acquire(id)
      if (await untilOwned(drafts, id)) drafts.mark(id, { state: 'editing', inOutbox: false })
      release()
    }
  }
  void heal()
  return drafts.state.subscribe(({ drafts: now }, { drafts: before }) => {
    if (now === before) return
    for (const { id, identity } of Object.values(before))
      if (!now[id] && entriesOf(identity, id).length > 0)
        outboxStore
          .of(identity)
          .set((entries) => entries.filter((entry) => waitingPostOf(entry)?.draft !== id))
  })
}
