import { createContext, useContext } from 'react'

const Context = createContext(false)

/** True hides all media of the posts below until the user opens them, e.g. those of strangers. */
export const HiddenMediaProvider = Context.Provider

/** Returns whether the media around this component are hidden. */
export const useHiddenMedia = (): boolean => useContext(Context)
