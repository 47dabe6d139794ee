import { dismissToast, pushToast, TOAST_MS, useToasts } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { onPageLeave } from '@/lib/util/page-leave'
import { keyWithin } from './identity'
import type { Runtime } from './runtime'

const messages = defineMessages({
  undo: {
    id: 'runtime.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice about an action, such as deleting a post; undoes it',
  },
})

/** Time to undo a change, in ms; longer while the pointer or focus is on its toast. */
export const UNDO_MS = TOAST_MS
/** Longest time until the change is sent, in ms. */
const MAX_UNDO_TIME = 60_000

/** A change that is shown at once and sent when it can no longer be undone. */
export interface Undoable {
  /** Identifies the change; at most one with this key is pending. */
  key: string
  /** Text of the toast. */
  text: () => string
  /** Shows the change; returns a function that hides it. */
  show: () => () => void
  send: () => void
  onUndone?: (() => void) | undefined
}

interface Pending {
  send: () => void
  undo: () => void
}

/** Follows the changes of a runtime by their keys, to show them in other tabs. */
export interface UndoableWatch {
  onState(key: string, state: 'shown' | 'sent' | 'undone'): void
  /** Undoes a change that waits in another tab. False when no such change is known. */
  undoElsewhere(key: string): boolean
}

/** Changes of a runtime that are shown but not sent yet. Leaving the page sends them. */
function createUndoables(runtime: Runtime) {
  const pending = new Map<string, Pending>()
  let watch: UndoableWatch | undefined
  const flush = () => {
    for (const { send } of pending.values()) send()
  }
  const stop = onPageLeave('end', flush)
  runtime.onClose(() => {
    flush()
    stop()
  })

  const start = ({ key, text, show, send, onUndone }: Undoable, intl: IntlShape) => {
    if (pending.has(key)) return
    const hide = show()
    const end = () => {
      stopWatching()
      clearInterval(timer)
      pending.delete(key)
      dismissToast(toast)
    }
    const sendNow = () => {
      end()
      // Send before hiding the temporary state, so that nothing flickers in between.
      send()
      hide()
      watch?.onState(key, 'sent')
    }
    const undo = () => {
      end()
      hide()
      onUndone?.()
      watch?.onState(key, 'undone')
    }
    const since = runtime.now()
    // The timer of a toast pauses in a hidden tab; the change must be sent all the same.
    const timer = setInterval(() => {
      if (document.hidden || runtime.now() - since >= MAX_UNDO_TIME) sendNow()
    }, UNDO_MS)
    const toast = pushToast({
      text,
      key: `undo ${keyWithin(runtime.identity, key)}`,
      identity: runtime.identity.key,
      duration: UNDO_MS,
      action: { label: () => intl.formatMessage(messages.undo), run: undo, undo: true },
    })
    const stopWatching = useToasts.subscribe(({ toasts }) => {
      if (toasts.some((one) => one.id === toast)) return
      // Pressing Undo closes the toast first.
      queueMicrotask(() => pending.has(key) && sendNow())
    })
    pending.set(key, { send: sendNow, undo })
    watch?.onState(key, 'shown')
  }
  const undoHere = (key: string) => {
    const change = pending.get(key)
    change?.undo()
    return change !== undefined
  }
  return {
    start,
    undoHere,
    undo: (key: string) => undoHere(key) || Boolean(watch?.undoElsewhere(key)),
    setWatch: (next: UndoableWatch) => (watch = next),
  }
}

/**
 * Shows a change at once and sends it after 10 s or when the page is left. Until then a toast offers to undo
 * it.
 */
export const startUndoable = (runtime: Runtime, change: Undoable, intl: IntlShape): void =>
  runtime.service(createUndoables).start(change, intl)

/** Sets the watch of a runtime. Returns a function that undoes a change of this tab if it was not sent yet. */
export function watchUndoables(runtime: Runtime, watch: UndoableWatch): (key: string) => void {
  const { setWatch, undoHere } = runtime.service(createUndoables)
  setWatch(watch)
  return undoHere
}

/** Undoes the change of this key if it was not sent yet, also one of another tab. True when it was undone. */
export const undoPending = (runtime: Runtime, key: string): boolean =>
  runtime.service(createUndoables).undo(key)
