import { useEffect, useMemo, useRef } from 'react'
import { alertError } from '@/lib/alerts'
import { useCapability, useLimits } from '@/features/instance'
import { usePostingDefaults, useRecentLanguages } from '@/features/settings'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { charactersLeft } from '../text/counter'
import { useSettling } from '../publish/unknown-outcome/use-settling'
import { compareEdit } from '../editing/save-edit'
import type { Composing } from '../editor/composing'
import type { Draft, DraftChange } from '../drafts/draft'
import { partText, warningOf } from '../drafts/draft-content'
import type { DraftPart } from '../drafts/draft-parts'
import { useDraft, useDrafts, useDraftsState } from '../drafts/use-drafts'
import { knownLanguage, usualLanguage } from '../language/languages'
import { quotePolicyOf, visibilityOf } from '../audience/audience-rules'
import { refusalOf, type Refusal } from '../publish/refusal'
import { answerSimilarPost, settleDraft, type Sent } from '../publish/submit'
import { useClockTime } from '../editor/use-clock-time'
import { publishIn } from '../open/publish-draft'

/** The state of a draft for its composer, with the ways to send it. */
export interface ComposerState extends Composing {
  /** The reason why it cannot be published yet. */
  readonly refusal: Refusal | null
  /** Asks for confirmations, waits while it can be undone, and sends. Resolves to the result, or null. */
  publish: () => Promise<Sent | null>
  /** Searches for the post of an earlier attempt with an unknown outcome. Resolves to it, or null. */
  settle: () => Promise<Sent | null>
  /** Takes the author's answer about a similar published post. Resolves to the post, or null. */
  answerSimilarPost: (yes: boolean) => Promise<Sent | null>
  /** Compares an edit that may have been saved with its post. Resolves to the result, or null. */
  compareEdit: () => Promise<Sent | null>
}

/** Returns the characters that remain by the id of each part, and whether a text fits into the first one. */
function roomOf(draft: Draft, limits: ReturnType<typeof useLimits>) {
  const { fields, parts } = draft
  const roomFor = (text: string, part: DraftPart) =>
    charactersLeft({ text, warning: true, spoilerText: warningOf(fields, part) }, limits)
  return {
    left: Object.fromEntries(parts.map((part) => [part.id, roomFor(partText(draft, part), part)])),
    // Leaves room for the number of the part.
    fits: (text: string) => roomFor(fields.numbered ? `${text}\n\n10/10` : text, parts[0]) >= 0,
  }
}

/**
 * Follows a draft of the identity on screen; null when it was removed. Calls `onSettled` when an earlier attempt turns out
 * to have published it while it is shown.
 */
export function useComposer(id: string, onSettled: (sent: Sent) => void): ComposerState | null {
  /** Id of the draft on screen; null when the composer was left. */
  const shown = useRef<string | null>(null)
  const runtime = useRuntime()
  const drafts = useDrafts()
  const intl = useIntl()
  const draft = useDraft(id)
  const owner = useDraftsState(({ owners }) => owners[id])
  const limits = useLimits()
  const hasQuotes = useCapability('quotes')
  const remembered = useRecentLanguages(runtime.identity.key)
  const recent = useMemo(() => remembered.flatMap((code) => knownLanguage(code) ?? []), [remembered])
  const defaults = usePostingDefaults()
  const usual = usualLanguage(recent, defaults.language, intl.locale)

  useEffect(() => {
    const release = drafts.acquire(id)
    shown.current = id
    return () => {
      shown.current = null
      drafts.flush()
      release()
    }
  }, [drafts, id])

  const change = useStableCallback((given: DraftChange) => drafts.change(id, given))
  const context = () => ({
    runtime,
    drafts,
    intl,
    defaults,
    language: usual,
    shortestPoll: limits.poll.shortest,
  })
  const now = useClockTime(draft !== undefined && draft.fields.scheduledAt !== null)
  const publish = useStableCallback(() => publishIn(context(), id))
  const settle = useStableCallback(() => settleDraft(context(), id))
  const handleSettled = useStableCallback(onSettled)
  const settleUnasked = useStableCallback(async () => {
    const sent = await settle()
    // The user may have left the composer or opened another draft during the search.
    if (sent && shown.current === id) handleSettled(sent)
  })

  const orAlert = async (work: Promise<Sent | null>) => {
    try {
      return await work
    } catch (error) {
      alertError(error, intl, { identity: runtime.identity.key })
      return null
    }
  }
  const answer = useStableCallback((yes: boolean) => orAlert(answerSimilarPost(context(), id, yes)))
  const compare = useStableCallback(() => orAlert(compareEdit(context(), id)))
  useSettling(runtime, draft, owner === 'mine' && runtime.identity.key === draft?.identity, settleUnasked)

  if (!draft) return null
  const { fields } = draft
  const { left, fits } = roomOf(draft, limits)
  const sending = draft.state === 'sending'
  const onItsWay = sending || draft.inOutbox || draft.state === 'waiting'
  const fixed = draft.editing?.visibility
  const visibility = fixed ? (fixed === 'unknown' ? null : fixed) : visibilityOf(fields, defaults.visibility)
  return {
    drafts,
    draft,
    visibility,
    // The defaults are for new posts: the policy of a published one may be known to the server only.
    quotePolicy: quotePolicyOf(
      fields,
      visibility,
      fixed ? { quotePolicy: null, visibility: null } : defaults,
    ),
    hasQuotes,
    language: knownLanguage(fields.language) ?? usual,
    recentLanguages: recent,
    sensitiveByDefault: defaults.sensitive,
    left,
    fits,
    refusal: onItsWay
      ? null
      : refusalOf(draft, {
          left: Math.min(...Object.values(left)),
          now,
          choice: limits.poll.optionCharacters,
          description: limits.descriptionCharacters,
          hasAudience: visibility !== null || fixed !== undefined,
        }),
    sending,
    readOnly: owner !== 'mine' || onItsWay,
    textReadOnly: owner !== 'mine' || draft.inOutbox,
    elsewhere: owner === 'other',
    change,
    publish,
    settle,
    answerSimilarPost: answer,
    compareEdit: compare,
  }
}
