import styles from './moment-field.module.css'
import { fromLocalField, MIN_LEAD_TIME, toLocalField } from '../publish/schedule-time'
import { useClockTime } from '../editor/use-clock-time'

interface Props {
  id: string
  /** ISO 8601; null while it is incomplete. */
  value: string | null
  /** True when a server would refuse it. */
  invalid: boolean
  readOnly?: boolean
  describedBy: string
  onChange: (value: string | null) => void
}

/** Field for a local date and time, at least five minutes from now. */
export function MomentField({ id, value, invalid, readOnly = false, describedBy, onChange }: Props) {
  const now = useClockTime(true)
  return (
    <input
      id={id}
      type="datetime-local"
      className={styles.field}
      min={toLocalField(new Date(now + MIN_LEAD_TIME).toISOString())}
      value={toLocalField(value)}
      readOnly={readOnly}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(fromLocalField(event.target.value))}
    />
  )
}
