import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldProps {
  label: string
  /** Keeps the label for screen readers only, where the context is clear. */
  hideLabel?: boolean | undefined
  /** The expected input, below the label. */
  hint?: ReactNode
  /** The problem; announced when it appears. */
  error?: ReactNode
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props extends FieldProps {
  /** Next to the label: a counter, a link. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around a control. */
export function Field({ label, hideLabel = false, hint, error, aside, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <div className={hideLabel && !aside ? 'visually-hidden' : styles.head}>
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
