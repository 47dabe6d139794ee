import { create } from 'zustand'

interface State {
  /** The id of the open menu or popover. */
  open: string | null
}

/** One dropdown is open at a time: opening one closes the other. */
export const useDropdowns = create<State>(() => ({ open: null }))

/** Opens the dropdown of this id and closes any other. */
export const openDropdown = (id: string): void => useDropdowns.setState({ open: id })

/** Fulfilled once no dropdown is open. */
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

/** Closes the dropdown of this id if it is the open one; without an id whichever is open. */
export function closeDropdown(id?: string): void {
  const { open } = useDropdowns.getState()
  if (open !== null && (id === undefined || open === id)) useDropdowns.setState({ open: null })
}
