import type { MouseEvent } from 'react'
import { pushToast } from '@/lib/alerts'
import { passFocus } from '@/lib/focus/pass-focus'
import { useIntl, useRelativeTime, type IntlShape } from '@/lib/i18n'
import { truncate } from '@/lib/util/graphemes'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ReplyIcon, TrashIcon } from '@/lib/ui/icons'
import type { Draft } from '../drafts/draft'
import { filesIn } from '../drafts/draft-content'
import type { Drafts } from '../drafts/drafts-store'
import { useDraftsState } from '../drafts/use-drafts'
import { outboxMessages } from '../outbox/outbox-messages'
import { draftMessages as messages } from '../messages'
import styles from './drafts-list.module.css'
import { composerQuoteMessages } from '../editor/previews/quote-messages'

/** Graphemes of the text that are shown. */
const EXCERPT_LENGTH = 120

/** Names the contents of a draft other than its text. */
function contentNames(draft: Draft, intl: IntlShape): string[] {
  const { fields, parts } = draft
  const files = filesIn(draft).length
  return [
    draft.kind === 'edit' && intl.formatMessage(messages.edit),
    parts.length > 1 && intl.formatMessage(messages.parts, { count: parts.length }),
    files > 0 && intl.formatMessage(messages.files, { count: files }),
    parts[0].poll && intl.formatMessage(messages.poll),
    fields.quoted && intl.formatMessage(messages.quote),
  ].filter((word) => typeof word === 'string')
}

interface RowProps {
  drafts: Drafts
  draft: Draft
  current: boolean
  /** True when the draft belongs to another account. */
  foreign: boolean
  onOpen: () => void
}

/** A draft in the list: its first words, contents and age. */
export function DraftRow({ drafts, draft, current, foreign, onOpen }: RowProps) {
  const intl = useIntl()
  const age = useRelativeTime(draft.updatedAt)
  const isElsewhere = useDraftsState(
    ({ owners, elsewhere }) => (owners[draft.id] ?? (elsewhere.has(draft.id) && 'other')) === 'other',
  )
  const { spoilerText, warning, parent, quoted } = draft.fields
  const words = draft.parts[0].text.trim() || (warning ? spoilerText.trim() : '')
  const fallback = quoted
    ? intl.formatMessage(composerQuoteMessages.quoting, { name: quoted.name || quoted.acct })
    : intl.formatMessage(messages.noText)
  const shown = words ? truncate(words, EXCERPT_LENGTH) : fallback
  const place = current ? messages.current : isElsewhere ? messages.inOtherTab : null
  const note = draft.state === 'queued' ? outboxMessages.waits : place

  const remove = ({ currentTarget }: MouseEvent) => {
    const row = currentTarget.closest('li')
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const removed = drafts.remove(draft.id)
    if (!removed) return
    if (neighbour) passFocus(neighbour)
    pushToast({
      text: () => intl.formatMessage(messages.deleted),
      identity: removed.identity,
      key: `draft-deleted:${removed.id}`,
      action: {
        label: () => intl.formatMessage(messages.undo),
        undo: true,
        run: () => drafts.restore(removed),
      },
    })
  }
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        aria-label={intl.formatMessage(messages.open, { text: shown })}
        aria-current={current || undefined}
        onClick={onOpen}
      >
        <span className={styles.words} dir="auto">
          {shown}
        </span>
        <span className={styles.about}>
          {foreign && <bdi>@{draft.identity}</bdi>}
          {parent && (
            <span className={styles.parent}>
              <ReplyIcon size={13} aria-hidden />
              <bdi>{parent.name || parent.acct}</bdi>
            </span>
          )}
          {contentNames(draft, intl).map((word) => (
            <span key={word}>{word}</span>
          ))}
          <span>{age}</span>
          {note && <span>{intl.formatMessage(note)}</span>}
        </span>
      </button>
      <IconButton
        icon={<TrashIcon />}
        label={intl.formatMessage(messages.delete)}
        tone="danger"
        disabled={isElsewhere || draft.state === 'sending' || draft.state === 'waiting'}
        onClick={remove}
      />
    </li>
  )
}
