import { useEffect, useRef, type ReactNode } from 'react'
import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { DoneIcon, TrashIcon } from '@/lib/ui/icons'
import { GrowingArea } from '@/lib/ui/text-area/text-area'
import { ComposerAttachments } from '../editor/composer-attachments'
import { CharacterCount } from '@/lib/ui/character-count/character-count'
import type { DraftPart } from '../drafts/draft-parts'
import { problemMarks, problemPart } from '../drafts/problem-field'
import { messages } from './thread-messages'
import styles from './thread-parts.module.css'
import { WarningField } from '../editor/warning-field'
import type { Composing } from '../editor/composing'
import { useEditablePart } from '../editor/use-editable-part'

interface RowProps {
  composing: Composing
  /** Id of the form, the prefix of the ids in it. */
  id: string
  part: DraftPart
  /** Number of the part, from 2. */
  number: number
  /** True when the part was just added. */
  isNew: boolean
  /** The reason why this part was refused. */
  problem: ReactNode
  onFocus: () => void
}

function PartRow({ composing, id, part, number, isNew, problem, onFocus }: RowProps) {
  const intl = useIntl()
  const area = useRef<HTMLTextAreaElement>(null)
  const target = useEditablePart(composing, part.id)
  const { drafts, draft, language } = composing
  const readOnly = composing.readOnly || part.posted !== null
  const textReadOnly = composing.textReadOnly || (part.posted !== null && !composing.sending)
  useEffect(() => {
    if (isNew) area.current?.focus()
  }, [isNew])

  const remove = () => {
    const at = number - 2
    drafts.changeParts(draft.id, ([first, ...rest]) => [first, ...rest.filter(({ id }) => id !== part.id)])
    if (part.text.trim() === '' && part.media.length === 0) return
    pushToast({
      text: () => intl.formatMessage(messages.removed),
      identity: draft.identity,
      key: `part-removed:${part.id}`,
      action: {
        label: () => intl.formatMessage(messages.undo),
        undo: true,
        run: () =>
          drafts.changeParts(draft.id, ([first, ...rest]) => [first, ...rest.toSpliced(at, 0, part)]),
      },
    })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus decides which part the tools act on
    <li className={styles.part} onFocus={onFocus}>
      {part.spoiler !== null && (
        <WarningField
          id={`${id}-warning-${part.id}`}
          lang={part.language ?? language}
          aria-label={intl.formatMessage(messages.warning, { number })}
          {...problemMarks(draft, 'warning', part.id)}
          placeholder={intl.formatMessage(messages.noWarning)}
          value={part.spoiler}
          readOnly={textReadOnly}
          onChange={(event) => {
            const spoiler = event.target.value
            drafts.changePart(draft.id, part.id, () => ({ spoiler }))
          }}
        />
      )}
      <GrowingArea
        ref={area}
        id={`${id}-text-${part.id}`}
        className={styles.text}
        lang={part.language ?? language}
        rows={2}
        aria-label={intl.formatMessage(messages.part, { number })}
        {...problemMarks(draft, 'text', part.id)}
        {...((composing.left[part.id] ?? 0) < 0 && {
          'aria-invalid': true,
          'aria-describedby': `${id}-reason`,
        })}
        placeholder={intl.formatMessage(messages.placeholder)}
        value={part.text}
        readOnly={textReadOnly}
        onChange={(event) => {
          const text = event.target.value
          drafts.changePart(draft.id, part.id, () => ({ text }))
        }}
      />
      {problem}
      {target && <ComposerAttachments target={target} />}
      <div className={styles.foot}>
        {part.posted === null ? (
          <CharacterCount left={composing.left[part.id] ?? 0} />
        ) : (
          <span className={styles.done}>
            <DoneIcon size={14} aria-hidden /> {intl.formatMessage(messages.published)}
          </span>
        )}
        <IconButton
          icon={<TrashIcon />}
          label={intl.formatMessage(messages.remove, { number })}
          size="small"
          disabled={readOnly}
          onClick={remove}
        />
      </div>
    </li>
  )
}

interface Props {
  composing: Composing
  id: string
  /** Id of the part that was just added, which gets the focus. */
  newPartId: string | null
  /** The reason why the first part that is not published was refused. */
  problem: ReactNode
  onActive: (partId: string) => void
}

/** The second and later parts of a thread, each with its text, files and count. */
export function ThreadParts({ composing, id, newPartId, problem, onActive }: Props) {
  const intl = useIntl()
  const [, ...further] = composing.draft.parts
  if (further.length === 0) return null
  return (
    <ol className={styles.parts} aria-label={intl.formatMessage(messages.label)}>
      {further.map((part, at) => (
        <PartRow
          key={part.id}
          composing={composing}
          id={id}
          part={part}
          number={at + 2}
          isNew={part.id === newPartId}
          problem={part.id === problemPart(composing.draft) && problem}
          onFocus={() => onActive(part.id)}
        />
      ))}
    </ol>
  )
}
