import type { ClipboardEvent, RefObject } from 'react'
import { useIntl } from '@/lib/i18n'
import { GrowingArea } from '@/lib/ui/text-area/text-area'
import styles from './composer.module.css'
import { messages } from '../messages'
import { isProblemAbout, problemId, problemMarks } from '../drafts/problem-field'
import { WarningField } from '../editor/warning-field'
import type { Composing } from '../editor/composing'

interface Props {
  composing: Composing
  area: RefObject<HTMLTextAreaElement | null>
  warningField: RefObject<HTMLInputElement | null>
  variant: string
  /** Id of the element that says why the draft cannot be published. */
  reasonId: string
  onPaste: (event: ClipboardEvent) => void
  onFocus: () => void
}

/** Rows of the empty text field by layout; default 3. */
const ROWS: Readonly<Record<string, number | undefined>> = { pane: 4, chat: 1 }

/** The text of the first part, and the warning of the thread. */
export function TextFields({ composing, area, warningField, variant, reasonId, onPaste, onFocus }: Props) {
  const intl = useIntl()
  const { draft, language, change, left } = composing
  const {
    fields,
    parts: [part],
  } = draft
  const placeholder = fields.parent ? messages.replyPlaceholder : messages.placeholder
  const readOnly = composing.textReadOnly || (part.posted !== null && !composing.sending)
  const isLong = (left[part.id] ?? 0) < 0
  return (
    <>
      {fields.warning && (
        <WarningField
          ref={warningField}
          enterKeyHint="next"
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
        rows={ROWS[variant] ?? 3}
        aria-label={intl.formatMessage(messages.text)}
        aria-invalid={isLong || isProblemAbout(draft, 'text', part.id) || undefined}
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
