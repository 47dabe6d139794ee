import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { isInputMethodKey } from '@/lib/util/input-method'
import { ComposerAttachments, usePasteAndDrop } from '../editor/composer-attachments'
import { ComposerBar } from './composer-bar'
import { ComposerHead } from './composer-head'
import {
  NotPrivateNotice,
  OpenInOtherTabNotice,
  ProblemNotice,
  ReadersLine,
  StorageNotice,
} from './composer-notices'
import styles from './composer.module.css'
import { warningOf } from '../drafts/draft-content'
import type { Draft } from '../drafts/draft'
import type { DraftPart } from '../drafts/draft-parts'
import type { EditablePart } from '../drafts/editable-part'
import { messages } from '../messages'
import { problemId, problemPart } from '../drafts/problem-field'
import { QuotePreview } from '../editor/previews/quote-preview'
import { warningChange } from '../drafts/draft-rules'
import { ScheduleRow } from '../scheduled/schedule-row'
import { messages as sendingMessages } from '../publish/sending-messages'
import { SensitiveSwitch } from './sensitive-switch'
import { TextFields } from './text-fields'
import { ThreadParts } from '../thread/thread-parts'
import { useComposer, type ComposerState } from './use-composer'
import { usePasteQuote } from './use-paste-quote'
import { useEditablePart } from '../editor/use-editable-part'
import { WaitingBar } from './waiting-bar'
import { Autocomplete } from '../autocomplete'
import { findInvalidField } from '../publish/invalid-field'

/** 'chat' is the composer below a conversation, which only replies to it. */
type ComposerVariant = 'page' | 'pane' | 'dialog' | 'chat'

export interface ComposerProps {
  draftId: string
  /** The layout, by the surface that shows the composer; default page. */
  variant?: ComposerVariant
  /** True to focus the end of the text on mount. */
  focusOnMount?: boolean
  /** Ref of the text field, to focus it. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>
  /** Called when another draft was opened from the list or started. */
  onOpenDraft: (id: string) => void
  /** Called when the draft was published, saved or scheduled. */
  onPublished?: () => void
  /** Called when an edit was cancelled. */
  onCancelled?: () => void
  /** Called when the draft was given to another account, with its new id. Without it the account is only named. */
  onAccount?: (identityKey: string, draftId: string) => void
}

const nothing = () => {}

/** Fields that every part of a thread has. */
const BY_PART = new Set(['text', 'warning', 'media', 'poll'])
/** Fields that show their own problems; other problems are shown for the whole draft. */
const BY_FIELD = new Set(['part', 'text', 'warning', 'media'])

function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>, wanted: boolean, draftId: string) {
  useLayoutEffect(() => {
    const area = field.current
    if (!wanted || !area) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
    // Runs again for another draft in the same composer.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [field, wanted, draftId])
}

/** Returns where the problem of a draft is shown: at its field, of a later part in the list of parts. */
function problemFieldOf(draft: Draft): string | null {
  // A problem with a poll or quote is shown at the media.
  const field = draft.problem?.field ?? null
  if (problemPart(draft) !== draft.parts[0].id && BY_PART.has(field ?? '')) return 'part'
  return field === 'poll' || field === 'quote' ? 'media' : field
}

function titleOf({ kind, fields: { parent } }: Draft, intl: IntlShape): string {
  if (kind === 'edit') return intl.formatMessage(sendingMessages.editing)
  const name = parent?.name || parent?.acct
  return name ? intl.formatMessage(messages.replyTo, { name }) : intl.formatMessage(messages.newPost)
}

/** The fields of the first part, to focus them. */
interface Fields {
  area: RefObject<HTMLTextAreaElement | null>
  warningField: RefObject<HTMLInputElement | null>
}

/** Publishes by Ctrl+Enter, and leaves a field by Escape. */
function handleKey(
  event: KeyboardEvent<HTMLFormElement>,
  { area, warningField }: Fields,
  publish: () => Promise<void>,
) {
  if (isInputMethodKey(event.nativeEvent) || event.defaultPrevented) return
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    void publish()
  }
  const { target } = event
  if (event.key === 'Enter' && target === warningField.current) {
    event.preventDefault()
    area.current?.focus()
  }
  const field = target instanceof HTMLTextAreaElement || target === warningField.current
  if (event.key !== 'Escape' || !field) return
  // Escape leaves the field but does not close a dialog around it.
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.focus()
}

/** Adds a content warning to the part that the tools act on, or removes it, and focuses its field. */
function switchWarning(
  composing: ComposerState,
  part: DraftPart,
  id: string,
  { area, warningField }: Fields,
) {
  const { draft, drafts, change } = composing
  const { fields, parts } = draft
  if (part.id === parts[0].id) {
    change(warningChange(draft, !fields.warning, composing.sensitiveByDefault))
    const to = fields.warning ? area : warningField
    requestAnimationFrame(() => to.current?.focus())
    return
  }
  const on = part.spoiler === null
  // The warning of a part starts as a copy of the thread’s.
  const spoiler = on ? warningOf(fields, part) : null
  drafts.changePart(draft.id, part.id, () => ({ spoiler }))
  const to = `${id}-${on ? 'warning' : 'text'}-${part.id}`
  requestAnimationFrame(() => document.getElementById(to)?.focus())
}

interface ComposerFieldsProps
  extends Fields, Required<Pick<ComposerProps, 'variant' | 'onOpenDraft' | 'onPublished' | 'onCancelled'>> {
  composing: ComposerState
  /** Prefix of the ids of the fields. */
  id: string
  firstPart: EditablePart
  newPartId: string | null
  /** Called with the id of the part in use; null = the first. */
  onActive: (partId: string | null) => void
  onAccount: ComposerProps['onAccount']
}

/** The fields of a draft, with its notices between them. */
function ComposerFields({
  composing,
  variant,
  id,
  area,
  warningField,
  firstPart,
  newPartId,
  onActive,
  onOpenDraft,
  onPublished,
  onCancelled,
  onAccount,
}: ComposerFieldsProps) {
  const { draft, refusal, readOnly, change } = composing
  const { fields } = draft
  const pasteQuote = usePasteQuote(composing)
  // Rendered at each place where a problem can be shown, because a live region must exist before its text.
  const problemNotice = (shown: boolean) => (
    <ProblemNotice
      composing={composing}
      id={problemId(draft)}
      shown={shown}
      onOpenDraft={onOpenDraft}
      onPublished={onPublished}
    />
  )
  const problemField = problemFieldOf(draft)

  return (
    <div className={styles.main}>
      <ComposerHead composing={composing} variant={variant} onCancelled={onCancelled} onAccount={onAccount} />
      {composing.elsewhere && <OpenInOtherTabNotice composing={composing} />}
      {problemNotice(problemField === 'warning')}
      <TextFields
        composing={composing}
        area={area}
        warningField={warningField}
        variant={variant}
        reasonId={`${id}-reason`}
        onPaste={pasteQuote}
        onFocus={() => onActive(null)}
      />
      {problemNotice(problemField === 'text' || problemField === 'media')}
      <ComposerAttachments target={firstPart} />
      <SensitiveSwitch composing={composing} />
      {fields.quoted && (
        <QuotePreview
          post={fields.quoted}
          onRemove={readOnly || draft.editing ? null : () => change({ quoted: null })}
        />
      )}
      <ThreadParts
        composing={composing}
        id={id}
        newPartId={newPartId}
        problem={problemNotice(problemField === 'part')}
        onActive={onActive}
      />
      <ScheduleRow composing={composing} isTooSoon={refusal === 'too_soon'} reasonId={`${id}-reason`} />
      {variant === 'chat' && <NotPrivateNotice composing={composing} />}
      <ReadersLine composing={composing} />
      {problemNotice(!BY_FIELD.has(problemField ?? ''))}
      <WaitingBar id={draft.id} />
      <StorageNotice id={draft.id} />
    </div>
  )
}

/** Edits one draft. Typed text is never dropped: leaving, failing and switching keep it. */
export function Composer({
  draftId,
  variant = 'page',
  focusOnMount = false,
  fieldRef,
  onOpenDraft,
  onPublished = nothing,
  onCancelled = nothing,
  onAccount,
}: ComposerProps) {
  const intl = useIntl()
  const id = useId()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const composing = useComposer(draftId, (sent) => (sent.rest ? onOpenDraft(sent.rest) : onPublished()))
  /** Id of the part that the tools act on; null = the first. */
  const [activeId, setActiveId] = useState<string | null>(null)
  /** Id of the part that was just added; it gets the focus. */
  const [newPartId, setNewPartId] = useState<string | null>(null)
  const firstPart = useEditablePart(composing)
  const activePart = useEditablePart(composing, activeId)
  const pasteHandlers = usePasteAndDrop(activePart)
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const area = fieldRef ?? ownRef
  const warningField = useRef<HTMLInputElement>(null)
  const refs = { area, warningField }
  const handlers = { onOpenDraft, onPublished, onCancelled, onAccount }
  /** Version of the draft that the user tried to publish although it was refused: shows the reason. Null before. */
  const [attemptedVersion, setAttemptedVersion] = useState<string | null>(null)
  useCaretAtEnd(area, focusOnMount, draftId)

  if (!composing || !activePart || !firstPart) return null
  const { drafts, draft, refusal, sending, readOnly, visibility } = composing
  const version = `${draft.id}:${draft.revision}`

  const publish = async () => {
    if (readOnly) return
    if (refusal) {
      setAttemptedVersion(version)
      const { form = null } = area.current ?? {}
      const wrong = form && findInvalidField(form, refusal)
      ;(wrong ?? area.current)?.focus()
    }
    // An earlier attempt may have published a draft that cannot be sent now, e.g. because its time has passed.
    const sent = await (refusal ? composing.settle() : composing.publish())
    if (sent?.rest) onOpenDraft(sent.rest)
    else if (sent) onPublished()
  }
  const addPart = () => {
    const part = drafts.newPart('')
    drafts.changeParts(draft.id, (parts) => [...parts, part])
    setNewPartId(part.id)
    setActiveId(part.id)
  }

  return (
    // Handles the keys of all its fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.composer}
      data-composer
      data-variant={variant}
      data-private={visibility === 'direct' || undefined}
      tabIndex={-1}
      aria-label={titleOf(draft, intl)}
      aria-busy={sending || undefined}
      // Enter in a single-line field submits the form; only the button and Ctrl+Enter may publish.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => handleKey(event, refs, publish)}
      {...pasteHandlers}
      onBlur={() => drafts.flush()}
    >
      <Avatar src={account?.avatar} className={styles.avatar} />
      <ComposerFields
        composing={composing}
        variant={variant}
        id={id}
        firstPart={firstPart}
        newPartId={newPartId}
        onActive={setActiveId}
        {...refs}
        {...handlers}
      />
      <ComposerBar
        composing={composing}
        inChat={variant === 'chat'}
        target={activePart}
        area={area}
        id={id}
        attempted={attemptedVersion === version}
        onPublish={() => void publish()}
        onOpenDraft={onOpenDraft}
        onWarning={() => switchWarning(composing, activePart.part, id, refs)}
        onAddPart={addPart}
      />
      <Autocomplete />
    </form>
  )
}
