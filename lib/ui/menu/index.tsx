import type { ReactNode } from 'react'
import { useDropdown, type TriggerProps } from '../floating/use-dropdown'
import { IconButton } from '../icon-button/icon-button'
import { MoreIcon } from '../icons'
import { lazyPart } from '../lazy-part'
import type { MenuEntry } from './entries'

export type { MenuEntry } from './entries'
export type { TriggerProps } from '../floating/use-dropdown'

const MenuPopup = lazyPart(() => import('./menu-popup'))

interface Props {
  /** Name of the menu and of its button. */
  label: string
  /** Asked for when the menu opens. */
  entries: () => readonly (MenuEntry | false | null | undefined)[]
  /** Icon of the usual button. Default: three dots. */
  icon?: ReactNode
  /** Another button: it must put the given props on a <button>. */
  trigger?: (props: TriggerProps) => ReactNode
  /** Which edges meet. Default end. */
  align?: 'start' | 'center' | 'end'
  disabled?: boolean
}

/**
 * A button with a menu. Arrow keys, Home, End and type-ahead move in it; one is open at a time; in small windows it is
 * an action sheet. The popup's code loads when the pointer or the focus reaches the button.
 */
export function Menu({ label, entries, icon, trigger, align = 'end', disabled = false }: Props) {
  const dropdown = useDropdown('menu', MenuPopup.preload)
  return (
    <>
      {trigger ? (
        trigger(dropdown.trigger)
      ) : (
        <IconButton icon={icon ?? <MoreIcon />} label={label} disabled={disabled} {...dropdown.trigger} />
      )}
      {dropdown.open && (
        <MenuPopup
          label={label}
          entries={entries()}
          anchor={dropdown.anchor}
          changed={dropdown.changed}
          align={align}
          first={dropdown.first}
          onFailed={dropdown.close}
        />
      )}
    </>
  )
}
