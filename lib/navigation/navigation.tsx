import { createContext, useContext } from 'react'

export interface Navigation {
  /** The address a link to `path` shows and opens in a new tab. */
  hrefOf: (path: string) => string
  /** Goes to `path` as a new history entry, or in place of this one. */
  go: (path: string, options?: { replace?: boolean }) => void
  /** Goes to `path` as another account held here (`who` of its identity). */
  goAs: (who: string, path: string) => void
  back: () => void
  /** Calls `listener` once another page is opened, also by Back. Returns the end of it. */
  onLeave: (listener: () => void) => () => void
  /** Leaves this page for `path`: a step back where that was the page before, else in place of this one. */
  backTo: (path: string) => void
}

const outside: Navigation = {
  hrefOf: (path) => path,
  go: () => {},
  goAs: () => {},
  back: () => {},
  backTo: () => {},
  onLeave: () => () => {},
}

const Context = createContext<Navigation>(outside)

/** Gives the router to everything below, so that rows need not watch it. The value must be stable. */
export const NavigationProvider = Context.Provider

export const useNavigation = (): Navigation => useContext(Context)
