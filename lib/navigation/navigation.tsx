import { createContext, useContext } from 'react'

export interface Navigation {
  /** The href of a link to `path`, which also opens in a new tab. */
  hrefOf: (path: string) => string
  /** Goes to `path` as a new history entry, or in place of this one. */
  go: (path: string, options?: { replace?: boolean }) => void
  /** Goes to `path` as another signed-in account (`who` of its identity). */
  goAs: (who: string, path: string) => void
  back: () => void
  /** Calls `listener` when another page opens, also by Back. Returns the unsubscriber. */
  onLeave: (listener: () => void) => () => void
  /** Leaves this page for `path`: goes back where that was the previous page, else replaces this one. */
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

/** Provides the router's navigation, so that rows need not observe the router. The value must be stable. */
export const NavigationProvider = Context.Provider

export const useNavigation = (): Navigation => useContext(Context)
