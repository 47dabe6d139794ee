import { useState } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { AlertIcon, ColumnsIcon, DirectIcon, ErrorIcon, InfoIcon } from '@/lib/ui/icons'
import { AlikeNotice } from '../publish/doubt/alike-notice'
import type { Draft } from '../drafts/draft'
import { getDrafts, useDraftsState } from '../drafts/drafts'
import { messages as editingMessages } from '../editing/messages'
import { messages } from '../messages'
import { messages as submitMessages } from '../publish/submit-messages'
import { moreMessages } from '../thread/thread-messages'
import { messages as sendingMessages } from '../publish/sending-messages'
import styles from './composer-notices.module.css'
import type { Composing } from './use-composer'
import { handlesOf } from '../publish/use-publish'

const MOST_NAMED = 4
const TAG = /(?<![\p{L}\p{N}_/&])[#＃][\p{L}\p{N}_]*\p{L}/u

function readers(intl: IntlShape, people: readonly string[]): string {
  if (people.length === 0) return intl.formatMessage(messages.privateNobody)
  const named = people.slice(0, MOST_NAMED)
  const rest = people.length - named.length
  const shown = rest > 0 ? [...named, `+${intl.formatNumber(rest)}`] : named
  return intl.formatMessage(messages.privateLine, { people: intl.formatList(shown) })
}

/** Names the readers, or warns that anybody can follow, or that hashtags are not found. */
export function ReadersLine({ composing }: { composing: Composing }) {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const { draft, visibility } = composing
  if (visibility === 'direct')
    return (
      <p className={styles.line} data-tone="private">
        <DirectIcon size={16} aria-hidden />
        <span>{readers(intl, handlesOf(draft))}</span>
      </p>
    )
  const open = visibility === 'private' && account && !account.locked
  const tagged = visibility !== 'public' && TAG.test(draft.parts[0].text)
  if (!open && !tagged) return null
  return (
    <p className={styles.line}>
      <InfoIcon size={16} aria-hidden />
      <span>{intl.formatMessage(open ? messages.followersLine : moreMessages.hashtag)}</span>
    </p>
  )
}

function problemOf(intl: IntlShape, { problem, state, kind }: Draft) {
  if (problem) return problem
  if (state !== 'unclear') return null
  const [title, text] =
    kind === 'edit'
      ? [editingMessages.unclear, editingMessages.unclearText]
      : [submitMessages.unclear, submitMessages.unclearText]
  return {
    title: intl.formatMessage(title),
    text: intl.formatMessage(text),
    retryAt: null,
    field: null,
  }
}

interface ProblemProps {
  composing: Composing
  id: string
  /** False: the problem is shown elsewhere. */
  shown: boolean
  /** The draft turned out to be published. */
  onPublished: () => void
  onOpenDraft: (id: string) => void
}

/** Opens the content of an edit whose post was deleted as another post; the edit itself can become nothing else. */
function goOnAsNew(draft: Draft): string {
  const drafts = getDrafts()
  const parts = draft.parts.map((part) => ({
    ...part,
    media: part.media.map((file) => ({ ...file, attached: false })),
  }))
  const id = drafts.open(draft.identity, { kind: 'redraft', fields: draft.fields, parts })
  void drafts.keep(id)
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
      className={styles.action}
      busy={busy}
      disabled={composing.readOnly}
      onClick={() => void compare()}
    >
      {intl.formatMessage(editingMessages.compare)}
    </Button>
  )
}

/** Why it was not published, in the server's words. */
export function ProblemNotice({ composing, id, shown, onOpenDraft, onPublished }: ProblemProps) {
  const intl = useIntl()
  const { draft, elsewhere } = composing
  const alike = shown && draft.state === 'unclear' ? draft.attempt?.alike : null
  const problem = alike || !shown ? null : problemOf(intl, draft)
  const answer = async (yes: boolean) => {
    if (await composing.answerAlike(yes)) onPublished()
  }
  return (
    <div role="alert" id={shown ? id : undefined} className={styles.live}>
      {alike && <AlikeNotice alike={alike} disabled={elsewhere} onAnswer={answer} />}
      {problem && (
        <div className={styles.line} data-tone={draft.state === 'failed' ? 'danger' : 'warning'}>
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
            <Button size="small" className={styles.action} onClick={() => onOpenDraft(goOnAsNew(draft))}>
              {intl.formatMessage(sendingMessages.asNew)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Says that another tab has the draft, with a button that takes it over. */
export function ElsewhereNotice({ draft }: { draft: Draft }) {
  const intl = useIntl()
  return (
    <div className={styles.line} aria-live="polite">
      <ColumnsIcon size={16} aria-hidden />
      <p>{intl.formatMessage(messages.elsewhere)}</p>
      <Button size="small" className={styles.action} onClick={() => getDrafts().takeOver(draft.id)}>
        {intl.formatMessage(messages.takeOver)}
      </Button>
    </div>
  )
}

/** Warns that the browser did not store the draft, or only its text. */
export function StorageNotice({ id }: { id: string }) {
  const intl = useIntl()
  const lacking = useDraftsState((state) => state.lacking[id])
  return (
    <output className={styles.live}>
      {lacking && (
        <span className={styles.line} data-tone="warning">
          <AlertIcon size={16} aria-hidden />
          <span>{intl.formatMessage(lacking === 'all' ? messages.notKept : messages.filesNotKept)}</span>
        </span>
      )}
    </output>
  )
}
