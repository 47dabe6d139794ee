import type { RefObject } from 'react'
import { EmojiButton } from '@/features/emoji'
import { useIntl, type Message } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AlertIcon, ThreadIcon } from '@/lib/ui/icons'
import { AttachTools, type AttachSlot } from './attachments'
import { AudiencePicker } from '../audience/audience-picker'
import { CharacterCount } from './character-count'
import styles from './composer.module.css'
import type { Draft } from '../drafts/draft'
import { getDrafts } from '../drafts/drafts'
import { DraftsList } from '../drafts-list/drafts-list'
import { LanguageHint } from '../language/language-hint'
import { LanguagePicker } from '../language/language-picker'
import { messages as media } from '../media/messages'
import { messages } from '../messages'
import { MoreTools } from './more-tools'
import { messages as poll } from '../poll/messages'
import type { Refusal } from '../publish/rules'
import { messages as sending } from '../publish/sending-messages'
import { messages as thread, scheduleMessages } from '../thread/thread-messages'
import { splitText } from '../thread/thread'
import type { Composing } from './use-composer'

const REASONS = {
  empty: messages.empty,
  too_long: messages.tooLong,
  media_failed: messages.mediaFailed,
  empty_part: thread.emptyPart,
  too_soon: scheduleMessages.tooSoon,
  poll_few: poll.few,
  poll_same: poll.same,
  poll_long: poll.long,
  alt_long: media.altLong,
} satisfies Record<Refusal, Message>

/** The label of the main button. */
function submitName(draft: Draft) {
  const edit = draft.kind === 'edit'
  if (draft.state === 'sending') return edit ? sending.saving : messages.publishing
  if (draft.parts[0].posted !== null) return sending.goOn
  if (draft.state === 'failed' || draft.state === 'unclear') return messages.again
  if (edit) return sending.save
  if (draft.parts.length > 1) return sending.publishAll
  if (draft.fields.scheduledAt !== null) return sending.schedule
  return draft.fields.parent ? messages.reply : messages.publish
}

interface Props {
  composing: Composing
  /** The part that the tools act on. */
  slot: AttachSlot
  area: RefObject<HTMLTextAreaElement | null>
  id: string
  /** The button was pressed while the draft could not be published: show the reason. */
  asked: boolean
  onPublish: () => void
  onOpenDraft: (id: string) => void
  onWarning: () => void
  onAddPart: () => void
}

function Tools({ composing, slot, area, onOpenDraft, onWarning, onAddPart }: Props) {
  const intl = useIntl()
  const { draft, readOnly } = composing
  const { part } = slot
  const at = draft.parts.findIndex(({ id }) => id === part.id)
  return (
    <div className={styles.tools}>
      <AttachTools slot={slot} />
      <EmojiButton field={area} disabled={readOnly} />
      <IconButton
        icon={<AlertIcon />}
        label={
          at > 0
            ? intl.formatMessage(thread.warning, { number: at + 1 })
            : intl.formatMessage(messages.warning)
        }
        pressed={at > 0 ? part.spoiler !== null : draft.fields.warning}
        disabled={readOnly}
        onClick={onWarning}
      />
      {draft.kind !== 'edit' && (
        <IconButton
          icon={<ThreadIcon />}
          label={intl.formatMessage(draft.parts.length > 1 ? thread.add : thread.begin)}
          disabled={readOnly}
          onClick={onAddPart}
        />
      )}
      <MoreTools composing={composing} />
      <DraftsList identity={draft.identity} current={draft.id} onOpen={onOpenDraft} />
    </div>
  )
}

/** The language of the part with the caret. The language of the first part is that of the thread. */
function LanguageTools({ composing, slot }: Pick<Props, 'composing' | 'slot'>) {
  const { draft, readOnly, change } = composing
  const language = slot.part.language ?? composing.language
  const choose = (code: string) => {
    if (slot.partId === draft.parts[0].id) change({ language: code })
    else slot.change(() => ({ language: code }))
  }
  return (
    <>
      <LanguagePicker
        value={language}
        recent={composing.recentLanguages}
        disabled={readOnly}
        onChange={choose}
      />
      {!readOnly && <LanguageHint text={slot.part.text} language={language} onChoose={choose} />}
    </>
  )
}

/** Cuts a text that is too long into the parts of a thread. */
function splitDraft({ draft, fits, language }: Composing): void {
  const drafts = getDrafts()
  const [text = '', ...texts] = splitText(draft.parts[0].text, fits, language)
  drafts.changeParts(draft.id, ([first, ...rest]) => [
    { ...first, text },
    ...texts.map((each) => drafts.newPart(each)),
    ...rest,
  ])
}

/** Tools, count and the button that publishes, under the text. */
export function ComposerBar(props: Props) {
  const intl = useIntl()
  const { composing, slot, id, asked } = props
  const { draft, refusal, sending: busy } = composing
  const { parts } = draft
  const progress = busy &&
    parts.length > 1 && { at: parts.findIndex((part) => part.posted === null) + 1, of: parts.length }
  const canSplit = refusal === 'too_long' && draft.kind !== 'edit' && (composing.left[parts[0].id] ?? 0) < 0
  return (
    <div className={styles.bar}>
      <Tools {...props} />
      <div className={styles.choices}>
        <AudiencePicker composing={composing} />
        <LanguageTools composing={composing} slot={slot} />
      </div>
      <div className={styles.end}>
        <CharacterCount left={composing.left[slot.partId] ?? 0} />
        <Button
          variant="primary"
          size="small"
          className={styles.publish}
          busy={busy}
          aria-disabled={refusal !== null || composing.elsewhere}
          aria-describedby={refusal ? `${id}-reason` : undefined}
          onClick={props.onPublish}
        >
          {intl.formatMessage(submitName(draft))}
        </Button>
      </div>
      {progress && <output className={styles.progress}>{intl.formatMessage(sending.part, progress)}</output>}
      {refusal && (
        <div
          className={
            asked || refusal === 'too_long' || refusal === 'too_soon' ? styles.reason : 'visually-hidden'
          }
        >
          <p id={`${id}-reason`} aria-live="polite">
            {intl.formatMessage(REASONS[refusal])}
          </p>
          {canSplit && (
            <Button size="small" disabled={composing.readOnly} onClick={() => splitDraft(composing)}>
              {intl.formatMessage(thread.split)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
