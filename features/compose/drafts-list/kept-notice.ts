import { useEffect, useRef } from 'react'
import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { getDrafts } from '../drafts/drafts'
import { messages } from '../messages'
import { showDraft } from '../open/main-composer-registry'
import { hasContent } from '../publish/rules'

/**
 * Says that a draft is kept, with the way back to it, when its composer was left with something written in it. `isLeft`
 * is asked just after; false where the draft is still on screen, or was left on purpose.
 */
export function useKeptNotice(identity: string, draftId: string | null, isLeft: () => boolean): void {
  const intl = useIntl()
  const latest = useRef({ draftId, intl, isLeft })
  useEffect(() => {
    latest.current = { draftId, intl, isLeft }
  })
  const alive = useRef(false)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
      const { draftId: id, intl: words, isLeft: left } = latest.current
      // React runs effects twice in development: a composer that is still shown was not left.
      setTimeout(() => {
        const drafts = getDrafts()
        const draft = id === null ? undefined : drafts.state.getState().drafts[id]
        const isBusy = draft?.state === 'sending' || draft?.state === 'waiting'
        if (alive.current || !draft || isBusy || !left() || !hasContent(draft)) return
        pushToast({
          text: words.formatMessage(messages.kept),
          identity,
          key: `draft-kept:${draft.id}`,
          action: {
            label: words.formatMessage(messages.continue),
            run: () => showDraft(drafts, identity, draft.id),
          },
        })
      })
    }
  }, [identity])
}
