import { useRef, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Dialog } from '@/lib/ui/dialog'
import { Composer } from './composer'
import { getDrafts, useDraft } from '../drafts/drafts'
import { useKeptNotice } from '../drafts-list/kept-notice'
import { messages } from '../messages'
import { hasContent } from '../publish/rules'
import { messages as sendingMessages } from '../publish/sending-messages'

/**
 * The dialog of a draft. Closing it with something written leads to the compose page, where it goes on;
 * going back leaves a notice with the way to it.
 */
export default function ComposeDialog({ payload, identity, close }: ModalProps<'COMPOSE'>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { who } = useRuntime().identity
  const [draftId, setDraftId] = useState(payload.draftId)
  const draft = useDraft(draftId)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Left on purpose. */
  const settled = useRef(false)
  useKeptNotice(identity, draftId, () => !settled.current)

  const leave = () => {
    const drafts = getDrafts()
    drafts.flush()
    settled.current = true
    if (draft && hasContent(draft)) {
      drafts.setMain(identity, draftId)
      // In place of the dialog's own entry: Back leads to where it was opened.
      go(paths.publish, { replace: true })
    }
    close()
  }
  const done = () => {
    settled.current = true
    close()
  }
  // Another account is on screen by now: its composer must not show the text of this account.
  if (who !== identity) return null
  const parent = draft?.fields.parent
  const name = parent?.name || parent?.acct
  const editing = draft?.kind === 'edit'
  const title = editing
    ? intl.formatMessage(sendingMessages.editing)
    : name
      ? intl.formatMessage(messages.replyTo, { name })
      : intl.formatMessage(messages.newPost)
  return (
    <Dialog title={title} onClose={leave} initialFocus={field}>
      <Composer
        draftId={draftId}
        place="dialog"
        startInside
        fieldRef={field}
        onOpenDraft={setDraftId}
        onPublished={done}
        onCancelled={done}
      />
    </Dialog>
  )
}
