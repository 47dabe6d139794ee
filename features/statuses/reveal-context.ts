import { createContext, useContext } from 'react'

const Context = createContext(false)

/** Says of everything below it that the reader wants to see what is behind warnings. */
export const RevealProvider = Context.Provider

/** Whether the reader revealed the warnings of this part of the page. */
export const useReveal = (): boolean => useContext(Context)
