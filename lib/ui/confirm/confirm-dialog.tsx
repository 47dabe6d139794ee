import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef } from 'react'
import { useIntl } from '@/lib/i18n'
import { Breakable } from '../breakable/breakable'
import { Button } from '../button/button'
import styles from '../dialog/dialog.module.css'
import { messages } from '../dialog/messages'
import { ignoreEarlyKey } from '../floating/ignore-early-key'
import { Provided } from '../floating/provided'

export interface ConfirmDialogProps {
  title: string
  text?: string | undefined
  /** Label of the confirming button. */
  confirm: string
  cancel?: string | undefined
  /** Label of a third button, for a milder action. */
  instead?: string | undefined
  danger?: boolean | undefined
  onAnswer: (given: boolean | 'instead') => void
}

/**
 * A question that needs an answer: a press outside does nothing, Escape cancels. Focus starts on the harmless
 * button.
 */
export default function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  instead,
  danger,
  onAnswer,
}: ConfirmDialogProps) {
  const intl = useIntl()
  const harmless = useRef<HTMLButtonElement>(null)
  return (
    <Provided>
      <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
        <AlertDialog.Portal>
          <AlertDialog.Backdrop className={styles.backdrop} />
          <AlertDialog.Viewport className={styles.viewport}>
            <AlertDialog.Popup
              className={styles.popup}
              // Three buttons have no room in a row of the small size.
              data-size={instead ? undefined : 'small'}
              initialFocus={harmless}
              onKeyDownCapture={ignoreEarlyKey}
            >
              <header className={styles.header}>
                <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              </header>
              <div className={styles.body}>
                {text && (
                  <AlertDialog.Description className={styles.description}>
                    <Breakable text={text} />
                  </AlertDialog.Description>
                )}
              </div>
              <footer className={styles.footer}>
                <Button ref={harmless} onClick={() => onAnswer(false)}>
                  {cancel ?? intl.formatMessage(messages.cancel)}
                </Button>
                {instead && <Button onClick={() => onAnswer('instead')}>{instead}</Button>}
                <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
                  {confirm}
                </Button>
              </footer>
            </AlertDialog.Popup>
          </AlertDialog.Viewport>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </Provided>
  )
}
