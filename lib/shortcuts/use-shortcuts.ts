import { useSyncExternalStore } from 'react'
import { getKeyChoices, onKeyChoices, type KeyChoices } from './key-store'
import { allShortcuts, onShortcuts, type Shortcut } from './registry'

/** Returns all registered shortcuts. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(onShortcuts, allShortcuts)

/** Returns the chosen scheme and the user's own keys. */
export const useKeyChoices = (): KeyChoices => useSyncExternalStore(onKeyChoices, getKeyChoices)
