import type { Draft } from '../drafts/draft'
import { isReady, snapshotDraft, submitDraft, type Sent, type SubmitContext } from '../publish/submit'
import { saveEdit } from './save-edit'

/** Saves an edit, or publishes any other draft; see `submitDraft`. */
export async function submitDraftOrEdit(
  context: SubmitContext,
  id: string,
  submitted: Draft | undefined = snapshotDraft(context, id),
): Promise<Sent | null> {
  const before = context.drafts.state.getState().drafts[id]
  if (before?.kind !== 'edit') return submitDraft(context, id, submitted)
  return submitted && isReady(context, before) ? saveEdit(context, submitted) : null
}
