import { useEffect, useLayoutEffect, useRef } from 'react'
import { alertError } from '@/lib/alerts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { Draft } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { useDraft, useDrafts } from '../drafts/use-drafts'
import { openReply } from '../open/open-draft'
import { hasContent } from '../drafts/draft-rules'
import { Composer } from './composer'

interface Props {
  /** The post to reply to. A draft with content keeps its post when this changes. */
  statusId: StatusId
  /** The draft to show; null = none was opened yet. */
  draftId: string | null
  onOpenDraft: (id: string) => void
  /** A draft that could not be sent: it is shown again unless the next reply was started. */
  failedId: string | null
  /** Returns true when the field may take the focus on its first render. */
  mayFocus: () => boolean
}

/** Opens the next reply to the same post while the draft is being sent; reuses an existing one. Returns its id. */
function openNext(drafts: Drafts, { id, identity, fields: { parent, language }, readers }: Draft): string {
  const isNext = (each: Draft) =>
    each.id !== id &&
    each.kind === 'reply' &&
    each.state === 'editing' &&
    each.fields.parent?.id === parent?.id
  return (
    drafts.of(identity).find(isNext)?.id ??
    drafts.open(identity, {
      kind: 'reply',
      fields: { parent, language },
      parts: [{ text: parent?.prefill ?? '' }],
      readers,
    })
  )
}

/** The composer below a conversation: replies to a post, with the mentions and the visibility of a reply. */
export default function ReplyComposer({ statusId, draftId, onOpenDraft, failedId, mayFocus }: Props) {
  const runtime = useRuntime()
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const drafts = useDrafts()
  const draft = useDraft(draftId)
  const isBegun = draft !== undefined && hasContent(draft)
  // Another composer can remove the parent; the draft is then no reply to this conversation.
  const parentId = draft?.fields.parent?.id ?? null
  const isSettled = parentId !== null && (parentId === statusId || isBegun)
  const isSending = draft !== undefined && (draft.inOutbox || draft.state === 'sending')
  const wasFailed = failedId !== null && failedId !== draftId

  useEffect(() => {
    if (isSettled) return undefined
    let cancelled = false
    const open = async () => {
      await drafts.load()
      const id = await openReply(runtime, drafts, statusId)
      if (!cancelled && id !== null) onOpenDraft(id)
    }
    open().catch((error: unknown) => alertError(error, intl, { identity: runtime.identity.key }))
    return () => {
      cancelled = true
    }
  }, [runtime, drafts, intl, statusId, isSettled, onOpenDraft])

  useEffect(() => {
    if (draft && isSending) onOpenDraft(openNext(drafts, draft))
    else if (draft && !isBegun && wasFailed) onOpenDraft(failedId)
  }, [drafts, draft, isSending, isBegun, wasFailed, failedId, onOpenDraft])

  const isShown = draft !== undefined
  const focusField = useStableCallback(() => {
    const area = field.current
    if (!area || !mayFocus()) return
    area.focus({ preventScroll: true })
    area.setSelectionRange(area.value.length, area.value.length)
  })
  useLayoutEffect(() => {
    if (isShown) focusField()
  }, [isShown, focusField])

  // Opens text typed just before the draft was sent, unless the next reply was started since.
  const openRest = useStableCallback((id: string) => {
    if (!isBegun || isSending) onOpenDraft(id)
  })
  if (!draft || draftId === null) return null
  return <Composer draftId={draftId} variant="chat" fieldRef={field} onOpenDraft={openRest} />
}
