import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './checkbox.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className' | 'id'> {
  label: ReactNode
  hint?: ReactNode
  onChange: (checked: boolean) => void
  /** radio: one of the group with the same `name`. Default checkbox. */
  kind?: 'checkbox' | 'radio'
}

/** A native checkbox or radio button with its label. */
export function Checkbox({ label, hint, onChange, kind = 'checkbox', ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <input
        {...rest}
        id={id}
        type={kind}
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
