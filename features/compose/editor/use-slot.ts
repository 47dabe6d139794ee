import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import type { AttachSlot } from './attachments'
import { partOf, postedOf } from '../drafts/draft-content'
import { FIRST_PART } from '../drafts/draft-parts'
import { getDrafts } from '../drafts/drafts'
import type { Composing } from './use-composer'

/** The part of a draft that files and polls are put into; null when there is none. */
export function useSlot(composing: Composing | null, partId: string = FIRST_PART): AttachSlot | null {
  const draft = composing?.draft
  const part = draft && partOf(draft, partId)
  const change = useStableCallback((...[update]: Parameters<AttachSlot['change']>) => {
    if (draft) getDrafts().changePart(draft.id, partId, update)
  })
  if (!draft || !part) return null
  const posted = postedOf(draft, partId) !== null
  const readOnly = composing.readOnly || posted
  const textReadOnly = composing.textReadOnly || (posted && !composing.sending)
  return { draft, partId, part, readOnly, textReadOnly, change }
}
