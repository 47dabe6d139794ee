import type { ClipboardEvent, RefObject } from 'react'
import { useIntl } from '@/lib/i18n'
import { GrowingArea } from '@/lib/ui/text-area/text-area'
import styles from './composer.module.css'
import { messages } from '../messages'
import { isAbout, problemId, problemMarks } from '../publish/problem-field'
import type { Composing } from './use-composer'

interface Props {
  composing: Composing
  area: RefObject<HTMLTextAreaElement | null>
  warningField: RefObject<HTMLInputElement | null>
  place: string
  /** Id of what says why it cannot be published as it is. */
  reasonId: string
  onPaste: (event: ClipboardEvent) => void
  onFocus: () => void
}

/** The text of the first part, and the warning of the thread. */
export function TextFields({ composing, area, warningField, place, reasonId, onPaste, onFocus }: Props) {
  const intl = useIntl()
  const { draft, language, change, left } = composing
  const {
    fields,
    parts: [part],
  } = draft
  const placeholder = fields.parent ? messages.placeholderReply : messages.placeholder
  const readOnly = composing.textReadOnly || (part.posted !== null && !composing.sending)
  const isLong = (left[part.id] ?? 0) < 0
  return (
    <>
      {fields.warning && (
        <input
          ref={warningField}
          type="text"
          enterKeyHint="next"
          className={styles.warning}
          dir="auto"
          lang={language}
          aria-label={intl.formatMessage(messages.warning)}
          {...problemMarks(draft, 'warning', part.id)}
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
        aria-invalid={isLong || isAbout(draft, 'text', part.id) || undefined}
        aria-describedby={isLong ? reasonId : problemId(draft)}
        placeholder={intl.formatMessage(placeholder)}
        value={part.text}
        readOnly={readOnly}
        onChange={(event) => change({ text: event.target.value })}
        onPaste={onPaste}
        onFocus={onFocus}
      />
    </>
  )
}
