import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import type { AttachSlot } from './attachments'
import { findPart } from '../drafts/draft-content'
import { getDrafts } from '../drafts/drafts'
import type { Composing } from './use-composer'

/** The part that files and polls are put into, by default or when it was removed the first; null without a draft. */
export function useSlot(composing: Composing | null, partId: string | null = null): AttachSlot | null {
  const draft = composing?.draft
  const part = draft && (findPart(draft, partId ?? '') ?? draft.parts[0])
  const change = useStableCallback((...[update]: Parameters<AttachSlot['change']>) => {
    if (part) getDrafts().changePart(draft.id, part.id, update)
  })
  if (!part) return null
  const posted = part.posted !== null
  const readOnly = composing.readOnly || posted
  const textReadOnly = composing.textReadOnly || (posted && !composing.sending)
  return { draft, partId: part.id, part, readOnly, textReadOnly, change }
}
