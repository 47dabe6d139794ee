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

interface ConfirmWords {
  title: string
  text?: string
  /** Label of the confirming button: a verb, not "OK". */
  confirm: string
  /** Default: "Cancel". */
  cancel?: string
  /** Label of a third button, for a milder action. Ask with `confirmOrInstead`, which returns it. */
  instead?: string
  /** The action is destructive. */
  danger?: boolean
}

export type ModalType = keyof ModalPayloads

export type OpenModal<T extends ModalType = ModalType> = {
  [K in T]: {
    /** Unique; also marks its history entry. */
    readonly id: string
    readonly type: K
    readonly payload: ModalPayloads[K]
    /** Identity key it was opened under and renders in; empty for a sheet. */
    readonly identity: string
  }
}[T]

interface State {
  /** Lowest first. */
  stack: readonly OpenModal[]
}

/** The open modals. Only the functions of this file write it. */
export const useModals = create<State>(() => ({ stack: [] }))

let history: ModalHistory | null = null
/** Calls of `history.back` that were requested and have not ended yet, including the scheduled one. */
let backsUnderWay = 0
/** Ids of modals opened during a step back: they get their history entry when it ends. */
let modalsWithoutEntry: string[] = []
/** The timer of a step back that has not started; another navigation cancels it. */
let scheduledStep: ReturnType<typeof setTimeout> | null = null
/** History entries to step back over next, counted while another step is under way. */
let entriesToLeave = 0
/** The navigation to run when the step under way ends. */
let nextNavigation: ((replace: boolean) => void) | null = null

function cancelStep(): void {
  if (scheduledStep === null) return
  clearTimeout(scheduledStep)
  scheduledStep = null
  backsUnderWay = 0
  entriesToLeave = 0
  modalsWithoutEntry = []
}

const stack = () => useModals.getState().stack
const topId = () => stack().at(-1)?.id ?? null

/** Keeps the lowest `count` modals. */
function truncate(count: number): void {
  if (count < stack().length) useModals.setState({ stack: stack().slice(0, count) })
}

/** Keeps `left` modals and drops all planned steps, after the user pressed Back past modals that were still open. */
function stopSteps(left: number): void {
  entriesToLeave = 0
  modalsWithoutEntry = []
  nextNavigation = null
  truncate(left)
}

/** Handles a navigation. `id` is the mark of the history entry it reached, null when it has none. */
function onHistoryChange(id: string | null): void {
  // The user pressed Back before the scheduled step began. Both count: let that step run, too.
  if (scheduledStep !== null && stack().some((modal) => modal.id === id)) return
  cancelStep()
  if (backsUnderWay > 0) {
    // A step that popModal requested has ended; the stack is already up to date.
    backsUnderWay--
    // When the user presses Back during a step, browsers merge both and go back further.
    const below = stack().filter((modal) => !modalsWithoutEntry.includes(modal.id))
    const at = below.findIndex((modal) => modal.id === id)
    if (id === null ? below.length > 0 : at >= 0 && at < below.length - 1) return stopSteps(at + 1)
    if (entriesToLeave > 0) return stepBack()
    for (const added of modalsWithoutEntry) history?.push(added)
    modalsWithoutEntry = []
    const navigate = nextNavigation
    nextNavigation = null
    navigate?.(isMarked())
    return
  }
  const at = id === null ? -1 : stack().findIndex((modal) => modal.id === id)
  if (id !== null && at < 0) {
    // The entry is from before a reload or was reached with Forward: its modal cannot be shown again.
    history?.replace(topId())
    return
  }
  truncate(at + 1)
}

/**
 * Connects the stack to the history of the browser, once, when the app starts. Each modal has a history entry marked
 * with its id, so that Back closes it; unknown marks (after a reload) are removed. Returns the disconnector.
 */
export function connectModals(port: ModalHistory): () => void {
  history = port
  if (port.current() !== topId()) port.replace(topId())
  const stop = port.listen(onHistoryChange)
  return () => {
    stop()
    cancelStep()
    history = null
    backsUnderWay = 0
    entriesToLeave = 0
    modalsWithoutEntry = []
    nextNavigation = null
    truncate(0)
  }
}

let idCount = 0
// Unique across reloads; otherwise an old history entry could match a new modal.
const loadId = Math.random().toString(36).slice(2, 8)

/** Closes the sheets on top, since a modal opened from a sheet replaces it. */
function closeSheets(): void {
  const below = stack().findLastIndex(({ type }) => type !== 'SHEET')
  const sheet = stack()[below + 1]
  if (sheet) popModal(sheet.id)
}

/** Opens a modal on top and returns its id. */
export function pushModal<T extends ModalType>(type: T, payload: ModalPayloads[T], identity: string): string {
  if (type !== 'SHEET') closeSheets()
  const id = `${loadId}-${++idCount}`
  const modal = { id, type, payload, identity } as OpenModal
  useModals.setState({ stack: [...stack(), modal] })
  if (backsUnderWay > 0) modalsWithoutEntry.push(id)
  else history?.push(id)
  return id
}

/** Closes a modal and those above it; default the top one. An unknown id changes nothing. */
export function popModal(id: string | null = topId()): void {
  const at = stack().findIndex((modal) => modal.id === id)
  if (at < 0) return
  const closed = stack().slice(at)
  truncate(at)
  const withEntry = closed.filter((modal) => !modalsWithoutEntry.includes(modal.id))
  modalsWithoutEntry = modalsWithoutEntry.filter((open) => !closed.some((modal) => modal.id === open))
  const steps = withEntry.length
  // After another page was opened, the current entry is not one of these: there is nothing to step back over.
  if (!history || steps === 0) return
  if (backsUnderWay === 0 && !closed.some((modal) => modal.id === history?.current())) return
  entriesToLeave += steps
  if (backsUnderWay > 0) return
  backsUnderWay++
  scheduledStep = setTimeout(() => {
    scheduledStep = null
    backsUnderWay--
    stepBack()
  })
}

/** Steps back over all entries counted so far. */
function stepBack(): void {
  const steps = entriesToLeave
  entriesToLeave = 0
  backsUnderWay++
  history?.back(steps)
}

/** True when the current history entry belongs to a modal. */
const isMarked = () => (history?.current() ?? null) !== null

/**
 * Navigates to another page, safely while a modal is closing. `navigate` receives whether to replace the current
 * entry: the entry of a modal must not stay, or Back would stop at it.
 */
export function leaveFor(navigate: (replace: boolean) => void): void {
  if (backsUnderWay > 0 && scheduledStep === null) nextNavigation = navigate
  else navigate(isMarked())
}

/** Steps back to an earlier page, over the entries of the open modals. Call it inside `leaveFor`. */
export function leaveBack(steps: number): void {
  cancelStep()
  backsUnderWay++
  history?.back(steps)
  // Closing them normally would add their own steps back.
  truncate(0)
}

/** Closes the modals of an identity that signed out. */
export function closeModalsOf(identity: string): void {
  const first = stack().find((modal) => modal.identity === identity)
  if (first) popModal(first.id)
}
