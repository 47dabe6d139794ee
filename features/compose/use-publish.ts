import { getSettings, type PostingDefaults } from '@/features/settings'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { confirm } from '@/lib/modals'
import { askBeforePublish } from './attachments'
import type { Draft } from './draft'
import { partIds, partOf } from './draft-content'
import { getDrafts } from './drafts'
import { mentionedIn } from './mentioned'
import { newReaders, visibilityOf } from './rules'
import { messages } from './sending-messages'
import type { Sent } from './submit'
import { waitToSend } from './waiting'

/** Handles in all parts of a draft. */
export const handlesOf = (draft: Draft): string[] =>
  mentionedIn(
    partIds(draft)
      .map((part) => partOf(draft, part)?.text ?? '')
      .join('\n'),
  )

/** Whether a private mention may go to people who had no part in it yet. */
async function readersAgreed(draft: Draft, defaults: PostingDefaults): Promise<boolean> {
  if (draft.editing === null && visibilityOf(draft.fields, defaults.visibility) !== 'direct') return true
  const added = newReaders(draft, handlesOf(draft))
  if (added.length === 0) return true
  return confirm(
    (intl) => ({
      title: intl.formatMessage(messages.addTitle, { people: intl.formatList(added) }),
      text: intl.formatMessage(messages.addText),
      confirm: intl.formatMessage(messages.addConfirm),
      cancel: intl.formatMessage(messages.addCancel),
    }),
    draft.identity,
  )
}

/** What pressing Publish does: the questions, the time for taking it back, then `submit` with the draft as `press` gave it. One at a time. */
export function usePublish(
  draft: Draft | undefined,
  defaults: PostingDefaults,
  press: () => Draft | undefined,
  submit: (pressed: Draft | undefined) => Promise<Sent | null>,
): () => Promise<Sent | null> {
  return useStableCallback(async () => {
    if (!draft || draft.state === 'sending' || draft.state === 'waiting') return null
    if (!(await readersAgreed(draft, defaults))) return null
    if (!(await askBeforePublish(draft))) return null
    // What is typed from here on is no part of it.
    const pressed = press()
    if (!(await waitToSend(getDrafts(), draft.id, getSettings().undoSend * 1000))) return null
    return submit(pressed)
  })
}
