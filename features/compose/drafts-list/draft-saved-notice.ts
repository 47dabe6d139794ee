import { useEffect, useRef } from 'react'
import { dismissToast, pushToast, useToasts } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import type { Drafts } from '../drafts/drafts-store'
import { messages } from '../messages'
import { showDraft } from '../drafts/main-composer-registry'
import { hasContent } from '../drafts/draft-rules'

const PREFIX = 'draft-saved:'

/** Removes the notices of an identity: in a small window they would cover the tools of the composer. */
function dismissNotices(identity: string): void {
  for (const toast of useToasts.getState().toasts)
    if (toast.key.startsWith(PREFIX) && toast.identity === identity) dismissToast(toast.id)
}

/**
 * Shows a toast that a draft is saved, with a button that opens it, after its composer closed with content. `isLeft`
 * is called right after; false while the draft is still on screen, or was left on purpose. Opening a composer removes
 * the earlier ones.
 */
export function useDraftSavedNotice(
  drafts: Drafts,
  identity: string,
  draftId: string | null,
  isLeft: () => boolean,
): void {
  const intl = useIntl()
  const latest = useRef({ draftId, intl, isLeft })
  useEffect(() => {
    latest.current = { draftId, intl, isLeft }
  })
  const alive = useRef(false)
  useEffect(() => {
    alive.current = true
    dismissNotices(identity)
    return () => {
      alive.current = false
      const { draftId: id, intl: words, isLeft: left } = latest.current
      // React runs effects twice in development: a composer that is still shown was not left.
      setTimeout(() => {
        const draft = id === null ? undefined : drafts.state.getState().drafts[id]
        const isBusy = draft?.inOutbox || draft?.state === 'sending' || draft?.state === 'waiting'
        if (alive.current || !draft || isBusy || !left() || !hasContent(draft)) return
        pushToast({
          text: () => words.formatMessage(messages.draftSaved),
          identity,
          key: PREFIX + draft.id,
          action: {
            label: () => words.formatMessage(messages.continue),
            run: () => showDraft(drafts, identity, draft.id),
          },
        })
      })
    }
  }, [drafts, identity])
}
