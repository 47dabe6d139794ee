import { pushModal } from '@/lib/modals'
import type { Drafts } from '../drafts/drafts-store'
import { hasContent } from '../publish/rules'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    COMPOSE: { draftId: string }
  }
}

/** Main composers on screen (side pane, /publish), by identity; the last one mounted is asked first. */
const places = new Map<string, (() => void)[]>()

/** Says that the main composer of an identity is on screen; `focus` puts the caret into it. Returns the end of it. */
export function registerPlace(identity: string, focus: () => void): () => void {
  const list = places.get(identity) ?? []
  places.set(identity, [...list, focus])
  return () => {
    const rest = (places.get(identity) ?? []).filter((one) => one !== focus)
    if (rest.length > 0) places.set(identity, rest)
    else places.delete(identity)
  }
}

/** Whether the main composer of an identity is on screen. */
export const hasPlace = (identity: string): boolean => places.has(identity)

/** What stands in the main composer on screen, as a name that changes with every letter; null where nothing is written. */
export function wordsAtHand(drafts: Drafts, identity: string): string | null {
  const { main, drafts: all } = drafts.state.getState()
  const draft = places.has(identity) ? all[main[identity] ?? ''] : undefined
  return draft && hasContent(draft) ? `${draft.id}:${draft.revision}` : null
}

/** Shows a draft: in the main composer when that is on screen, else in a dialog. */
export function showDraft(drafts: Drafts, identity: string, draftId: string): void {
  const focus = places.get(identity)?.at(-1)
  if (!focus) {
    pushModal('COMPOSE', { draftId }, identity)
    return
  }
  drafts.setMain(identity, draftId)
  focus()
}
