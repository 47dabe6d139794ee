import { acceptsTyping } from '@/lib/hooks/accepts-typing'
import { useModals } from '@/lib/modals'
import { isUsable } from './actions'
import { keysOf, onKeyChoices } from './key-store'
import { pressesOf, pressOf } from './keys'
import { allShortcuts, onShortcuts, type Shortcut } from './registry'
import { stepSequence, type Sequence } from './sequence'
import { currentTarget, noteColumn } from './target'

interface Binding {
  readonly shortcut: Shortcut
  readonly presses: readonly string[]
}

const DIALOG = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog'
/** Elements with their own meaning for Enter and Space. */
const PRESSABLE = 'a, button, summary, [role="button"], [role="link"], [role="checkbox"], [role="switch"]'
/** Elements with their own meaning for arrows and other named keys. */
const MOVABLE =
  'input, select, textarea, video, audio, [role="slider"], [role="separator"], [role="tab"], [role="radio"], [role="grid"] *'

const bindingsOf = (shortcuts: readonly Shortcut[]): Binding[] =>
  shortcuts.flatMap((shortcut) => keysOf(shortcut).map((keys) => ({ shortcut, presses: pressesOf(keys) })))

/** True when the focused element itself handles a key such as Enter or an arrow. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element) || key.length === 1) return key === ' '
  return target.closest(key === 'Enter' ? PRESSABLE : MOVABLE) !== null
}

/** Returns the bindings that work where an event happened. */
function bindingsAt({ target }: KeyboardEvent, all: readonly Binding[]): readonly Binding[] {
  const element = target instanceof Element ? target : null
  const inDialog = useModals.getState().stack.length > 0 || element?.closest(DIALOG)
  const inField = acceptsTyping(target)
  return all.filter(({ shortcut: { context, inFields = false } }) => {
    if (context === 'composer') return element?.closest('[data-composer]')
    return inFields || (!inField && !inDialog)
  })
}

/**
 * Runs shortcuts on key presses that nothing else handled. Plain keys do nothing in fields, menus and dialogs
 * and while composing text. Returns the function that stops it.
 */
export function listenForShortcuts(): () => void {
  let all: readonly Binding[] | null = null
  /** The direction of the layout for which they are; a new language may change it. */
  let dir = ''
  let sequence: Sequence | null = null
  const forget = () => {
    all = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const press = pressOf(event)
    if (press === null) return
    if (event.defaultPrevented || isOwnKey(event)) {
      sequence = null
      return
    }
    if (dir !== document.documentElement.dir) forget()
    ;({ dir } = document.documentElement)
    all ??= bindingsOf(allShortcuts())
    const step = stepSequence(sequence, press, event.timeStamp, bindingsAt(event, all))
    ;({ sequence } = step)
    if (step.found.length === 0) {
      if (step.taken) event.preventDefault()
      return
    }
    const target = currentTarget()
    const found = step.found.find(({ shortcut }) => isUsable(shortcut, target))
    if (found || step.taken) event.preventDefault()
    // While a key is held down, only shortcuts that repeat run again, such as moving in a list.
    if (found && (!event.repeat || found.shortcut.repeats)) found.shortcut.run(target, press)
  }
  const note = ({ target }: Event) => noteColumn(target)
  const unsubscribers = [onShortcuts(forget), onKeyChoices(forget)]
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('focusin', note)
  window.addEventListener('pointerdown', note, { passive: true })
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    window.removeEventListener('keydown', onKeyDown)
    window.removeEventListener('focusin', note)
    window.removeEventListener('pointerdown', note)
  }
}
