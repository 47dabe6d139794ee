import { createContext, useContext } from 'react'
import { useSetting } from '@/features/settings'

const Context = createContext(false)

/** True hides all media of the posts below until the user opens them, e.g. those of strangers. */
export const HiddenMediaProvider = Context.Provider

/** Returns whether the media around this component are hidden. */
export const useHiddenMedia = (): boolean => useContext(Context)

/** Returns which media are shown: the user's choice, or none where they are hidden. */
export function useDisplayMedia() {
  const chosen = useSetting('displayMedia')
  return useHiddenMedia() ? 'hide_all' : chosen
}
