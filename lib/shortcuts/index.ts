/** Keyboard shortcuts: a registry of actions, the user's keys, and the handler that runs them. */
export { registeredActions, shortcutKeys, type RegisteredAction } from './actions'
export {
  getKeyChoices,
  keysOf,
  onKeyChoices,
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
export { isReserved, isSingleKey, normaliseKeys, pressOf } from './keys'
export {
  allShortcuts,
  onShortcuts,
  registerShortcuts,
  SHORTCUT_GROUPS,
  type Shortcut,
  type ShortcutContext,
  type ShortcutGroup,
} from './registry'
export { KEY_SCHEMES, type KeyScheme } from './schemes'
export { currentTarget, isInColumn, noteColumn, type ShortcutTarget } from './target'
