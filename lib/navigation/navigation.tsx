import { createContext, useContext } from 'react'

export interface Navigation {
  /** The address a link to `path` shows and opens in a new tab. */
  hrefOf: (path: string) => string
  /** Goes to `path` as a new history entry, or in place of this one. */
  go: (path: string, options?: { replace?: boolean }) => void
  /** Goes to `path` as another account held here (`who` of its identity). */
  goAs: (who: string, path: string) => void
  back: () => void
  /** Leaves this page for `path`: a step back where that was the page before, else in place of this one. */
  backTo: (path: string) => void
}

const outside: Navigation = {
  hrefOf: (path) => path,
  go: () => {},
  goAs: () => {},
  back: () => {},
  backTo: () => {},
}

const Context = createContext<Navigation>(outside)

/** Gives the router to everything below, so that rows need not watch it. The value must be stable. */
export const NavigationProvider = Context.Provider

export const useNavigation = (): Navigation => useContext(Context)

const Entry = createContext('none')

/** Gives the name of the current history entry. */
export const HistoryEntryProvider = Entry.Provider

/** A name of the current history entry that survives a reload: places and focus are kept by it. */
export const useHistoryEntry = (): string => useContext(Entry)
