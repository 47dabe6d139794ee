import { Tooltip } from '@base-ui/react/tooltip'
import { shortcutKeys } from '@/lib/shortcuts'
import { Provided } from '../floating/provided'
import styles from './tooltip.module.css'

interface Props {
  anchor: HTMLElement
  text: string
}

/** The text in a small dark box next to the button. */
export default function TooltipPopup({ anchor, text }: Props) {
  const { shortcut, action } = anchor.dataset
  const id = shortcut ?? action
  const keys = id === undefined ? '' : shortcutKeys(id)
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
              {keys !== '' && (
                <kbd className={styles.keys} dir="ltr">
                  {keys}
                </kbd>
              )}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Provided>
  )
}
