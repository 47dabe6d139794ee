import type { ReactNode } from 'react'
import { useDropdown, type TriggerProps } from '../floating/use-dropdown'
import { lazyPart } from '../lazy-part'

export type { TriggerProps } from '../floating/use-dropdown'

const PopoverPopup = lazyPart(() => import('./popover-popup'))

interface Props {
  /** Name of the popover for ears. */
  label: string
  /** Its button: it must put the given props on a <button>. */
  trigger: (props: TriggerProps) => ReactNode
  /** What is inside; made when it opens. */
  children: (close: () => void) => ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
}

/**
 * A button with a small panel of any content (a picker, a form). Escape, a press outside and the opening of another
 * dropdown close it; focus goes in and comes back. In small windows it is a sheet.
 */
export function Popover({ label, trigger, children, side = 'bottom', align = 'center' }: Props) {
  const dropdown = useDropdown('dialog', PopoverPopup.preload)
  return (
    <>
      {trigger(dropdown.trigger)}
      {dropdown.open && (
        <PopoverPopup
          label={label}
          anchor={dropdown.anchor}
          close={dropdown.close}
          changed={dropdown.changed}
          side={side}
          align={align}
          onFailed={dropdown.close}
        >
          {children(dropdown.close)}
        </PopoverPopup>
      )}
    </>
  )
}
