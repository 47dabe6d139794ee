import { useEffect, useRef, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { popModal, type ModalProps } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Dialog } from '@/lib/ui/dialog'
import { Composer } from './composer'
import { useDraft, useDrafts } from '../drafts/use-drafts'
import { useDraftSavedNotice } from '../drafts-list/draft-saved-notice'
import { messages } from '../messages'
import { showDraft } from '../drafts/main-composer-registry'
import { hasContent } from '../drafts/draft-rules'
import { messages as sendingMessages } from '../publish/sending-messages'

/**
 * The dialog of a draft. Closing it with content leads to the compose page, which shows the draft;
 * going back shows a notice that opens it.
 */
export default function ComposeDialog({ id: modal, payload, identity, close }: ModalProps<'COMPOSE'>) {
  const intl = useIntl()
  const { go } = useNavigation()
  const { key: identityKey } = useRuntime().identity
  const [draftId, setDraftId] = useState(payload.draftId)
  const drafts = useDrafts()
  const draft = useDraft(draftId)
  const field = useRef<HTMLTextAreaElement>(null)
  /** True when the dialog was left on purpose. */
  const settled = useRef(false)
  /** True when it has nothing more to show. It closes as soon as no other modal covers it. */
  const [isDone, setIsDone] = useState(false)
  useDraftSavedNotice(drafts, identity, draftId, () => !settled.current)

  const leave = () => {
    drafts.flush()
    settled.current = true
    if (draft && hasContent(draft)) {
      drafts.setMain(identity, draftId)
      // Replace the history entry of the dialog, so that Back leads to the page it was opened on.
      go(paths.publish, { replace: true })
    }
    close()
  }
  const giveTo = (other: string, id: string) => {
    settled.current = true
    // `close` does nothing while the sheet of accounts covers this dialog.
    popModal(modal)
    showDraft(drafts, other, id)
  }
  const done = () => {
    settled.current = true
    setIsDone(true)
  }
  useEffect(() => {
    if (isDone) close()
  }, [isDone, close])
  // Another account is on screen: its composer must not show the text of this account.
  if (identityKey !== identity) return null
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
        variant="dialog"
        focusOnMount
        fieldRef={field}
        onOpenDraft={setDraftId}
        onPublished={done}
        onCancelled={done}
        onAccount={giveTo}
      />
    </Dialog>
  )
}
