import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { Provided } from '../floating/provided'
import styles from './full-dialog.module.css'

export interface FullDialogProps {
  /** For ears; what is on screen says it by itself. */
  title: string
  /** Escape. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog that fills the window and is dark whatever the theme: for pictures. It has no cross of its own; focus
 * begins on the dialog itself, is held inside and given back, the page behind cannot be reached.
 */
export default function FullDialog({ title, onClose, children }: FullDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Provided>
      <Base.Root open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
        <Base.Portal>
          <Base.Viewport className={styles.viewport}>
            <Base.Popup
              className={styles.popup}
              ref={popup}
              initialFocus={popup}
              // It would keep the arrow keys from those who listen at the window.
              onKeyDown={(event) => event.preventBaseUIHandler()}
            >
              <Base.Title className="visually-hidden">{title}</Base.Title>
              {children}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </Provided>
  )
}
