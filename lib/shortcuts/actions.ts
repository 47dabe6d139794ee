import type { Message } from '@/lib/i18n'
import { keyText } from './key-names'
import { keysOf } from './key-store'
import { allShortcuts, type Shortcut, type ShortcutGroup } from './registry'
import { currentTarget, isInColumn, type ShortcutTarget } from './target'

/** A registered action with its keys in use. */
export interface RegisteredAction {
  readonly id: string
  readonly label: Message
  readonly group: ShortcutGroup
  /** In the syntax of tinykeys; format them by `keyNames`. */
  readonly keys: readonly string[]
  /** Acts on `target`; default what has the focus now. */
  readonly run: (target?: ShortcutTarget) => void
}

/** True when the action can do something with the target. */
export function isUsable({ context, isAvailable }: Shortcut, target: ShortcutTarget): boolean {
  if (context === 'post' && target.post === null) return false
  if (context === 'row' && (target.row === null || !isInColumn(target.row, target.column))) return false
  return isAvailable?.(target) ?? true
}

/**
 * Returns the actions that can be chosen from a list for `target`, by default on what has the focus now. A dialog that lists
 * them reads `currentTarget()` before it takes the focus, and passes it here and to `run`.
 */
export const registeredActions = (target: ShortcutTarget = currentTarget()): RegisteredAction[] =>
  allShortcuts()
    .filter((shortcut) => !shortcut.needsPress && isUsable(shortcut, target))
    .map((shortcut) => ({
      id: shortcut.id,
      label: shortcut.label,
      group: shortcut.group,
      keys: keysOf(shortcut),
      run: (on = target) => shortcut.run(on),
    }))

/** Returns the first keys of an action as a short text for menus and tooltips; empty when it has none. */
export function shortcutKeys(id: string): string {
  const shortcut = allShortcuts().find((each) => each.id === id)
  const [first] = shortcut ? keysOf(shortcut) : []
  return first === undefined ? '' : keyText(first)
}
