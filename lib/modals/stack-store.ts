import { create } from 'zustand'
import type { IntlShape } from '@/lib/i18n'
import type { ModalHistory } from './history'

/**
 * What each kind of modal is opened with: plain data only, since it outlives the component that asked; wishes go back
 * as commands of lib/bus. Features add theirs by declaration merging:
 * `declare module '@/lib/modals/stack-store' { interface ModalPayloads { BOOST: { statusId: StatusId } } }`.
 */
export interface ModalPayloads {
  CONFIRM: { words: ConfirmWording }
  /** An open menu or popover of a small window, see sheet.ts. */
  SHEET: Record<string, never>
}

/** What a question says, asked for again when the language changes. */
export type ConfirmWording = (intl: IntlShape) => ConfirmWords

export interface ConfirmWords {
  title: string
  text?: string
  /** On the button that does it: a verb, not "OK". */
  confirm: string
  /** Default: "Cancel". */
  cancel?: string
  /** It destroys something. */
  danger?: boolean
}

export type ModalType = keyof ModalPayloads

export type ModalEntry<T extends ModalType = ModalType> = {
  [K in T]: {
    /** Unique; also the mark of its history entry. */
    readonly id: string
    readonly type: K
    readonly payload: ModalPayloads[K]
    /** The identity it was opened under and renders in; empty for a sheet. */
    readonly identity: string
  }
}[T]

interface State {
  /** Lowest first. */
  stack: readonly ModalEntry[]
}

/** The open modals. Written by pushModal, popModal and the history only. */
export const useModals = create<State>(() => ({ stack: [] }))

let history: ModalHistory | null = null
let leaving = 0
let waiting: string[] = []
/** A step back that was asked for and has not begun: who goes elsewhere meanwhile makes it needless. */
let due: ReturnType<typeof setTimeout> | null = null
/** Entries to step back over, once more when a step is under way. */
let owed = 0
/** Where to go once the step back under way has ended. */
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

/** Back went past what was still open: `left` modals stay, and nothing more is owed. */
function overtaken(left: number): void {
  owed = 0
  waiting = []
  next = null
  keep(left)
}

function arrived(id: string | null): void {
  // Only Back leads to the mark of a modal: somebody pressed it before the step began, which is still to come.
  if (due !== null && stack().some((entry) => entry.id === id)) return
  cancelStep()
  if (leaving > 0) {
    // The end of a step back that popModal asked for; the stack knows already.
    leaving--
    // Who pressed Back while it was under way went further with the same step: browsers make one of two.
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
    // Opened before a reload, or closed and come upon by going forward: it cannot be shown again.
    history?.replace(topId())
    return
  }
  keep(at + 1)
}

/**
 * Joins the stack to the browser's history, once, at the start of the app: every modal is an entry, Back closes one,
 * and a mark that nobody knows (after a reload) is taken away. Returns the end of it.
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
// Distinct across reloads, or an old history entry could be taken for a new modal.
const session = Math.random().toString(36).slice(2, 8)

/** Closes the sheets on top: a modal opened from a sheet takes its place. */
function closeSheets(): void {
  const below = stack().findLastIndex(({ type }) => type !== 'SHEET')
  const sheet = stack()[below + 1]
  if (sheet) popModal(sheet.id)
}

/** Opens a modal over the others and returns its id. */
export function pushModal<T extends ModalType>(type: T, payload: ModalPayloads[T], identity: string): string {
  if (type !== 'SHEET') closeSheets()
  const id = `${session}-${++made}`
  const entry = { id, type, payload, identity } as ModalEntry
  useModals.setState({ stack: [...stack(), entry] })
  if (leaving > 0) waiting.push(id)
  else history?.push(id)
  return id
}

/** Closes a modal and what lies over it; without an id the top one. An unknown id changes nothing. */
export function popModal(id: string | null = topId()): void {
  const at = stack().findIndex((entry) => entry.id === id)
  if (at < 0) return
  const gone = stack().slice(at)
  keep(at)
  const unwritten = gone.filter((entry) => waiting.includes(entry.id))
  waiting = waiting.filter((late) => !gone.some((entry) => entry.id === late))
  const steps = gone.length - unwritten.length
  // Someone may have gone to another page meanwhile: then there is nothing to step back from.
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
 * Goes to another page, in whatever order with closing a modal. `go` is told whether to take the place of the present
 * entry: that of a modal must not be left behind, or Back would stop at it.
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
  // Their own steps back would be taken in addition.
  keep(0)
}

/** Closes the modals of an identity that signed out. */
export function closeModalsOf(identity: string): void {
  const first = stack().find((entry) => entry.identity === identity)
  if (first) popModal(first.id)
}
