import { useRef } from 'react'
import { getSettings, type PostingDefaults } from '@/features/settings'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { confirm } from '@/lib/modals'
import { askAboutDescriptions } from '../media/details/ask-about-descriptions'
import type { Draft } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { mentionedIn } from '../text/mentioned'
import { newReaders, visibilityOf } from '../audience/audience-rules'
import { messages } from './sending-messages'
import type { Sent } from './submit'
import { waitToSend } from './undo-send'

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

interface Steps {
  /** Resolves false when the replaced post still exists and the author does not publish yet. */
  settleOriginal: () => Promise<boolean>
  /** Returns the draft as it is sent; undefined when it cannot be sent now. */
  snapshotDraft: () => Draft | undefined
  submit: (submitted: Draft | undefined) => Promise<Sent | null>
}

/** Publishes a draft: asks for confirmations, waits for undo, then calls `submit`. One at a time. */
export function usePublish(
  drafts: Drafts,
  draft: Draft | undefined,
  defaults: PostingDefaults,
  { settleOriginal, snapshotDraft, submit }: Steps,
): () => Promise<Sent | null> {
  /** Drafts whose author is being asked. */
  const asking = useRef(new Set<string>())
  return useStableCallback(async () => {
    if (!draft || draft.state === 'sending' || draft.state === 'waiting' || asking.current.has(draft.id))
      return null
    asking.current.add(draft.id)
    try {
      if (!(await readersAgreed(draft, defaults))) return null
      if (!(await askAboutDescriptions(draft))) return null
      if (!(await settleOriginal())) return null
    } finally {
      asking.current.delete(draft.id)
    }
    // Text typed from here on is not sent.
    const submitted = snapshotDraft()
    if (!submitted) return null
    if (!(await waitToSend(drafts, draft.id, getSettings().undoSend * 1000))) return null
    return submit(submitted)
  })
}
