import {
  useCallback,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import { closeDropdown, openDropdown, useDropdowns } from './dropdown-store'

/** Props for the button of a dropdown. The code of the popup starts to load on hover or focus. */
export interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  onClick: (event: MouseEvent) => void
  onPointerEnter: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface ChangeDetails {
  reason: string
  event: Event
  cancel: () => void
}

/** Element of a menu that gets the focus: an item when opened by key, else the menu itself. */
export type FirstFocus = 'menu' | 'first' | 'last'

interface Dropdown {
  open: boolean
  first: FirstFocus
  trigger: TriggerProps
  anchor: RefObject<HTMLButtonElement | null>
  close: () => void
  /** For `onOpenChange` of the popup. */
  changed: (open: boolean, details: ChangeDetails) => void
}

const within = (element: Element | null, target: EventTarget | null) =>
  target instanceof Node && element?.contains(target) === true

/** State and button props of a menu or popover. */
export function useDropdown(kind: 'menu' | 'dialog', preload: () => void): Dropdown {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  // The end of the subscription also closes it: an effect of its own in every row would slow down opening a list.
  const subscribe = useCallback(
    (listener: () => void) => {
      const end = useDropdowns.subscribe(listener)
      return () => {
        end()
        closeDropdown(id)
      }
    },
    [id],
  )
  const open = useSyncExternalStore(subscribe, () => useDropdowns.getState().open === id)
  const [first, setFirst] = useState<FirstFocus>('menu')

  const close = () => closeDropdown(id)
  return {
    open,
    first,
    anchor,
    close,
    changed: (next, details) => {
      // The button handles its own press: closing here would make it open again.
      const { event } = details
      const own =
        within(anchor.current, event.target) ||
        (event instanceof FocusEvent && within(anchor.current, event.relatedTarget))
      if (own && (details.reason === 'outside-press' || details.reason === 'focus-out')) details.cancel()
      else if (!next) close()
    },
    trigger: {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': open,
      onClick: (event) => {
        if (open) return close()
        // Enter and Space fire a click without a pointer (detail 0).
        setFirst(event.detail === 0 ? 'first' : 'menu')
        openDropdown(id, anchor.current)
      },
      onPointerEnter: preload,
      onFocus: preload,
      onKeyDown: (event) => {
        if (kind !== 'menu' || open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
        event.preventDefault()
        setFirst(event.key === 'ArrowDown' ? 'first' : 'last')
        openDropdown(id, anchor.current)
      },
    },
  }
}
