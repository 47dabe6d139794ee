import {
  Fragment,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { whenIdle } from '@/lib/util/timing/when-idle'
import floating from '../floating/floating.module.css'
import { ignoreEarlyKey } from '../floating/ignore-early-key'
import { useSheetEntry } from '../floating/use-sheet-entry'
import { cx } from '@/lib/util/cx'
import styles from './persistent-popup.module.css'
import { createOpening, OpeningContext } from './opening'
import { inertOutside } from './inert-outside'
import { keepPositioned } from './keep-positioned'
import { useDismissal } from './use-dismissal'

/** Time in ms until the content has requested everything it needs. */
const SETTLING_TIME = 300

interface Props {
  label: string
  anchor: RefObject<HTMLElement | null>
  open: boolean
  close: () => void
  children: ReactNode
}

/** The persistent popover, open or closed: next to its button, or a bottom sheet in small windows. */
export default function PersistentPopup({ label, anchor, open, close, children }: Props) {
  const sheet = useIsMobile()
  const { dir } = useIntl()
  const holder = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [opening] = useState(createOpening)
  /** Counter of mounts of the content. */
  const [made, setMade] = useState(0)
  /** The last mount that was shown: the next opening needs a fresh one. */
  const seen = useRef<number | null>(null)
  /** True when focus moved outside. */
  const leaving = useRef(false)

  useLayoutEffect(() => {
    // Done once: entering the top layer would lay out the content again. In the top layer dialogs neither
    // clip it nor treat a press on it as outside.
    holder.current?.showPopover?.()
  }, [])
  useLayoutEffect(() => {
    if (!open || !holder.current || !popup.current || !anchor.current) return undefined
    if (sheet) return inertOutside(holder.current)
    return keepPositioned(holder.current, popup.current, anchor.current, dir === 'rtl')
  }, [open, sheet, dir, anchor])
  const turned = useStableCallback(() => {
    if (open) {
      // Closed a moment ago and not mounted again yet.
      if (seen.current === made) setMade(made + 1)
      return opening.setOpen(true)
    }
    if (!opening.isOpen()) return
    opening.setOpen(false)
    const { activeElement } = document
    // Keep the focus of a user who went elsewhere.
    if (leaving.current) leaving.current = false
    else if (!activeElement || activeElement === document.body || holder.current?.contains(activeElement))
      anchor.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(turned, [open, turned])
  useEffect(() => {
    if (open) seen.current = made
    if (open || seen.current !== made) return undefined
    return whenIdle(() => startTransition(() => setMade(made + 1)))
  }, [open, made])
  useEffect(() => {
    if (open || seen.current === made) return undefined
    // Lay it out before it is opened, once the content has settled.
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = whenIdle(() => void popup.current?.getBoundingClientRect())
    }, SETTLING_TIME)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [open, made])
  useDismissal(open, holder, anchor, close)
  useSheetEntry(open && sheet, close)

  const left = ({ relatedTarget }: FocusEvent) => {
    if (!open || sheet || !(relatedTarget instanceof Node)) return
    if (holder.current?.contains(relatedTarget) || anchor.current?.contains(relatedTarget)) return
    leaving.current = true
    close()
  }
  return (
    <div
      ref={holder}
      popover="manual"
      className={cx(floating['positioner'], styles['holder'])}
      data-sheet={sheet || undefined}
      data-closed={!open || undefined}
      aria-hidden={!open || undefined}
      onBlur={left}
    >
      {sheet && (
        <div className={cx(floating['backdrop'], styles['sheet-backdrop'])} aria-hidden onClick={close} />
      )}
      {/* The <dialog> element has its own layer, style and keys. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role */}
      <div
        ref={popup}
        role="dialog"
        aria-label={label}
        aria-modal={sheet || undefined}
        tabIndex={-1}
        onKeyDownCapture={ignoreEarlyKey}
        className={cx(floating['popup'], styles['popup'])}
      >
        <OpeningContext value={opening}>
          <Fragment key={made}>{children}</Fragment>
        </OpeningContext>
      </div>
    </div>
  )
}
