import type { Limits } from '@/features/instance'
import { fullDate, useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { TrashIcon, VerifiedIcon } from '@/lib/ui/icons'
import { TextField } from '@/lib/ui/text-field/text-field'
import type { FieldProblem } from '../model/problems'
import type { FieldValue } from '../model/profile-values'
import { messages, fieldProblemTexts } from './messages'
import styles from './fields.module.css'

interface Props {
  field: FieldValue
  /** The label of the field, or its position. */
  name: string
  problem: FieldProblem | null
  /** The message of the server about this field, and the part that it is shown at. */
  refused?: { part: 'name' | 'value'; text: string } | undefined
  limits: Limits['profile']
  /** ISO 8601; undefined for a value that is not verified. */
  verifiedAt: string | undefined
  onChange: (part: Partial<FieldValue>) => void
  onRemove: () => void
}

/** One custom field. */
export function FieldRow({ field, name, problem, refused, limits, verifiedAt, onChange, onRemove }: Props) {
  const intl = useIntl()
  const found = problem === 'valueTooLong' ? 'value' : 'name'
  const errorOf = (part: 'name' | 'value') =>
    problem !== null && found === part
      ? intl.formatMessage(fieldProblemTexts[problem], {
          most: part === 'value' ? limits.fieldValueCharacters : limits.fieldNameCharacters,
        })
      : refused?.part === part
        ? refused.text
        : undefined
  return (
    <div className={styles.field} data-field={field.key}>
      <div className={styles.texts}>
        <TextField
          label={intl.formatMessage(messages.label, { name })}
          hideLabel
          placeholder={intl.formatMessage(messages.labelPlaceholder)}
          error={errorOf('name')}
          value={field.name}
          autoComplete="off"
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          label={intl.formatMessage(messages.value, { name })}
          hideLabel
          placeholder={intl.formatMessage(messages.valuePlaceholder)}
          error={errorOf('value')}
          value={field.value}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => onChange({ value: event.target.value })}
        />
        {verifiedAt !== undefined && (
          <p className={styles.verified}>
            <VerifiedIcon size="1rem" aria-hidden />
            {intl.formatMessage(messages.verified, { date: fullDate(intl, verifiedAt) })}
          </p>
        )}
      </div>
      <IconButton
        icon={<TrashIcon size={18} aria-hidden />}
        label={intl.formatMessage(messages.remove, { name })}
        onClick={onRemove}
      />
    </div>
  )
}
