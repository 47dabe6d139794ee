import { useRef, useState, type ReactNode } from 'react'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import { rememberElement } from '@/lib/focus/remember-focus'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import styles from './hide-dialog.module.css'

interface Props {
  title: string
  /** The account or server, below the title. */
  subject: ReactNode
  /** The effects, as icon and sentence. `live`: announces changes of the sentence. */
  effects: readonly (readonly [icon: ReactNode, text: string, live?: boolean])[]
  confirm: string
  cancel: string
  /** A milder alternative. */
  instead?: { label: string; onPress: () => void }
  onConfirm: () => void
  onClose: () => void
  /** Options of the dialog. */
  children?: ReactNode
}

/** Confirms blocking or muting after explaining the effects. Focus starts on the harmless button. */
export function HideDialog({
  title,
  subject,
  effects,
  confirm,
  cancel,
  instead,
  onConfirm,
  onClose,
  children,
}: Props) {
  const harmless = useRef<HTMLButtonElement>(null)
  // In the initialiser, because the dialog moves the focus.
  const [opener] = useState(() => rememberElement(document.activeElement))
  return (
    <Dialog
      title={title}
      description={subject}
      size="small"
      onClose={onClose}
      onFailed={onClose}
      initialFocus={harmless}
      footer={
        <>
          <Button ref={harmless} onClick={onClose}>
            {cancel}
          </Button>
          {instead && (
            <Button
              onClick={() => {
                onClose()
                instead.onPress()
              }}
            >
              {instead.label}
            </Button>
          )}
          <Button
            variant="danger"
            onClick={() => {
              // The focus would return to a row that disappears.
              const passFocus = passFocusToRow(opener())
              onConfirm()
              onClose()
              passFocus()
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <ul className={styles.effects}>
        {effects.map(([icon, text, live], at) => (
          <li key={`${at}`}>
            {icon}
            <span aria-live={live ? 'polite' : undefined}>{text}</span>
          </li>
        ))}
      </ul>
      {children && <div className={styles.options}>{children}</div>}
    </Dialog>
  )
}
