import { PreviewCard } from '@base-ui/react/preview-card'
import type { ReactNode } from 'react'
import { Provided } from '../floating/provided'
import { cx } from '@/lib/util/cx'
import floating from '../floating/floating.module.css'
import styles from './hover-card.module.css'

interface Props {
  anchor: HTMLElement
  onClose: () => void
  onPointerEnter: () => void
  onPointerLeave: () => void
  children: ReactNode
}

/** The card beside what the pointer rests on. */
export default function HoverCardPopup({ anchor, onClose, onPointerEnter, onPointerLeave, children }: Props) {
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
              className={cx(floating['popup'], styles['card'])}
              onPointerEnter={onPointerEnter}
              onPointerLeave={onPointerLeave}
            >
              {children}
            </PreviewCard.Popup>
          </PreviewCard.Positioner>
        </PreviewCard.Portal>
      </PreviewCard.Root>
    </Provided>
  )
}
