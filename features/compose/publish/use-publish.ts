import { useRef } from 'react'
import { getSettings, type PostingDefaults } from '@/features/settings'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { confirm } from '@/lib/modals'
import { askBeforePublish } from '../editor/attachments'
import type { Draft } from '../drafts/draft'
import { getDrafts } from '../drafts/drafts'
import { mentionedIn } from './mentioned'
import { newReaders, visibilityOf } from './rules'
import { messages } from './sending-messages'
import type { Sent } from './submit'
import { waitToSend } from './undo-send'

/** Handles in all parts of a draft. */
export const handlesOf = ({ parts }: Pick<Draft, 'parts'>): string[] =>
  mentionedIn(parts.map(({ text }) => text).join('\n'))

/** Asks before a private mention goes to people it was not begun for. True when it may. */
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

interface Steps {
  /** False: the post that the draft replaces still exists, and its author does not publish it now. */
  settleOriginal: () => Promise<boolean>
  /** The draft as it goes out. */
  press: () => Draft | undefined
  submit: (pressed: Draft | undefined) => Promise<Sent | null>
}

/** Publishes a draft: asks the questions, waits as long as it can be undone, then calls `submit`. One at a time. */
export function usePublish(
  draft: Draft | undefined,
  defaults: PostingDefaults,
  { settleOriginal, press, submit }: Steps,
): () => Promise<Sent | null> {
  /** Drafts whose author is being asked. */
  const asking = useRef(new Set<string>())
  return useStableCallback(async () => {
    if (!draft || draft.state === 'sending' || draft.state === 'waiting' || asking.current.has(draft.id))
      return null
    asking.current.add(draft.id)
    try {
      if (!(await readersAgreed(draft, defaults))) return null
      if (!(await askBeforePublish(draft))) return null
      if (!(await settleOriginal())) return null
    } finally {
      asking.current.delete(draft.id)
    }
    // Words typed from here on are not sent.
    const pressed = press()
    if (!(await waitToSend(getDrafts(), draft.id, getSettings().undoSend * 1000))) return null
    return submit(pressed)
  })
}
