import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { outboxOf, type OutboxEntry } from '@/lib/outbox'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { nameOfChange, subjectOfChange } from './describe'
import { messages } from './messages'
import styles from './outbox.module.css'
import { sendAgain } from './resume-outbox'
import { useOutbox } from './use-outbox'

function Row({ entry }: { entry: OutboxEntry }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { refused } = entry
  const name = nameOfChange(entry, intl)
  const subject = subjectOfChange(entry, runtime)
  const reason = () => {
    if (!refused) return intl.formatMessage(messages.isWaiting)
    if (refused.isGone) return intl.formatMessage(messages.gone)
    if (refused.message === '') return intl.formatMessage(messages.refusedOnly)
    return intl.formatMessage(messages.refusedBecause, { reason: refused.message })
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        {subject !== '' && <bdi className={styles.subject}>{subject}</bdi>}
        <span className={styles.state} data-refused={refused ? '' : undefined}>
          {reason()} · {intl.formatDate(entry.at, { dateStyle: 'short', timeStyle: 'short' })}
        </span>
      </div>
      <div className={styles.buttons}>
        {refused && !refused.isGone && (
          <Button size="small" variant="quiet" onClick={() => sendAgain(runtime, entry.id)}>
            {intl.formatMessage(messages.again)}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={`${intl.formatMessage(refused ? messages.discard : messages.takeBack)}: ${name}`}
          onClick={() => outboxOf(runtime).cancel(entry.id)}
        >
          {intl.formatMessage(refused ? messages.discard : messages.takeBack)}
        </Button>
      </div>
    </li>
  )
}

/** The OUTBOX modal: the changes made offline, with their state. */
export default function OutboxDialog({ close }: ModalProps<'OUTBOX'>) {
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
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
