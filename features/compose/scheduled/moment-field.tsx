import styles from './moment-field.module.css'
import { fromLocalField, SOONEST, toLocalField } from './schedule-time'
import { useNow } from '../editor/use-now'

interface Props {
  id: string
  /** ISO 8601; null while it says nothing whole. */
  value: string | null
  /** A server would refuse it. */
  invalid: boolean
  readOnly?: boolean
  describedBy: string
  onChange: (value: string | null) => void
}

/** A time in that of this browser, at least five minutes from now. */
export function MomentField({ id, value, invalid, readOnly = false, describedBy, onChange }: Props) {
  const now = useNow(true)
  return (
    <input
      id={id}
      type="datetime-local"
      className={styles.field}
      min={toLocalField(new Date(now + SOONEST).toISOString())}
      value={toLocalField(value)}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(fromLocalField(event.target.value))}
    />
  )
}
