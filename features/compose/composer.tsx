import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { EmojiButton } from '@/features/emoji'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { AlertIcon } from '@/lib/ui/icons'
import { GrowingArea } from '@/lib/ui/text-area/text-area'
import { Attachments, AttachTools, useIntake, type AttachSlot } from './attachments'
import { CharacterCount } from './character-count'
import { ElsewhereNotice, ProblemNotice, ReadersLine, StorageNotice } from './composer-notices'
import styles from './composer.module.css'
import { getDrafts } from './drafts'
import { DraftsList } from './drafts-list'
import { LanguagePicker } from './language-picker'
import { messages } from './messages'
import { ReplyPreview } from './reply-preview'
import { detachChange, warningChange } from './rules'
import { useComposer, type Composing } from './use-composer'
import { useSlot } from './use-slot'
import { VisibilityMenu } from './visibility-menu'

export interface ComposerProps {
  draftId: string
  /** Where it stands: a page of its own, the side pane, a dialog, or under a post. Default page. */
  place?: 'page' | 'pane' | 'dialog' | 'inline'
  /** Puts the caret at the end of the text when it appears. */
  startInside?: boolean
  /** The field, for whoever wants to put the caret there. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>
  /** Another draft was chosen from the list, or begun. */
  onOpenDraft: (id: string) => void
  /** It is published, saved or scheduled. */
  onPublished?: () => void
}

const REASONS = { empty: messages.empty, too_long: messages.tooLong, media_failed: messages.mediaFailed }

function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>, wanted: boolean, draftId: string) {
  useEffect(() => {
    const area = field.current
    if (!wanted || !area) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
    // Another draft in the same place begins anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [field, wanted, draftId])
}

interface ToolsProps {
  composing: Composing
  slot: AttachSlot
  area: RefObject<HTMLTextAreaElement | null>
  onOpenDraft: (id: string) => void
  onWarning: () => void
}

function Tools({ composing, slot, area, onOpenDraft, onWarning }: ToolsProps) {
  const intl = useIntl()
  const { draft, readOnly, visibility, change } = composing
  return (
    <div className={styles.tools}>
      <AttachTools slot={slot} />
      <EmojiButton field={area} disabled={readOnly} />
      <VisibilityMenu
        value={visibility}
        parent={draft.fields.parent?.visibility ?? null}
        disabled={readOnly}
        onChange={(next) => change({ visibility: next })}
      />
      <IconButton
        icon={<AlertIcon />}
        label={intl.formatMessage(messages.warning)}
        pressed={draft.fields.warning}
        disabled={readOnly}
        onClick={onWarning}
      />
      <LanguagePicker
        value={composing.language}
        recent={composing.recentLanguages}
        disabled={readOnly}
        onChange={(language) => change({ language })}
      />
      <DraftsList identity={draft.identity} current={draft.id} onOpen={onOpenDraft} />
    </div>
  )
}

interface FieldsProps {
  composing: Composing
  area: RefObject<HTMLTextAreaElement | null>
  warningField: RefObject<HTMLInputElement | null>
  place: string
  /** Id of what says why it was not published. */
  problemId: string
}

function TextFields({ composing, area, warningField, place, problemId }: FieldsProps) {
  const intl = useIntl()
  const { draft, language, readOnly, change, left } = composing
  const { fields } = draft
  const placeholder = fields.parent ? messages.placeholderReply : messages.placeholder
  return (
    <>
      {fields.warning && (
        <input
          ref={warningField}
          type="text"
          className={styles.warning}
          dir="auto"
          lang={language}
          aria-label={intl.formatMessage(messages.warning)}
          placeholder={intl.formatMessage(messages.warningPlaceholder)}
          value={fields.spoilerText}
          readOnly={readOnly}
          onChange={(event) => change({ spoilerText: event.target.value })}
        />
      )}
      <GrowingArea
        ref={area}
        className={styles.text}
        lang={language}
        rows={place === 'pane' ? 4 : 3}
        aria-label={intl.formatMessage(messages.text)}
        aria-invalid={left < 0 || undefined}
        aria-describedby={problemId}
        placeholder={intl.formatMessage(placeholder)}
        value={fields.text}
        readOnly={readOnly}
        onChange={(event) => change({ text: event.target.value })}
      />
    </>
  )
}

/** Writes one draft. Nothing that is typed is ever dropped: leaving, failing and switching keep it. */
export function Composer({
  draftId,
  place = 'page',
  startInside = false,
  fieldRef,
  onOpenDraft,
  onPublished,
}: ComposerProps) {
  const intl = useIntl()
  const id = useId()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const composing = useComposer(draftId)
  const slot = useSlot(composing)
  const intake = useIntake(slot)
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const area = fieldRef ?? ownRef
  const warningField = useRef<HTMLInputElement>(null)
  /** The reason is shown once somebody asked for it by pressing. */
  const [asked, setAsked] = useState<string | null>(null)
  useCaretAtEnd(area, startInside, draftId)

  if (!composing || !slot) return null
  const { draft, refusal, sending, readOnly, change, visibility } = composing
  const { fields } = draft
  const name = fields.parent?.name || fields.parent?.acct
  const failed = draft.state === 'failed' || draft.state === 'unclear'
  const askedNow = asked === `${draft.id}:${draft.revision}`

  const publish = async () => {
    if (readOnly) return
    if (refusal) {
      setAsked(`${draft.id}:${draft.revision}`)
      area.current?.focus()
      return
    }
    if (await composing.submit()) onPublished?.()
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void publish()
  }
  const pressed = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void publish()
    }
    const field = event.target === area.current || event.target === warningField.current
    if (event.key !== 'Escape' || !field) return
    // Leaves the field; what is around it, a dialog above all, stays.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.focus()
  }
  const switchWarning = () => {
    change(warningChange(draft, !fields.warning, composing.sensitiveByDefault))
    const to = fields.warning ? area : warningField
    requestAnimationFrame(() => to.current?.focus())
  }
  const submitName = failed ? messages.again : fields.parent ? messages.reply : messages.publish

  return (
    // The keys concern its fields, wherever the focus is among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.composer}
      data-place={place}
      data-private={visibility === 'direct' || undefined}
      tabIndex={-1}
      aria-label={
        name ? intl.formatMessage(messages.replyTo, { name }) : intl.formatMessage(messages.newPost)
      }
      aria-busy={sending || undefined}
      onSubmit={submitted}
      onKeyDown={pressed}
      {...intake}
      onBlur={() => getDrafts().flush()}
    >
      <Avatar src={account?.avatar} className={styles.avatar} />
      <div className={styles.main}>
        {fields.parent && (
          <ReplyPreview
            parent={fields.parent}
            titled={place === 'dialog'}
            onDetach={readOnly ? null : () => change(detachChange(fields))}
          />
        )}
        {composing.elsewhere && <ElsewhereNotice draft={draft} />}
        <TextFields
          composing={composing}
          area={area}
          warningField={warningField}
          place={place}
          problemId={`${id}-problem`}
        />
        <Attachments slot={slot} />
        <ReadersLine composing={composing} />
        <ProblemNotice draft={draft} id={`${id}-problem`} />
        <StorageNotice />
      </div>
      <div className={styles.bar}>
        <Tools
          composing={composing}
          slot={slot}
          area={area}
          onOpenDraft={onOpenDraft}
          onWarning={switchWarning}
        />
        <div className={styles.end}>
          <CharacterCount left={composing.left} />
          <Button
            type="submit"
            variant="primary"
            size="small"
            className={styles.publish}
            busy={sending}
            aria-disabled={refusal !== null || composing.elsewhere}
            aria-describedby={refusal ? `${id}-reason` : undefined}
          >
            {intl.formatMessage(sending ? messages.publishing : submitName)}
          </Button>
        </div>
        {refusal && (
          <p
            id={`${id}-reason`}
            className={askedNow || refusal === 'too_long' ? styles.reason : 'visually-hidden'}
            aria-live="polite"
          >
            {intl.formatMessage(REASONS[refusal])}
          </p>
        )}
      </div>
    </form>
  )
}
