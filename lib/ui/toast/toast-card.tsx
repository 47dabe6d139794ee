import { useEffect, useRef, useState } from 'react'
import { dismissToast, type Toast } from '@/lib/alerts'
import { useDocumentVisible } from '@/lib/hooks/use-document-visible'
import { useEventListener } from '@/lib/hooks/use-event-listener'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { Breakable } from '../breakable/breakable'
import { Button } from '../button/button'
import { IconButton } from '../icon-button/icon-button'
import { CloseIcon, DoneIcon, ErrorIcon, InfoIcon } from '../icons'
import { messages } from './messages'
import styles from './toast.module.css'

const ICONS = { info: InfoIcon, success: DoneIcon, error: ErrorIcon }

interface CountdownProps {
  duration: number
  paused: boolean
  done: () => void
}

/** Calls `done` after `duration` ms, not counting pauses. */
function Countdown({ duration, paused, done }: CountdownProps) {
  const left = useRef(duration)
  const finish = useStableCallback(done)
  useEffect(() => {
    if (paused) return undefined
    const started = performance.now()
    const timer = setTimeout(finish, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [paused, finish])
  return null
}

interface Props {
  toast: Toast
  /** True to name its account. */
  named: boolean
  /** The toast that had focus was closed. */
  onGone: () => void
}

/** One toast. Its timer pauses on hover, with focus inside and in a hidden tab. */
export function ToastCard({ toast, named, onGone }: Props) {
  const intl = useIntl()
  const card = useRef<HTMLLIElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const visible = useDocumentVisible()
  const { id, identity, kind, title, text, action, duration, count } = toast
  const close = () => {
    if (card.current?.contains(document.activeElement)) onGone()
    dismissToast(id)
  }
  useEventListener(card, 'pointerenter', () => setHovered(true))
  useEventListener(card, 'pointerleave', () => setHovered(false))
  useEventListener(card, 'focusin', () => setFocused(true))
  useEventListener(card, 'focusout', (event) =>
    setFocused(event.relatedTarget instanceof Node && card.current?.contains(event.relatedTarget) === true),
  )
  const paused = hovered || focused || !visible
  const Icon = ICONS[kind]

  return (
    <li ref={card} className={styles.toast} data-kind={kind}>
      {/* Raised again: its timer restarts. */}
      {duration !== null && <Countdown key={count} duration={duration} paused={paused} done={close} />}
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>
          <Breakable text={text} />
          {count > 1 && (
            <span className={styles.count}> {intl.formatMessage(messages.times, { count })}</span>
          )}
        </p>
        {named && identity !== undefined && (
          <p className={styles.account}>
            <bdi>
              <Breakable text={`@${identity}`} />
            </bdi>
          </p>
        )}
      </div>
      {action && (
        <Button
          variant="quiet"
          size="small"
          className={styles.action}
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        icon={<CloseIcon />}
        label={intl.formatMessage(messages.close)}
        size="small"
        tooltip={false}
        onClick={close}
      />
    </li>
  )
}
