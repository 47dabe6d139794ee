import { PreviewCard } from '@base-ui/react/preview-card'
import { useCallback, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { Provided } from '../floating/provided'
import { cx } from '@/lib/util/cx'
import floating from '../floating/floating.module.css'
import styles from './hover-card.module.css'

interface Props {
  anchor: HTMLElement
  label: string
  /** Opened by keyboard: focus goes in, and leaving it closes the card. */
  focus: boolean
  onClose: () => void
  children: ReactNode
}

/** The card next to the hovered element. */
export default function HoverCardPopup({ anchor, label, focus, onClose, children }: Props) {
  // The card is mounted some renders later.
  const take = useCallback(
    (card: HTMLElement | null) => {
      if (focus) card?.focus({ preventScroll: true })
    },
    [focus],
  )
  const left = (event: FocusEvent) => {
    if (focus && event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) onClose()
  }
  // Following a link closes the card, except for a link out of the app that is being looked up first.
  const followed = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && !(link.target === '_blank' && event.defaultPrevented)) onClose()
  }
  return (
    <Provided>
      <PreviewCard.Root open onOpenChange={(open) => !open && onClose()}>
        <PreviewCard.Portal>
          <PreviewCard.Positioner
            className={floating['positioner']}
            anchor={anchor}
            align="start"
            sideOffset={4}
            collisionPadding={8}
          >
            <PreviewCard.Popup
              ref={take}
              className={cx(floating['popup'], styles['card'])}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element is Base UI's
              role="dialog"
              aria-label={label}
              tabIndex={-1}
              data-hover-card=""
              onBlur={left}
              onClick={followed}
            >
              {children}
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </PreviewCard.Portal>
      </PreviewCard.Root>
    </Provided>
  )
}
