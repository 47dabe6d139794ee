import type { ReactNode } from 'react'
import { useDropdown, type TriggerProps } from '../floating/use-dropdown'
import { lazyPart } from '../lazy-part'

export type { TriggerProps } from '../floating/use-dropdown'

const PopoverPopup = lazyPart(() => import('./popover-popup'))

interface Props {
  /** Label of the popover for screen readers. */
  label: string
  /** The button: must put the given props on a <button>. */
  trigger: (props: TriggerProps) => ReactNode
  /** Renders the content when it opens. */
  children: (close: () => void) => ReactNode
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
}

/**
 * A button with a panel of any content (a picker, a form). Escape, a press outside and opening another
 * dropdown close it; focus moves in and returns. In small windows it is a sheet.
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
