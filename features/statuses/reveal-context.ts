import { createContext, useContext } from 'react'

const Context = createContext(false)

/** True when the user expanded all content warnings of a thread. */
export const RevealProvider = Context.Provider

/** Returns whether all content warnings around this component are expanded. */
export const useReveal = (): boolean => useContext(Context)
