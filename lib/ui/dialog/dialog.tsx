import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { useIntl } from '@/lib/i18n'
import { ignoreEarlyKey } from '../floating/ignore-early-key'
import { keepsEscape } from '../floating/keeps-escape'
import { Provided } from '../floating/provided'
import { IconButton } from '../icon-button/icon-button'
import { CloseIcon } from '../icons'
import styles from './dialog.module.css'
import { messages } from './messages'

export interface DialogProps {
  title: string
  /** Keeps the title for screen readers only, where the content already shows it. */
  hideTitle?: boolean
  /** A sentence under the title. */
  description?: ReactNode
  /** Called for Escape, the close button and a press outside. */
  onClose: () => void
  /**
   * small 400 px, medium 560, large 800; tall is medium with a fixed height, for content that changes while it is
   * open. In small windows all are sheets; large and tall fill the window. Default medium.
   */
  size?: 'small' | 'medium' | 'large' | 'tall'
  /** A press outside does not close it, since something might be lost. Default false. */
  keep?: boolean
  /** Element to focus first. Default: the first control of the content, else the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The buttons, the primary one last. */
  footer?: ReactNode
  children?: ReactNode
}

const CONTROLS = 'input, textarea, select, button, a[href], [tabindex="0"]'

/** Toasts float above the dialog: pressing them is not a press outside. */
const staysOpen = (event: Event) =>
  event.target instanceof Element && event.target.closest('[data-over-all]') !== null

/** A modal dialog: traps and restores focus, and makes the page behind inert. */
export default function Dialog({
  title,
  hideTitle = false,
  description,
  onClose,
  size = 'medium',
  keep = false,
  initialFocus,
  footer,
  children,
}: DialogProps) {
  const intl = useIntl()
  const popup = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  // The close button is first in the DOM but not what the dialog is for. By touch, focusing a field would
  // open the keyboard unasked.
  const firstFocus = (how: string) => {
    if (initialFocus) return initialFocus.current ?? true
    const control = how === 'touch' ? null : content.current?.querySelector<HTMLElement>(CONTROLS)
    return control ?? popup.current
  }
  return (
    <Provided>
      <Base.Root
        open
        disablePointerDismissal={keep}
        onOpenChange={(open, details) => {
          if (keepsEscape(details)) return
          if (details.reason === 'outside-press' && staysOpen(details.event)) details.cancel()
          else if (!open) onClose()
        }}
      >
        <Base.Portal>
          <Base.Backdrop className={styles.backdrop} />
          <Base.Viewport className={styles.viewport}>
            <Base.Popup
              className={styles.popup}
              data-size={size}
              ref={popup}
              initialFocus={firstFocus}
              onKeyDownCapture={ignoreEarlyKey}
            >
              <header className={hideTitle ? styles.bare : styles.header}>
                <Base.Title className={hideTitle ? 'visually-hidden' : styles.title}>{title}</Base.Title>
                <Base.Close
                  render={
                    <IconButton
                      icon={<CloseIcon />}
                      label={intl.formatMessage(messages.close)}
                      tooltip={false}
                      className={styles.close}
                    />
                  }
                />
              </header>
              <div className={styles.body} ref={content}>
                {description && (
                  <Base.Description className={styles.description}>{description}</Base.Description>
                )}
                {children}
              </div>
              {footer && <footer className={styles.footer}>{footer}</footer>}
            </Base.Popup>
          </Base.Viewport>
        </Base.Portal>
      </Base.Root>
    </Provided>
  )
}
