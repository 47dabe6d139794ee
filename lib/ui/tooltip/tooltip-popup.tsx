import { Tooltip } from '@base-ui/react/tooltip'
import { Provided } from '../floating/provided'
import styles from './tooltip.module.css'

interface Props {
  anchor: HTMLElement
  text: string
}

/** The text in a small dark box next to the button. */
export default function TooltipPopup({ anchor, text }: Props) {
  return (
    <Provided>
      <Tooltip.Root open>
        <Tooltip.Portal>
          <Tooltip.Positioner
            className={styles.positioner}
            anchor={anchor}
            sideOffset={4}
            collisionPadding={8}
          >
            <Tooltip.Popup className={styles.tooltip} aria-hidden>
              {text}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Provided>
  )
}
