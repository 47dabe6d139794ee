import { createContext, useContext } from 'react'

const Context = createContext(false)

/** Tells the components below that the user revealed everything behind warnings. */
export const RevealProvider = Context.Provider

/** True when the user revealed the warnings of this part of the page. */
export const useReveal = (): boolean => useContext(Context)
