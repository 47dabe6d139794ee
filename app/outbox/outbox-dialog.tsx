import { command } from '@/lib/bus'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl, type Message } from '@/lib/i18n'
import { popModal, type ModalProps } from '@/lib/modals'
import { outboxOf, waitingPostOf, type OutboxEntry } from '@/lib/outbox'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { nameOfChange, subjectOfChange } from './describe'
import { messages } from './messages'
import styles from './outbox.module.css'
import { sendAgain } from './resume-outbox'
import { useOutbox } from './use-outbox'

interface RowProps {
  entry: OutboxEntry
  /** Closes the dialog, e.g. before the composer opens. */
  onLeave: () => void
}

/** The buttons of a change: to withdraw it, to send it again, and to edit it if it is a post. */
function RowButtons({ entry, name, onLeave }: RowProps & { name: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { key: identity } = runtime.identity
  const { refused } = entry
  const post = waitingPostOf(entry)
  const button = (label: Message, onClick: () => void) => (
    <Button
      size="small"
      variant="quiet"
      aria-label={`${intl.formatMessage(label)}: ${name}`}
      onClick={onClick}
    >
      {intl.formatMessage(label)}
    </Button>
  )
  const take = (to: 'keep' | 'edit') => command('takePost', { identity, draftId: post?.draft ?? '', to })
  const edit = () => {
    onLeave()
    take('edit')
  }
  return (
    <div className={styles.buttons}>
      {refused && !refused.isGone && button(messages.again, () => sendAgain(runtime, entry))}
      {post && button(messages.edit, edit)}
      {post
        ? button(messages.keep, () => take('keep'))
        : button(refused ? messages.discard : messages.takeBack, () => outboxOf(runtime).cancel(entry.id))}
    </div>
  )
}

function Row({ entry, onLeave }: RowProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { refused } = entry
  const name = nameOfChange(entry, intl)
  const subject = subjectOfChange(entry, runtime)
  const reason = () => {
    if (!refused) return intl.formatMessage(messages.isWaiting)
    if (refused.isGone) return intl.formatMessage(messages.gone)
    if (refused.message === '') return intl.formatMessage(messages.refusedOnly)
    // That of a post is a sentence of the app.
    if (waitingPostOf(entry)) return refused.message
    return intl.formatMessage(messages.refusedBecause, { reason: refused.message })
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        {subject.text !== '' && (
          <bdi className={styles.subject}>
            <EmojiText {...subject} />
          </bdi>
        )}
        <span className={styles.state} data-refused={refused ? '' : undefined}>
          {reason()} · {intl.formatDate(entry.at, { dateStyle: 'short', timeStyle: 'short' })}
        </span>
      </div>
      <RowButtons entry={entry} name={name} onLeave={onLeave} />
    </li>
  )
}

/** The OUTBOX modal: the changes made offline, with their state. */
export default function OutboxDialog({ id, close }: ModalProps<'OUTBOX'>) {
  const intl = useIntl()
  const { identity } = useRuntime()
  const entries = useOutbox(identity.key)
  return (
    <Dialog title={intl.formatMessage(messages.title)} onClose={close}>
      {entries.length === 0 ? (
        <EmptyState compact title={intl.formatMessage(messages.empty)} />
      ) : (
        <ul className={styles.rows}>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onLeave={() => popModal(id)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
