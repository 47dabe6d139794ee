import { getSettings, type PostingDefaults } from '@/features/settings'
import { confirm } from '@/lib/modals'
import { newReaders, visibilityOf } from '../audience/audience-rules'
import type { Draft } from '../drafts/draft'
import { askAboutDescriptions } from '../media/details/ask-about-descriptions'
import { mentionedIn } from '../text/mentioned'
import { messages } from './sending-messages'
import { snapshotDraft, type Sent, type SubmitContext } from './submit'
import { waitToSend } from './undo-send'
import { currentDraft } from './unknown-outcome/settle'

/** Handles in all parts of a draft. */
export const handlesOf = ({ parts }: Pick<Draft, 'parts'>): string[] =>
  mentionedIn(parts.map(({ text }) => text).join('\n'))

/** Asks before a private mention is sent to people who are not initial recipients. True when confirmed. */
async function readersAgreed(draft: Draft, defaults: PostingDefaults): Promise<boolean> {
  if (draft.editing === null && visibilityOf(draft.fields, defaults.visibility) !== 'direct') return true
  const added = newReaders(draft, handlesOf(draft))
  if (added.length === 0) return true
  return confirm(
    (intl) => ({
      title: intl.formatMessage(messages.recipientsTitle, { people: intl.formatList(added) }),
      text: intl.formatMessage(messages.recipientsText),
      confirm: intl.formatMessage(messages.recipientsConfirm),
      cancel: intl.formatMessage(messages.recipientsCancel),
    }),
    draft.identity,
  )
}

export interface SendSteps {
  /** Resolves false when the replaced post still exists and the author does not publish yet. */
  settleOriginal: () => Promise<boolean>
  submit: (submitted: Draft | undefined) => Promise<Sent | null>
}

/** Ids of the drafts whose author is being asked. */
const asking = new Set<string>()

/**
 * Asks for confirmations, waits while sending can be undone, then calls `submit`. Null when the author decided otherwise,
 * and for a draft that is already on its way.
 */
export async function askAndSend(
  context: SubmitContext,
  id: string,
  { settleOriginal, submit }: SendSteps,
): Promise<Sent | null> {
  const draft = currentDraft(context, id)
  if (!draft || draft.inOutbox || draft.state === 'sending' || draft.state === 'waiting') return null
  if (asking.has(id)) return null
  asking.add(id)
  try {
    if (!(await readersAgreed(draft, context.defaults))) return null
    if (!(await askAboutDescriptions(draft))) return null
    if (!(await settleOriginal())) return null
  } finally {
    asking.delete(id)
  }
  // Text typed from here on is not sent.
  const submitted = snapshotDraft(context, id)
  if (!submitted) return null
  if (!(await waitToSend(context.drafts, id, getSettings().undoSend * 1000))) return null
  return submit(submitted)
}
