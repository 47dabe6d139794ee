import { pushModal } from '@/lib/modals'
import type { Drafts } from '../drafts/drafts-store'
import { hasContent } from '../publish/rules'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    COMPOSE: { draftId: string }
  }
}

/** Main composers on screen (side pane, /publish), by identity; the last mounted is used. */
const mainComposers = new Map<string, (() => void)[]>()

/** Registers a main composer while it is on screen; `focus` puts the caret into it. Returns the function that removes it. */
export function registerMainComposer(identity: string, focus: () => void): () => void {
  const list = mainComposers.get(identity) ?? []
  mainComposers.set(identity, [...list, focus])
  return () => {
    const rest = (mainComposers.get(identity) ?? []).filter((one) => one !== focus)
    if (rest.length > 0) mainComposers.set(identity, rest)
    else mainComposers.delete(identity)
  }
}

/** True when the main composer of an identity is on screen. */
export const hasMainComposer = (identity: string): boolean => mainComposers.has(identity)

/** Version of the draft in the main composer on screen, which changes with every letter; null without content. */
export function mainDraftVersion(drafts: Drafts, identity: string): string | null {
  const { main, drafts: all } = drafts.state.getState()
  const draft = mainComposers.has(identity) ? all[main[identity] ?? ''] : undefined
  return draft && hasContent(draft) ? `${draft.id}:${draft.revision}` : null
}

/** Shows a draft: in the main composer when that is on screen, else in a dialog. */
export function showDraft(drafts: Drafts, identity: string, draftId: string): void {
  const focus = mainComposers.get(identity)?.at(-1)
  if (!focus) {
    pushModal('COMPOSE', { draftId }, identity)
    return
  }
  drafts.setMain(identity, draftId)
  focus()
}
