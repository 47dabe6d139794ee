import type { UnsentReply } from '@/features/compose'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { messages } from '../messages'
import { chatMessages } from './chat-messages'
import styles from './unsent-bubble.module.css'

interface Props {
  reply: UnsentReply
  /** Opens the reply in the composer. */
  onEdit: (id: string) => void
}

const NOTES = { sending: 'sending', queued: 'queued', failed: 'notSent' } as const

/** A reply that is being sent or waits, or that failed while the user wrote the next one. */
export function UnsentBubble({ reply: { id, state, text, warning, files }, onEdit }: Props) {
  const intl = useIntl()
  const note = intl.formatMessage(chatMessages[NOTES[state]])
  return (
    <article className={styles.row} aria-label={[note, warning || text].join(', ')} data-state={state}>
      <div className={styles.bubble}>
        {warning !== '' && (
          <p dir="auto">
            <strong>{warning}</strong>
          </p>
        )}
        {text !== '' && <p dir="auto">{text}</p>}
        {files > 0 && (
          <p className={styles.note}>{intl.formatMessage(messages.media, { kind: 'many', count: files })}</p>
        )}
        <footer className={styles.note}>
          {note}
          {state === 'failed' && (
            <Button size="small" onClick={() => onEdit(id)}>
              {intl.formatMessage(chatMessages.edit)}
            </Button>
          )}
        </footer>
      </div>
    </article>
  )
}
