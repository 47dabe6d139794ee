import { createContext, useContext } from 'react'

const Context = createContext(true)

/** Says whether the column around is in view. Columns of a deck may be scrolled out of it; all others are in view. */
export const ColumnInViewProvider = Context.Provider

/** True while the column is in view. */
export const useColumnInView = (): boolean => useContext(Context)
