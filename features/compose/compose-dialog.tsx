import { useEffect, useRef, useState } from 'react'
import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { paths, useNavigation } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Dialog } from '@/lib/ui/dialog'
import { Composer } from './composer'
import { getDrafts, useDraft } from './drafts'
import { messages } from './messages'
import { showDraft } from './place'
import { hasContent } from './rules'
import { messages as sendingMessages } from './sending-messages'

/**
 * The dialog of a draft. Closing it with something written leads to the compose page, where it goes on (product.md 4);
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
  const latest = useRef({ draftId, intl })
  useEffect(() => {
    latest.current = { draftId, intl }
  })

  const alive = useRef(false)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
      const { draftId: id, intl: words } = latest.current
      // React runs effects twice in development: what is still shown was not left.
      setTimeout(() => {
        const drafts = getDrafts()
        const left = drafts.state.getState().drafts[id]
        if (alive.current || settled.current || !left || !hasContent(left)) return
        pushToast({
          text: words.formatMessage(messages.kept),
          identity,
          key: `draft-kept:${id}`,
          action: {
            label: words.formatMessage(messages.continue),
            run: () => showDraft(drafts, identity, id),
          },
        })
      })
    }
  }, [identity])

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
  // Another account came on screen meanwhile: its composer must not hold this one's words.
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
