import type { Message } from '@/lib/i18n'
import { createEmitter } from '@/lib/util/emitter'
import type { ShortcutTarget } from './target'

/** Where a shortcut works. */
type ShortcutContext =
  /** Everywhere outside of fields, menus and dialogs. */
  | 'anywhere'
  /** On pages with a list. */
  | 'list'
  /** On the focused row of a list, while it is visible. */
  | 'row'
  /** On the focused post, or the open one, while it is visible. */
  | 'post'
  /** In the composer, also while typing. */
  | 'composer'

/** Groups of the help sheet, in its order. */
export const SHORTCUT_GROUPS = ['move', 'post', 'write', 'goTo', 'columns', 'app'] as const
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number]

/** An action that keys, the help sheet and other lists of actions share. */
export interface Shortcut {
  /** Stable, since the user's keys are stored by it. */
  readonly id: string
  readonly label: Message
  readonly group: ShortcutGroup
  /** Default keys in the syntax of tinykeys, e.g. "j", "g h", "Alt+n"; none for an action without a key. */
  readonly keys: readonly string[]
  readonly context: ShortcutContext
  /** Also works in fields and dialogs. Only for keys with Control, Alt or Meta. Default false. */
  readonly inFields?: boolean
  /** Runs again while its key is held down. Default false. */
  readonly repeats?: boolean
  /** True when it does nothing without knowing its key, so that lists of actions leave it out. Default false. */
  readonly needsPress?: boolean
  /** True when its default arrow keys name a side, and so are swapped in layouts from right to left. Default false. */
  readonly mirrored?: boolean
  /** `press`: the last key, e.g. a digit; undefined when it was chosen from a list. */
  readonly run: (target: ShortcutTarget, press?: string) => void
  /** False while the action does nothing; its keys then keep their other meaning. Default true. */
  readonly isAvailable?: (target: ShortcutTarget) => boolean
}

const registered = new Map<string, Shortcut>()
const changes = createEmitter()
let snapshot: readonly Shortcut[] = []

function changed() {
  snapshot = [...registered.values()]
  changes.emit()
}

/** Registers shortcuts; returns the function that removes them. Throws when an id is taken. */
export function registerShortcuts(shortcuts: readonly Shortcut[]): () => void {
  for (const each of shortcuts) {
    if (registered.has(each.id)) throw new Error(`The shortcut ${each.id} exists already`)
    registered.set(each.id, each)
  }
  changed()
  return () => {
    for (const { id } of shortcuts) registered.delete(id)
    changed()
  }
}

/** All registered shortcuts, in the order of their registration; the same array until it changes. */
export const allShortcuts = (): readonly Shortcut[] => snapshot

/** Calls `listener` whenever shortcuts are added or removed; returns the unsubscriber. */
export const onShortcuts = (listener: () => void): (() => void) => changes.subscribe(listener)
