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
import { whenIdle } from '@/lib/util/when-idle'
import floating from '../floating/floating.module.css'
import { useSheetEntry } from '../floating/use-sheet-entry'
import { cx } from '@/lib/util/cx'
import styles from './kept.module.css'
import { createOpening, OpeningContext } from './opening'
import { setApart } from './set-apart'
import { standBeside } from './stand-beside'
import { useDismissal } from './use-dismissal'

/** ms until what is inside has asked for everything. */
const REST = 300

interface Props {
  label: string
  anchor: RefObject<HTMLElement | null>
  open: boolean
  close: () => void
  children: ReactNode
}

/** The popover that is kept, open or not: beside its button, or a sheet from below in small windows. */
export default function KeptPopup({ label, anchor, open, close, children }: Props) {
  const sheet = useIsMobile()
  const { dir } = useIntl()
  const holder = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [opening] = useState(createOpening)
  /** Which making of the inside this is. */
  const [made, setMade] = useState(0)
  /** The last one that was seen: the next opening is to meet another. */
  const seen = useRef<number | null>(null)
  /** The focus has been given to something outside. */
  const leaving = useRef(false)

  useLayoutEffect(() => {
    // Once and for all: to enter the layer over all others would lay the inside out anew. Dialogs neither clip it there
    // nor take a press on it for one outside.
    holder.current?.showPopover?.()
  }, [])
  useLayoutEffect(() => {
    if (!open || !holder.current || !popup.current || !anchor.current) return undefined
    if (sheet) return setApart(holder.current)
    return standBeside(holder.current, popup.current, anchor.current, dir === 'rtl')
  }, [open, sheet, dir, anchor])
  const turned = useStableCallback(() => {
    if (open) {
      // Closed only a moment ago.
      if (seen.current === made) setMade(made + 1)
      return opening.tell(true)
    }
    if (!opening.isOpen()) return
    opening.tell(false)
    const { activeElement } = document
    // Whoever went elsewhere stays there, or is on the way.
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
    // Laid out before it is asked for, once what is inside has come to rest.
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = whenIdle(() => void popup.current?.getBoundingClientRect())
    }, REST)
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
      {sheet && <div className={cx(floating['backdrop'], styles['veil'])} aria-hidden onClick={close} />}
      {/* The element of that name has a layer, a look and keys of its own. */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role */}
      <div
        ref={popup}
        role="dialog"
        aria-label={label}
        aria-modal={sheet || undefined}
        tabIndex={-1}
        className={cx(floating['popup'], styles['popup'])}
      >
        <OpeningContext value={opening}>
          <Fragment key={made}>{children}</Fragment>
        </OpeningContext>
      </div>
    </div>
  )
}
