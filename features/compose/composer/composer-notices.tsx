import { useState } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { AlertIcon, ColumnsIcon, DirectIcon, ErrorIcon, InfoIcon } from '@/lib/ui/icons'
import { SimilarPostNotice } from '../publish/unknown-outcome/similar-post-notice'
import type { Draft } from '../drafts/draft'
import { useDraftsState } from '../drafts/use-drafts'
import { messages as editingMessages } from '../editing/messages'
import { messages } from '../messages'
import { messages as submitMessages } from '../publish/submit-messages'
import { moreMessages } from '../thread/thread-messages'
import { messages as sendingMessages } from '../publish/sending-messages'
import { ComposerNotice, NoticeRegion } from '../editor/notice'
import type { ComposerState } from './use-composer'
import { visibilityChange } from '../audience/audience-rules'
import { handlesOf } from '../publish/ask-and-send'

/** Maximum number of people named in a notice. */
const MAX_NAMES = 4
const TAG = /(?<![\p{L}\p{N}_/&])[#＃][\p{L}\p{N}_]*\p{L}/u

function readers(intl: IntlShape, people: readonly string[]): string {
  if (people.length === 0) return intl.formatMessage(messages.privateNoticeAlone)
  const named = people.slice(0, MAX_NAMES)
  const rest = people.length - named.length
  const shown = rest > 0 ? [...named, `+${intl.formatNumber(rest)}`] : named
  return intl.formatMessage(messages.privateNotice, { people: intl.formatList(shown) })
}

/** Names the readers, or warns that anyone can follow, or that hashtags are not listed. */
export function ReadersLine({ composing }: { composing: ComposerState }) {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const { draft, visibility } = composing
  if (visibility === 'direct')
    return (
      <ComposerNotice tone="private">
        <DirectIcon size={16} aria-hidden />
        <span>{readers(intl, handlesOf(draft))}</span>
      </ComposerNotice>
    )
  const open = visibility === 'private' && account && !account.locked
  const tagged = visibility !== null && visibility !== 'public' && TAG.test(draft.parts[0].text)
  if (!open && !tagged) return null
  return (
    <ComposerNotice>
      <InfoIcon size={16} aria-hidden />
      <span>{intl.formatMessage(open ? messages.followersNotice : moreMessages.hashtag)}</span>
    </ComposerNotice>
  )
}

/**
 * Warns in a private conversation that a reply is not private, e.g. after a change in another composer, or says that this
 * is not known yet. Such a reply can only be made private here, since this composer has no choice of visibility.
 */
export function NotPrivateNotice({ composing }: { composing: ComposerState }) {
  const intl = useIntl()
  const { draft, visibility, readOnly, change } = composing
  if (visibility === 'direct') return null
  const isKnown = visibility !== null
  return (
    <ComposerNotice {...(isKnown && { tone: 'warning' })}>
      {isKnown ? <AlertIcon size={16} aria-hidden /> : <InfoIcon size={16} aria-hidden />}
      <p>{intl.formatMessage(isKnown ? messages.notPrivate : messages.privacyUnknown)}</p>
      <Button
        size="small"
        disabled={readOnly}
        data-visibility={visibility ?? 'unknown'}
        onClick={() => change(visibilityChange(draft, 'direct'))}
      >
        {intl.formatMessage(messages.makePrivate)}
      </Button>
    </ComposerNotice>
  )
}

function problemOf(intl: IntlShape, { problem, state, kind, attempt, editing }: Draft) {
  if (problem) return problem
  if (state !== 'unclear') return null
  const [title, text] =
    kind === 'edit'
      ? [
          editingMessages.maybeSaved,
          editing?.gotError ? editingMessages.maybeSavedAfterError : editingMessages.maybeSavedText,
        ]
      : [
          submitMessages.maybePublished,
          attempt?.gotError ? submitMessages.maybePublishedAfterError : submitMessages.maybePublishedText,
        ]
  return {
    title: intl.formatMessage(title),
    text: intl.formatMessage(text),
    retryAt: null,
    field: null,
  }
}

interface ProblemProps {
  composing: ComposerState
  id: string
  /** False when the problem is shown elsewhere. */
  shown: boolean
  /** Called when the draft turned out to be published. */
  onPublished: () => void
  onOpenDraft: (id: string) => void
}

/** Opens the content of an edit whose post was deleted as a new post; an edit never becomes another post. */
function continueAsNew({ drafts, draft }: ComposerState): string {
  const parts = draft.parts.map((part) => ({
    ...part,
    media: part.media.map((file) => ({ ...file, attached: false })),
  }))
  const id = drafts.open(draft.identity, { kind: 'redraft', fields: draft.fields, parts })
  void drafts.storeNow(id)
  drafts.remove(draft.id)
  return id
}

/** Button that checks whether an edit with a lost answer was saved. */
function CompareButton({
  composing,
  onOpenDraft,
  onPublished,
}: Pick<ProblemProps, 'composing' | 'onOpenDraft' | 'onPublished'>) {
  const intl = useIntl()
  const [busy, setBusy] = useState(false)
  const compare = async () => {
    setBusy(true)
    const sent = await composing.compareEdit()
    setBusy(false)
    if (sent?.rest) onOpenDraft(sent.rest)
    else if (sent) onPublished()
  }
  return (
    <Button
      size="small"

      busy={busy}
      disabled={composing.readOnly}
      onClick={() => void compare()}
    >
      {intl.formatMessage(editingMessages.compare)}
    </Button>
  )
}

/** Shows why a draft was not published, with the message of the server. */
export function ProblemNotice({ composing, id, shown, onOpenDraft, onPublished }: ProblemProps) {
  const intl = useIntl()
  const { draft, elsewhere } = composing
  const alike = shown && draft.state === 'unclear' ? draft.attempt?.alike : null
  const problem = alike || !shown ? null : problemOf(intl, draft)
  const answer = async (yes: boolean) => {
    if (await composing.answerSimilarPost(yes)) onPublished()
  }
  return (
    <NoticeRegion id={shown ? id : undefined}>
      {alike && (
        <SimilarPostNotice
          post={alike}
          gotError={Boolean(draft.attempt?.gotError)}
          disabled={elsewhere}
          onAnswer={answer}
        />
      )}
      {problem && (
        <ComposerNotice tone={draft.state === 'failed' ? 'danger' : 'warning'}>
          {draft.state === 'failed' ? (
            <ErrorIcon size={16} aria-hidden />
          ) : (
            <AlertIcon size={16} aria-hidden />
          )}
          <p>
            <strong>{problem.title}</strong> <bdi>{problem.text}</bdi>
          </p>
          {draft.kind === 'edit' && draft.state === 'unclear' && (
            <CompareButton composing={composing} onOpenDraft={onOpenDraft} onPublished={onPublished} />
          )}
          {problem.field === 'post' && (
            <Button size="small" onClick={() => onOpenDraft(continueAsNew(composing))}>
              {intl.formatMessage(sendingMessages.asNew)}
            </Button>
          )}
        </ComposerNotice>
      )}
    </NoticeRegion>
  )
}

/** Shows that the draft is open in another tab, with a button that takes it over. */
export function OpenInOtherTabNotice({ composing: { drafts, draft } }: { composing: ComposerState }) {
  const intl = useIntl()
  return (
    <ComposerNotice aria-live="polite">
      <ColumnsIcon size={16} aria-hidden />
      <p>{intl.formatMessage(messages.openElsewhere)}</p>
      <Button size="small" onClick={() => drafts.takeOver(draft.id)}>
        {intl.formatMessage(messages.takeOver)}
      </Button>
    </ComposerNotice>
  )
}

/** Warns that the browser did not store the draft, or only its text. */
export function StorageNotice({ id }: { id: string }) {
  const intl = useIntl()
  const notStored = useDraftsState((state) => state.notStored[id])
  return (
    <NoticeRegion polite>
      {notStored && (
        <ComposerNotice as="span" tone="warning">
          <AlertIcon size={16} aria-hidden />
          <span>
            {intl.formatMessage(notStored === 'all' ? messages.notStored : messages.filesNotStored)}
          </span>
        </ComposerNotice>
      )}
    </NoticeRegion>
  )
}
