import { pushModal } from '@/lib/modals'
import type { Drafts } from './drafts-store'
import { hasContent } from './draft-rules'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    COMPOSE: { draftId: string }
  }
}

/** Main composers on screen (side pane, /publish), by identity; the last mounted is used. */
const mainComposers = new Map<string, (() => void)[]>()
/** The identity whose main composer is to take the focus once it is on screen. */
let awaited: string | null = null

/** Registers a main composer while it is on screen; `focus` focuses it. Returns the function that removes it. */
export function registerMainComposer(identity: string, focus: () => void): () => void {
  const list = mainComposers.get(identity) ?? []
  mainComposers.set(identity, [...list, focus])
  if (awaited === identity) {
    awaited = null
    focus()
  }
  return () => {
    const rest = (mainComposers.get(identity) ?? []).filter((one) => one !== focus)
    if (rest.length > 0) mainComposers.set(identity, rest)
    else mainComposers.delete(identity)
  }
}

/** Focuses the next main composer of an identity that is shown, if that is the next one at all. */
export const focusNextMainComposer = (identity: string): void => void (awaited = identity)

/** True when the main composer of an identity is on screen. */
export const hasMainComposer = (identity: string): boolean => mainComposers.has(identity)

/** Returns the version of the draft in the main composer, which changes with every key press; null without content. */
export function mainDraftVersion(drafts: Drafts, identity: string): string | null {
  const { main, drafts: all } = drafts.state.getState()
  const draft = mainComposers.has(identity) ? all[main[identity] ?? ''] : undefined
  return draft && hasContent(draft) ? `${draft.id}:${draft.revision}` : null
}

/** Shows a draft in the main composer if it is on screen, else in a dialog. */
export function showDraft(drafts: Drafts, identity: string, draftId: string): void {
  const focus = mainComposers.get(identity)?.at(-1)
  if (!focus) {
    pushModal('COMPOSE', { draftId }, identity)
    return
  }
  drafts.setMain(identity, draftId)
  focus()
}
