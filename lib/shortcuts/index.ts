/** Keyboard shortcuts: a registry of actions, the user's keys, and the handler that runs them. */
export { registeredActions, shortcutKeys, type RegisteredAction } from './actions'
export {
  getKeyChoices,
  keysOf,
  readKeyChoices,
  resetKeys,
  setKeyChoices,
  setKeyScheme,
  setOwnKeys,
  type KeyChoices,
} from './key-store'
export { conflictsOf } from './conflicts'
export { openShortcutHelp } from './help-modal'
export { useKeyChoices, useShortcuts } from './use-shortcuts'
export { listShortcuts } from './list-shortcuts'
export { listenForShortcuts } from './listen'
export { keyNames, keyText } from './key-names'
export { isReserved, pressOf } from './keys'
export { registerShortcuts, SHORTCUT_GROUPS, type Shortcut, type ShortcutGroup } from './registry'
export { KEY_SCHEMES } from './schemes'
export { currentTarget, hasColumn, isInColumn, type ShortcutTarget } from './target'
