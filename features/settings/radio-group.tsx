import { useId, type ReactNode } from 'react'
import styles from './radio-group.module.css'

interface Option<V extends string> {
  value: V
  label: string
  icon?: ReactNode
}

interface Props<V extends string> {
  label: string
  hint?: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
  /** Options below each other, for long labels. Default next to each other. */
  stacked?: boolean
}

/** Chooses one of a few visible options: styled native radio buttons. */
export function RadioGroup<V extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  stacked = false,
}: Props<V>) {
  const id = useId()
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      data-stacked={stacked || undefined}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
