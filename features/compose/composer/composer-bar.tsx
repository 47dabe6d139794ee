import type { RefObject } from 'react'
import { EmojiButton } from '@/features/emoji'
import { useIntl, type Message } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AlertIcon, ThreadIcon } from '@/lib/ui/icons'
import { AttachTools } from '../editor/composer-attachments'
import type { EditablePart } from '../drafts/editable-part'
import { AudiencePicker } from '../audience/audience-picker'
import { CharacterCount } from '@/lib/ui/character-count/character-count'
import styles from './composer.module.css'
import type { Draft } from '../drafts/draft'
import { DraftsList } from '../drafts-list/drafts-list'
import { LanguageHint } from './language-hint'
import { LanguagePicker } from '../language/language-picker'
import { messages as media } from '../media/messages'
import { messages, visibilityMessages } from '../messages'
import { MoreTools } from './more-tools'
import { messages as poll } from '../poll/messages'
import type { Refusal } from '../publish/refusal'
import { messages as sending } from '../publish/sending-messages'
import { messages as thread, scheduleMessages } from '../thread/thread-messages'
import { splitText } from '../thread/thread'
import type { ComposerState } from './use-composer'

const REASONS = {
  empty: messages.empty,
  too_long: messages.tooLong,
  media_failed: messages.mediaFailed,
  empty_part: thread.emptyPart,
  too_soon: scheduleMessages.tooSoon,
  poll_few: poll.tooFew,
  poll_same: poll.duplicate,
  poll_long: poll.optionTooLong,
  alt_long: media.altLong,
  no_audience: visibilityMessages.unknownText,
} satisfies Record<Refusal, Message>

/** The label of the main button. */
function submitName(draft: Draft) {
  const edit = draft.kind === 'edit'
  if (draft.state === 'sending') return edit ? sending.saving : messages.posting
  if (draft.parts[0].posted !== null) return sending.postRest
  if (draft.state === 'failed' || draft.state === 'unclear') return messages.tryAgain
  if (edit) return sending.save
  if (draft.parts.length > 1) return sending.postAll
  if (draft.fields.scheduledAt !== null) return sending.schedule
  return draft.fields.parent ? messages.reply : messages.post
}

interface Props {
  composing: ComposerState
  /** True below a conversation: hides the choices of audience, draft and thread. */
  inChat: boolean
  /** The part that the tools act on. */
  target: EditablePart
  area: RefObject<HTMLTextAreaElement | null>
  id: string
  /** True when the user pressed the button although this version cannot be published: shows the reason. */
  attempted: boolean
  onPublish: () => void
  onOpenDraft: (id: string) => void
  onWarning: () => void
  onAddPart: () => void
}

function Tools({ composing, inChat, target, area, onOpenDraft, onWarning, onAddPart }: Props) {
  const intl = useIntl()
  const { draft, readOnly } = composing
  const { part } = target
  const at = draft.parts.findIndex(({ id }) => id === part.id)
  return (
    <div className={styles.tools}>
      <AttachTools target={target} />
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
        data-action="content-warning"
        data-shortcut="contentWarning"
        onClick={onWarning}
      />
      {draft.kind !== 'edit' && !inChat && (
        <IconButton
          icon={<ThreadIcon />}
          label={intl.formatMessage(draft.parts.length > 1 ? thread.add : thread.start)}
          disabled={readOnly}
          onClick={onAddPart}
        />
      )}
      {!inChat && (
        <DraftsList
          drafts={composing.drafts}
          identity={draft.identity}
          current={draft.id}
          onOpen={onOpenDraft}
        />
      )}
      {/* Last: it appears once the server is known to schedule posts, and would move what is after it. */}
      <MoreTools composing={composing} />
    </div>
  )
}

/** The language of the part with the caret; for the first part, the language of the thread. */
function LanguageTools({ composing, target }: Pick<Props, 'composing' | 'target'>) {
  const { draft, readOnly, change } = composing
  const language = target.part.language ?? composing.language
  const choose = (code: string) => {
    if (target.partId === draft.parts[0].id) change({ language: code })
    else target.change(() => ({ language: code }))
  }
  return (
    <>
      <LanguagePicker
        value={language}
        recent={composing.recentLanguages}
        disabled={readOnly}
        onChange={choose}
      />
      {!readOnly && <LanguageHint text={target.part.text} language={language} onChoose={choose} />}
    </>
  )
}

/** Splits a text that is too long into the parts of a thread. */
function splitDraft({ drafts, draft, fits, language }: ComposerState): void {
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
  const { composing, inChat, target, id, attempted } = props
  const { draft, refusal, sending: busy } = composing
  const { parts } = draft
  const progress = busy &&
    parts.length > 1 && { at: parts.findIndex((part) => part.posted === null) + 1, of: parts.length }
  const canSplit = refusal === 'too_long' && draft.kind !== 'edit' && (composing.left[parts[0].id] ?? 0) < 0
  return (
    <div className={styles.bar}>
      <Tools {...props} />
      <div className={styles.choices}>
        {!inChat && <AudiencePicker composing={composing} />}
        <LanguageTools composing={composing} target={target} />
      </div>
      <div className={styles.end}>
        <CharacterCount left={composing.left[target.partId] ?? 0} />
        <Button
          variant="primary"
          size="small"
          className={styles.publish}
          busy={busy}
          aria-disabled={refusal !== null || composing.elsewhere || draft.inOutbox}
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
            attempted || refusal === 'too_long' || refusal === 'too_soon' ? styles.reason : 'visually-hidden'
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
