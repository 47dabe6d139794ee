import type { ComponentProps, ReactNode } from 'react'
import { useDropdown, type TriggerProps } from '../floating/use-dropdown'
import { IconButton } from '../icon-button/icon-button'
import { MoreIcon } from '../icons'
import { lazyPart } from '../lazy-part'
import type { MenuEntry } from './entries'
import type Popup from './menu-popup'

export type { MenuEntry } from './entries'
export type { TriggerProps } from '../floating/use-dropdown'

const MenuPopup = lazyPart(() => import('./menu-popup'))

/** Props of an open menu, for a custom popup based on menu-popup.tsx. */
export type OpenMenu = Omit<ComponentProps<typeof Popup>, 'entries'> & { onFailed: () => void }

interface Props {
  /** Label of the menu and its button. */
  label: string
  /** Called when the menu opens. */
  entries?: () => readonly (MenuEntry | false | null | undefined)[]
  /** Replaces `entries`: renders the open menu, e.g. a lazy part with its own entries. */
  popup?: (menu: OpenMenu) => ReactNode
  /** Starts loading what `popup` renders. */
  preload?: () => void
  /** Icon of the default button. Default: three dots. */
  icon?: ReactNode
  /** Replaces the button: must put the given props on a <button>. */
  trigger?: (props: TriggerProps) => ReactNode
  /** Alignment of the popup with its button. Default end. */
  align?: 'start' | 'center' | 'end'
  disabled?: boolean
}

/**
 * A button with a menu. Arrow keys, Home, End and type-ahead move in it. One menu is open at a time; in small
 * windows it is a sheet. The popup's code loads on hover or focus of the button.
 */
export function Menu({
  label,
  entries = () => [],
  popup,
  preload = MenuPopup.preload,
  icon,
  trigger,
  align = 'end',
  disabled = false,
}: Props) {
  const dropdown = useDropdown('menu', preload)
  const menu = {
    label,
    anchor: dropdown.anchor,
    close: dropdown.close,
    changed: dropdown.changed,
    align,
    first: dropdown.first,
    onFailed: dropdown.close,
  }
  return (
    <>
      {trigger ? (
        trigger(dropdown.trigger)
      ) : (
        <IconButton icon={icon ?? <MoreIcon />} label={label} disabled={disabled} {...dropdown.trigger} />
      )}
      {dropdown.open && (popup ? popup(menu) : <MenuPopup {...menu} entries={entries()} />)}
    </>
  )
}
