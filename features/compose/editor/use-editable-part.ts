import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import type { EditablePart } from '../drafts/editable-part'
import { findPart } from '../drafts/draft-content'
import type { Composing } from './composing'

/** Returns the part that gets files and polls: the current one, else the first; null without a draft. */
export function useEditablePart(
  composing: Composing | null,
  partId: string | null = null,
): EditablePart | null {
  const draft = composing?.draft
  const part = draft && (findPart(draft, partId ?? '') ?? draft.parts[0])
  const change = useStableCallback((...[update]: Parameters<EditablePart['change']>) => {
    if (part) composing.drafts.changePart(draft.id, part.id, update)
  })
  if (!part) return null
  const posted = part.posted !== null
  const readOnly = composing.readOnly || posted
  const textReadOnly = composing.textReadOnly || (posted && !composing.sending)
  return { drafts: composing.drafts, draft, partId: part.id, part, readOnly, textReadOnly, change }
}
