import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { Attachments, useIntake } from './attachments'
import { ComposerBar } from './composer-bar'
import { ComposerHead } from './composer-head'
import { ElsewhereNotice, ProblemNotice, ReadersLine, StorageNotice } from './composer-notices'
import styles from './composer.module.css'
import { warningOf } from '../drafts/draft-content'
import type { Part } from '../drafts/draft-parts'
import { getDrafts } from '../drafts/drafts'
import { messages } from '../messages'
import { problemId, problemPart } from '../publish/problem-field'
import { QuotePreview } from './quote-preview'
import { warningChange } from '../publish/rules'
import { ScheduleRow } from '../scheduled/schedule-row'
import { messages as sendingMessages } from '../publish/sending-messages'
import { SensitiveSwitch } from './sensitive-switch'
import { TextFields } from './text-fields'
import { ThreadParts } from '../thread/thread-parts'
import { useComposer } from './use-composer'
import { usePasteQuote } from '../open/use-paste-quote'
import { useSlot } from './use-slot'
import { WaitingBar } from './waiting-bar'
import { Suggest } from '../suggest'
import { findInvalidField } from '../publish/invalid-field'

export interface ComposerProps {
  draftId: string
  /** Its surroundings: an own page, the side pane, a dialog, or a post above it. Default page. */
  place?: 'page' | 'pane' | 'dialog' | 'inline'
  /** Puts the caret at the end of the text when it appears. */
  startInside?: boolean
  /** The field, for whoever wants to put the caret there. */
  fieldRef?: RefObject<HTMLTextAreaElement | null>
  /** Another draft was chosen from the list, or begun. */
  onOpenDraft: (id: string) => void
  /** It is published, saved or scheduled. */
  onPublished?: () => void
  /** An edit was given up. */
  onCancelled?: () => void
}

const nothing = () => {}

/** Fields that every part of a thread has of its own. */
const BY_PART = new Set(['text', 'warning', 'media', 'poll'])
/** Fields by which a problem is shown; others are about the whole. */
const BY_FIELD = new Set(['part', 'text', 'warning', 'media'])

function useCaretAtEnd(field: RefObject<HTMLTextAreaElement | null>, wanted: boolean, draftId: string) {
  useEffect(() => {
    const area = field.current
    if (!wanted || !area) return
    area.focus()
    area.setSelectionRange(area.value.length, area.value.length)
    // Runs again for another draft in the same composer.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [field, wanted, draftId])
}

/** Writes one draft. Nothing that is typed is ever dropped: leaving, failing and switching keep it. */
export function Composer({
  draftId,
  place = 'page',
  startInside = false,
  fieldRef,
  onOpenDraft,
  onPublished = nothing,
  onCancelled = nothing,
}: ComposerProps) {
  const intl = useIntl()
  const id = useId()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const composing = useComposer(draftId)
  /** Id of the part that the tools act on; null = the first. */
  const [active, setActive] = useState<string | null>(null)
  const [fresh, setFresh] = useState<string | null>(null)
  const first = useSlot(composing)
  const slot = useSlot(composing, active)
  const intake = useIntake(slot)
  const pasteQuote = usePasteQuote(composing)
  const ownRef = useRef<HTMLTextAreaElement>(null)
  const area = fieldRef ?? ownRef
  const warningField = useRef<HTMLInputElement>(null)
  /** The reason is shown once somebody asked for it by pressing. */
  const [asked, setAsked] = useState<string | null>(null)
  useCaretAtEnd(area, startInside, draftId)

  if (!composing || !slot || !first) return null
  const { draft, refusal, sending, readOnly, change, visibility } = composing
  const { fields } = draft
  const version = `${draft.id}:${draft.revision}`

  const publish = async () => {
    if (readOnly) return
    if (refusal) {
      setAsked(version)
      const { form = null } = area.current ?? {}
      const wrong = form && findInvalidField(form, refusal)
      ;(wrong ?? area.current)?.focus()
      return
    }
    const sent = await composing.publish()
    if (sent?.rest) onOpenDraft(sent.rest)
    else if (sent) onPublished()
  }
  const pressed = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
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
    // Leaves the field; what is around it, a dialog above all, stays.
    event.preventDefault()
    event.stopPropagation()
    event.currentTarget.focus()
  }
  const switchPartWarning = (part: Part) => {
    const on = part.spoiler === null
    // Its own warning begins with that of the thread.
    const spoiler = on ? warningOf(fields, part) : null
    getDrafts().changePart(draft.id, part.id, () => ({ spoiler }))
    const to = `${id}-${on ? 'warning' : 'text'}-${part.id}`
    requestAnimationFrame(() => document.getElementById(to)?.focus())
  }
  const switchWarning = () => {
    if (slot.partId !== first.partId) return switchPartWarning(slot.part)
    change(warningChange(draft, !fields.warning, composing.sensitiveByDefault))
    const to = fields.warning ? area : warningField
    requestAnimationFrame(() => to.current?.focus())
  }
  const addPart = () => {
    const part = getDrafts().newPart('')
    getDrafts().changeParts(draft.id, (parts) => [...parts, part])
    setFresh(part.id)
    setActive(part.id)
  }
  // Each place has its own: a live region must be there before its words.
  const problem = (shown: boolean) => (
    <ProblemNotice
      composing={composing}
      id={problemId(draft)}
      shown={shown}
      onOpenDraft={onOpenDraft}
      onPublished={onPublished}
    />
  )
  const about = draft.problem?.field ?? null
  const further = problemPart(draft) !== first.partId && BY_PART.has(about ?? '')
  const at = further ? 'part' : about === 'poll' || about === 'quote' ? 'media' : about
  const name = fields.parent?.name || fields.parent?.acct
  const title =
    draft.kind === 'edit'
      ? intl.formatMessage(sendingMessages.editing)
      : name
        ? intl.formatMessage(messages.replyTo, { name })
        : intl.formatMessage(messages.newPost)

  return (
    // The keys concern its fields, wherever the focus is among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.composer}
      data-place={place}
      data-private={visibility === 'direct' || undefined}
      tabIndex={-1}
      aria-label={title}
      aria-busy={sending || undefined}
      // Enter in a field of one line submits the form; only the button and Ctrl+Enter publish.
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={pressed}
      {...intake}
      onBlur={() => getDrafts().flush()}
    >
      <Avatar src={account?.avatar} className={styles.avatar} />
      <div className={styles.main}>
        <ComposerHead composing={composing} titled={place === 'dialog'} onCancelled={onCancelled} />
        {composing.elsewhere && <ElsewhereNotice draft={draft} />}
        {problem(at === 'warning')}
        <TextFields
          composing={composing}
          area={area}
          warningField={warningField}
          place={place}
          reasonId={`${id}-reason`}
          onPaste={pasteQuote}
          onFocus={() => setActive(null)}
        />
        {problem(at === 'text' || at === 'media')}
        <Attachments slot={first} />
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
          freshId={fresh}
          problem={problem(at === 'part')}
          onActive={setActive}
        />
        <ScheduleRow composing={composing} reasonId={`${id}-reason`} />
        <ReadersLine composing={composing} />
        {problem(!BY_FIELD.has(at ?? ''))}
        <WaitingBar id={draft.id} />
        <StorageNotice id={draft.id} />
      </div>
      <ComposerBar
        composing={composing}
        slot={slot}
        area={area}
        id={id}
        asked={asked === version}
        onPublish={() => void publish()}
        onOpenDraft={onOpenDraft}
        onWarning={switchWarning}
        onAddPart={addPart}
      />
      <Suggest />
    </form>
  )
}
