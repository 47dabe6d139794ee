import { create } from 'zustand'

/** State shown by the flag at the top of a page of settings. */
export type FlagState = 'saving' | 'saved'

/** A new object for each change, so that the end of an earlier flag does not end a later one. */
export const useSavedFlag = create<{ readonly flag: { readonly state: FlagState } | null }>()(() => ({
  flag: null,
}))

/** Shows that a setting is being saved or was saved; null: neither. */
export const noteSave = (state: FlagState | null): void => useSavedFlag.setState({ flag: state && { state } })
