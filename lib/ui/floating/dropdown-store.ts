import { create } from 'zustand'

interface State {
  /** Id of the open menu or popover. */
  open: string | null
  /** Its button. */
  button: Element | null
}

/** Only one dropdown is open at a time: opening one closes the other. */
export const useDropdowns = create<State>(() => ({ open: null, button: null }))

/** Opens the dropdown with this id, below its button, and closes any other. */
export const openDropdown = (id: string, button: Element | null = null): void =>
  useDropdowns.setState({ open: id, button })

/** Resolves when no dropdown is open. */
export function whenClosed(): Promise<void> {
  if (useDropdowns.getState().open === null) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = useDropdowns.subscribe(({ open }) => {
      if (open !== null) return
      stop()
      resolve()
    })
  })
}

/** Closes the dropdown with this id if it is open; without an id any. */
export function closeDropdown(id?: string): void {
  const { open } = useDropdowns.getState()
  if (open !== null && (id === undefined || open === id)) useDropdowns.setState({ open: null, button: null })
}
