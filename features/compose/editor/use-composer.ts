import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { alertError } from '@/lib/alerts'
import { useCapability, useLimits } from '@/features/instance'
import { NO_DEFAULTS, postingDefaultsQuery, useSetting } from '@/features/settings'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { Visibility } from '@/schemas/status'
import { charactersLeft } from '../text/counter'
import { useSettling } from '../publish/doubt/use-settling'
import { compareEdit } from '../editing/save-edit'
import type { Draft, DraftChange } from '../drafts/draft'
import { partText, warningOf } from '../drafts/draft-content'
import type { Part } from '../drafts/draft-parts'
import { getDrafts, useDraft, useDraftsState } from '../drafts/drafts'
import { usualLanguage } from '../language/languages'
import { originalSettled } from '../redraft/original'
import { quotePolicyOf, refusalOf, visibilityOf, type QuotePolicy, type Refusal } from '../publish/rules'
import { answerAlike, press, settleDraft, submitDraft, type Sent } from '../publish/submit'
import { useNow } from './use-now'
import { usePublish } from '../publish/use-publish'

const NO_LANGUAGES: readonly string[] = []

/** A draft as its composer sees it, and what can be done with it. */
export interface Composing {
  readonly draft: Draft
  readonly visibility: Visibility
  readonly quotePolicy: QuotePolicy
  readonly hasQuotes: boolean
  readonly language: string
  readonly recentLanguages: readonly string[]
  readonly sensitiveByDefault: boolean
  /** Characters left, by part. */
  readonly left: Readonly<Record<string, number>>
  /** True when a text is short enough for a part. */
  fits: (text: string) => boolean
  /** Why it cannot be published yet. */
  readonly refusal: Refusal | null
  readonly sending: boolean
  /** It may not be changed here: another tab has it, or it is on its way. */
  readonly readOnly: boolean
  /** Words may not be typed: another tab has it. Those typed while it is on its way are kept for what follows. */
  readonly textReadOnly: boolean
  /** Another tab has it. */
  readonly elsewhere: boolean
  change: (change: DraftChange) => void
  /** Asks what is to be asked, waits as long as it can be taken back, and sends. What it has become, or null. */
  publish: () => Promise<Sent | null>
  /** The author's answer about a published post that is much like it. Its post, or null. */
  answerAlike: (yes: boolean) => Promise<Sent | null>
  /** Compares an edit that may have been saved with its post. What it has become, or null. */
  compareEdit: () => Promise<Sent | null>
}

/** Follows a draft of the identity on screen; null when it was removed. */
export function useComposer(id: string): Composing | null {
  const runtime = useRuntime()
  const intl = useIntl()
  const draft = useDraft(id)
  const owner = useDraftsState(({ owners }) => owners[id])
  const limits = useLimits()
  const hasQuotes = useCapability('quotes')
  const me = useEntity('account', runtime.me)
  const { data } = useQuery(postingDefaultsQuery(runtime))
  const recent = useSetting('recentLanguages')[runtime.identity.who] ?? NO_LANGUAGES
  // Until the server has said, an account that chooses its followers does not post to everyone.
  const defaults = data ?? (me?.locked ? { ...NO_DEFAULTS, visibility: 'private' as const } : NO_DEFAULTS)
  const usual = usualLanguage(recent, defaults.language, intl.locale)

  useEffect(() => {
    const drafts = getDrafts()
    const end = drafts.hold(id)
    return () => {
      drafts.flush()
      end()
    }
  }, [id])

  const change = useStableCallback((given: DraftChange) => getDrafts().change(id, given))
  const context = () => ({
    runtime,
    drafts: getDrafts(),
    intl,
    defaults,
    language: usual,
    shortestPoll: limits.poll.shortest,
  })
  const now = useNow(draft !== undefined && draft.fields.scheduledAt !== null)
  const publish = usePublish(draft, defaults, {
    settleOriginal: () => originalSettled(runtime, getDrafts(), id, intl),
    press: () => press(context(), id),
    submit: (pressed) => submitDraft(context(), id, pressed),
  })
  const settle = useStableCallback(() => void settleDraft(context(), id))

  const orAlert = async (work: Promise<Sent | null>) => {
    try {
      return await work
    } catch (error) {
      alertError(error, intl, { identity: runtime.identity.who })
      return null
    }
  }
  const answer = useStableCallback((yes: boolean) => orAlert(answerAlike(context(), id, yes)))
  const compare = useStableCallback(() => orAlert(compareEdit(context(), id)))
  useSettling(runtime, draft, owner === 'mine' && runtime.identity.who === draft?.identity, settle)

  if (!draft) return null
  const { fields, parts } = draft
  const roomFor = (text: string, part: Part) =>
    charactersLeft({ text, warning: true, spoilerText: warningOf(fields, part) }, limits)
  const left = Object.fromEntries(parts.map((part) => [part.id, roomFor(partText(draft, part), part)]))
  const sending = draft.state === 'sending'
  const onItsWay = sending || draft.state === 'waiting'
  const visibility = draft.editing?.visibility ?? visibilityOf(fields, defaults.visibility)
  return {
    draft,
    visibility,
    quotePolicy: quotePolicyOf(fields, visibility, defaults),
    hasQuotes,
    language: fields.language ?? usual,
    recentLanguages: recent,
    sensitiveByDefault: defaults.sensitive,
    left,
    // Room for a number under it.
    fits: (text) => roomFor(fields.numbered ? `${text}\n\n10/10` : text, parts[0]) >= 0,
    refusal: onItsWay
      ? null
      : refusalOf(draft, {
          left: Math.min(...Object.values(left)),
          now,
          choice: limits.poll.optionCharacters,
          description: limits.descriptionCharacters,
        }),
    sending,
    readOnly: owner !== 'mine' || onItsWay,
    textReadOnly: owner !== 'mine',
    elsewhere: owner === 'other',
    change,
    publish,
    answerAlike: answer,
    compareEdit: compare,
  }
}
