import { createContext, useContext } from 'react'
import type { Path } from './paths'

export interface Navigation {
  /** The href of a link to `path`, which also opens in a new tab. */
  hrefOf: (path: Path) => string
  /** Goes to `path` as a new history entry, or in place of this one. */
  go: (path: Path, options?: { replace?: boolean }) => void
  /** Goes to `path` as another signed-in account (the key of its identity). */
  goAs: (identityKey: string, path: Path) => void
  back: () => void
  /** Calls `listener` when another page opens, also by Back. Returns the unsubscriber. */
  onLeave: (listener: () => void) => () => void
  /**
   * Asks before another page opens, also by Back; closing the tab shows the browser's own question. `ask`
   * resolves to true to leave. Returns the function that stops asking.
   */
  askBeforeLeaving: (ask: () => Promise<boolean>) => () => void
  /** Goes to `path`: back if that was the previous page, otherwise by replacing this page. */
  backTo: (path: Path) => void
}

const outside: Navigation = {
  hrefOf: (path) => path,
  go: () => {},
  goAs: () => {},
  back: () => {},
  backTo: () => {},
  onLeave: () => () => {},
  askBeforeLeaving: () => () => {},
}

const Context = createContext<Navigation>(outside)

/** Provides the router's navigation, so that rows need not observe the router. The value must be stable. */
export const NavigationProvider = Context.Provider

export const useNavigation = (): Navigation => useContext(Context)
