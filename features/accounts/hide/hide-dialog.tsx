import { useRef, type ReactNode } from 'react'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { Handle } from '../handle'
import styles from './hide-dialog.module.css'

interface Props {
  title: string
  /** Handle shown below the title. */
  acct: string
  /** The effects, as icon and sentence. */
  effects: readonly (readonly [icon: ReactNode, text: string])[]
  confirm: string
  cancel: string
  onConfirm: () => void
  onClose: () => void
  /** Options of the dialog. */
  children?: ReactNode
}

/** Confirms blocking or muting after explaining the effects. Focus starts on the harmless button. */
export function HideDialog({ title, acct, effects, confirm, cancel, onConfirm, onClose, children }: Props) {
  const harmless = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      title={title}
      description={<Handle text={`@${acct}`} />}
      size="small"
      onClose={onClose}
      onFailed={onClose}
      initialFocus={harmless}
      footer={
        <>
          <Button ref={harmless} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onConfirm()
              onClose()
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <ul className={styles.effects}>
        {effects.map(([icon, text]) => (
          <li key={text}>
            {icon}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {children && <div className={styles.options}>{children}</div>}
    </Dialog>
  )
}
