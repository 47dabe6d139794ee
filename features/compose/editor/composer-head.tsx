import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { EditIcon } from '@/lib/ui/icons'
import styles from './composer-notices.module.css'
import { draftMessages } from '../messages'
import { OriginalNotice } from '../redraft/original-notice'
import { ReplyPreview } from './reply-preview'
import { detachChange, hasContent } from '../publish/rules'
import { messages } from '../publish/sending-messages'
import type { Composing } from './use-composer'
import { getDrafts } from '../drafts/drafts'

/** Says that a post is being edited, with a button that cancels; the toast after it can undo that. */
function EditingNotice({ composing, onCancelled }: HeadProps) {
  const intl = useIntl()
  const { draft, readOnly } = composing
  const cancel = () => {
    const removed = getDrafts().remove(draft.id)
    if (removed && hasContent(removed))
      pushToast({
        text: intl.formatMessage(draftMessages.deleted),
        identity: removed.identity,
        key: `draft-deleted:${removed.id}`,
        action: {
          label: intl.formatMessage(draftMessages.undo),
          run: () => getDrafts().restore(removed),
        },
      })
    onCancelled()
  }
  return (
    <div className={styles.line} data-tone="accent">
      <EditIcon size={16} aria-hidden />
      <p>
        <strong>{intl.formatMessage(messages.editing)}</strong>{' '}
        <span>{intl.formatMessage(messages.editHint)}</span>
      </p>
      <Button size="small" className={styles.action} disabled={readOnly} onClick={cancel}>
        {intl.formatMessage(messages.cancelEdit)}
      </Button>
    </div>
  )
}

interface HeadProps {
  composing: Composing
  /** The edit was given up. */
  onCancelled: () => void
}

/** The notice about the edited post and the preview of the parent, above the text. */
export function ComposerHead({ composing, titled, onCancelled }: HeadProps & { titled: boolean }) {
  const { draft, readOnly, change, visibility } = composing
  const { parent } = draft.fields
  return (
    <>
      {draft.kind === 'edit' && <EditingNotice composing={composing} onCancelled={onCancelled} />}
      {draft.kind === 'redraft' && <OriginalNotice composing={composing} />}
      {parent && (
        <ReplyPreview
          parent={parent}
          titled={titled}
          onDetach={readOnly || draft.kind === 'edit' ? null : () => change(detachChange(draft, visibility))}
        />
      )}
    </>
  )
}
