import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { Provided } from '../floating/provided'
import styles from './full-dialog.module.css'

export interface FullDialogProps {
  /** Label for screen readers; it is not shown. */
  title: string
  /** Called for Escape. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog for images that fills the window and is dark in every theme. It has no close button of its
 * own. Focus starts on the dialog, is trapped and restored; the page behind is inert.
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
              // Base UI would stop the arrow keys before they reach the listeners on the window.
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
