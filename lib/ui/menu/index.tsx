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

/** What an open menu gets: for a popup of one's own, put on the one of menu-popup.tsx. */
export type OpenMenu = Omit<ComponentProps<typeof Popup>, 'entries'> & { onFailed: () => void }

interface Props {
  /** Name of the menu and of its button. */
  label: string
  /** Asked for when the menu opens. */
  entries?: () => readonly (MenuEntry | false | null | undefined)[]
  /** Instead of entries: draws the open menu, e.g. a lazy part that knows its own entries. */
  popup?: (menu: OpenMenu) => ReactNode
  /** Begins to load what `popup` draws. */
  preload?: () => void
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
