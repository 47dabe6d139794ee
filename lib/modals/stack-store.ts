import { create } from 'zustand'
import type { IntlShape } from '@/lib/i18n'
import type { ModalHistory } from './history'

/**
 * Payload of each modal type. Plain data only, since it outlives the component that opened it; actions are
 * commands of lib/bus. Features add theirs by declaration merging: `declare module '@/lib/modals/stack-store'
 * { interface ModalPayloads { BOOST: { statusId: StatusId } } }`.
 */
export interface ModalPayloads {
  CONFIRM: { words: ConfirmWording }
  /** An open menu or popover of a small window, see sheet.ts. */
  SHEET: Record<string, never>
}

/** Texts of a confirmation; called again when the language changes. */
export type ConfirmWording = (intl: IntlShape) => ConfirmWords

export interface ConfirmWords {
  title: string
  text?: string
  /** Label of the button that does it: a verb, not "OK". */
  confirm: string
  /** Default: "Cancel". */
  cancel?: string
  /** The action is destructive. */
  danger?: boolean
}

export type ModalType = keyof ModalPayloads

export type ModalEntry<T extends ModalType = ModalType> = {
  [K in T]: {
    /** Unique; also the mark of its history entry. */
    readonly id: string
    readonly type: K
    readonly payload: ModalPayloads[K]
    /** Identity key it was opened under and renders in; empty for a sheet. */
    readonly identity: string
  }
}[T]

interface State {
  /** Lowest first. */
  stack: readonly ModalEntry[]
}

/** The open modals. Only pushModal, popModal and the history write it. */
export const useModals = create<State>(() => ({ stack: [] }))

let history: ModalHistory | null = null
let leaving = 0
let waiting: string[] = []
/** A requested step back that has not begun; another navigation cancels it. */
let due: ReturnType<typeof setTimeout> | null = null
/** Number of entries still to step back over, collected while a step is under way. */
let owed = 0
/** Navigation to run once the step back under way has ended. */
let next: ((replace: boolean) => void) | null = null

function cancelStep(): void {
  if (due === null) return
  clearTimeout(due)
  due = null
  leaving = 0
  owed = 0
  waiting = []
}

const stack = () => useModals.getState().stack
const topId = () => stack().at(-1)?.id ?? null

function keep(count: number): void {
  if (count < stack().length) useModals.setState({ stack: stack().slice(0, count) })
}

/** The user's Back went past modals that were still open: keep `left` modals and drop pending steps. */
function overtaken(left: number): void {
  owed = 0
  waiting = []
  next = null
  keep(left)
}

function arrived(id: string | null): void {
  // Only Back can reach the mark of an open modal here: the user pressed it before our own step began, which
  // is still to come.
  if (due !== null && stack().some((entry) => entry.id === id)) return
  cancelStep()
  if (leaving > 0) {
    // This is the end of a step that popModal requested; the stack is already up to date.
    leaving--
    // Pressing Back during our step goes further in the same step: browsers merge the two.
    const below = stack().filter((entry) => !waiting.includes(entry.id))
    const at = below.findIndex((entry) => entry.id === id)
    if (id === null ? below.length > 0 : at >= 0 && at < below.length - 1) return overtaken(at + 1)
    if (owed > 0) return stepBack()
    for (const late of waiting) history?.push(late)
    waiting = []
    const go = next
    next = null
    go?.(isMarked())
    return
  }
  const at = id === null ? -1 : stack().findIndex((entry) => entry.id === id)
  if (id !== null && at < 0) {
    // An entry from before a reload, or one reached with Forward: its modal cannot be shown again.
    history?.replace(topId())
    return
  }
  keep(at + 1)
}

/**
 * Connects the stack to the browser's history, once, when the app starts: every modal is an entry, Back
 * closes one, and unknown marks (after a reload) are removed. Returns the function that disconnects.
 */
export function connectModals(port: ModalHistory): () => void {
  history = port
  if (port.current() !== topId()) port.replace(topId())
  const stop = port.listen(arrived)
  return () => {
    stop()
    cancelStep()
    history = null
    leaving = 0
    owed = 0
    waiting = []
    next = null
    keep(0)
  }
}

let made = 0
// Unique across reloads; otherwise an old history entry could match a new modal.
const session = Math.random().toString(36).slice(2, 8)

/** Closes the sheets on top: a modal opened from a sheet replaces it. */
function closeSheets(): void {
  const below = stack().findLastIndex(({ type }) => type !== 'SHEET')
  const sheet = stack()[below + 1]
  if (sheet) popModal(sheet.id)
}

/** Opens a modal on top and returns its id. */
export function pushModal<T extends ModalType>(type: T, payload: ModalPayloads[T], identity: string): string {
  if (type !== 'SHEET') closeSheets()
  const id = `${session}-${++made}`
  const entry = { id, type, payload, identity } as ModalEntry
  useModals.setState({ stack: [...stack(), entry] })
  if (leaving > 0) waiting.push(id)
  else history?.push(id)
  return id
}

/** Closes a modal and those above it; default the top one. An unknown id changes nothing. */
export function popModal(id: string | null = topId()): void {
  const at = stack().findIndex((entry) => entry.id === id)
  if (at < 0) return
  const gone = stack().slice(at)
  keep(at)
  const unwritten = gone.filter((entry) => waiting.includes(entry.id))
  waiting = waiting.filter((late) => !gone.some((entry) => entry.id === late))
  const steps = gone.length - unwritten.length
  // If another page was opened since, there is nothing to step back over.
  if (!history || steps === 0) return
  if (leaving === 0 && !gone.some((entry) => entry.id === history?.current())) return
  owed += steps
  if (leaving > 0) return
  leaving++
  due = setTimeout(() => {
    due = null
    leaving--
    stepBack()
  })
}

function stepBack(): void {
  const steps = owed
  owed = 0
  leaving++
  history?.back(steps)
}

const isMarked = () => (history?.current() ?? null) !== null

/**
 * Navigates to another page, safely while a modal is closing. `go` receives whether to replace the current
 * entry: the entry of a modal must not stay, or Back would stop at it.
 */
export function leaveFor(go: (replace: boolean) => void): void {
  if (leaving > 0 && due === null) next = go
  else go(isMarked())
}

/** Steps back to an earlier page, over the entries of the open modals. Call it inside `leaveFor`. */
export function leaveBack(steps: number): void {
  cancelStep()
  leaving++
  history?.back(steps)
  // Closing them normally would add their own steps back.
  keep(0)
}

/** Closes the modals of an identity that signed out. */
export function closeModalsOf(identity: string): void {
  const first = stack().find((entry) => entry.identity === identity)
  if (first) popModal(first.id)
}
