import { useId, type ComponentProps, type ReactNode } from 'react'
import styles from './toggle.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'className' | 'id'> {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that takes effect at once. A styled native checkbox, so it needs no code of its own. */
export function Toggle({ label, hint, checked, onChange, ...rest }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
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
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
