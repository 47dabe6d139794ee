import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useToasts, type Toast } from '@/lib/alerts'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { useIntl } from '@/lib/i18n'
import { messages } from './messages'
import { ToastCard } from './toast-card'
import styles from './toast.module.css'

interface Props {
  /** Identity key whose toasts are shown; global ones are always shown. Default: all. */
  identity?: string
  /** True where several accounts act: each toast then names its own. */
  named?: boolean
}

const textsOf = (toasts: readonly Toast[], errors: boolean) =>
  toasts.filter((toast) => (toast.kind === 'error') === errors).at(-1)

interface AnnouncementProps {
  toast: Toast | undefined
  urgent: boolean
  named: boolean
}

function Announcement({ toast, urgent, named }: AnnouncementProps) {
  return (
    <div className="visually-hidden" aria-live={urgent ? 'assertive' : 'polite'} aria-atomic>
      {/* The key makes screen readers announce a repeated text. */}
      {toast && (
        <span key={`${toast.id}:${toast.count}`}>
          {toast.title && `${toast.title}. `}
          {toast.text}
          {named && toast.identity !== undefined && ` @${toast.identity}`}
        </span>
      )}
    </div>
  )
}

/**
 * The container of toasts, mounted once by app. Its live regions exist before the first toast, or it would
 * not be announced. F6 moves to the toasts; F6 or Escape returns.
 */
export function ToastRegion({ identity, named = false }: Props) {
  const intl = useIntl()
  const all = useToasts((state) => state.toasts)
  const toasts =
    identity === undefined
      ? all
      : all.filter((one) => one.identity === undefined || one.identity === identity)
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)

  const leave = () => {
    before.current?.focus()
    before.current = null
  }
  useEventListener(document, 'keydown', (event) => {
    const inside = region.current?.contains(document.activeElement) ?? false
    if (event.key === 'F6' && (toasts.length > 0 || inside)) {
      event.preventDefault()
      if (inside) leave()
      else {
        before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
        region.current?.focus()
      }
    } else if (event.key === 'Escape' && inside) leave()
  })

  // Appended to the body, above dialogs, which are there too.
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      tabIndex={-1}
      data-over-all
      aria-label={intl.formatMessage(messages.region)}
    >
      <Announcement toast={textsOf(toasts, false)} urgent={false} named={named} />
      <Announcement toast={textsOf(toasts, true)} urgent named={named} />
      {toasts.length > 0 && (
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} named={named} onGone={leave} />
          ))}
        </ol>
      )}
    </section>,
    document.body,
  )
}
