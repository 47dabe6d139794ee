import { createContext, useContext, type ReactNode } from 'react'

/** Parts that a layout adds to the header of a screen. */
export interface Chrome {
  /** Replaces the back button before the title. */
  readonly start: ReactNode
  /** Follows the actions of the screen. */
  readonly end: ReactNode
  /** True when the column keeps its page: tabs and options change it in place. */
  readonly isPinned: boolean
  /** Removes a column that keeps its page, for a page that is gone. */
  readonly removal?: ReactNode
  /** True where a screen is rendered for its title alone: it sets the title and shows nothing. */
  readonly titleOnly?: boolean
}

const Context = createContext<Chrome | null>(null)

/** Provides the parts of the header to the screen of a column. */
export const ChromeProvider = Context.Provider

/** Returns the parts that the layout adds to the header; null in the single-column layouts. */
export const useChrome = (): Chrome | null => useContext(Context)
