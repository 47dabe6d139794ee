import { create } from 'zustand'

/**
 * The flag at the top of a page of settings; null while it is not shown. A new object for each change, so that the end
 * of an earlier flag does not end a later one.
 */
export const useSavedFlag = create<{ readonly flag: object | null }>()(() => ({ flag: null }))

/** Shows that a setting was saved, or ends showing it. */
export const noteSave = (isSaved: boolean): void => useSavedFlag.setState({ flag: isSaved ? {} : null })
