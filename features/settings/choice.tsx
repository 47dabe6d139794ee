import { useId, type ReactNode } from 'react'
import styles from './choice.module.css'

interface Option<V extends string> {
  value: V
  label: string
  icon?: ReactNode
}

interface Props<V extends string> {
  label: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
  /** One under the other, for long names. Default beside each other. */
  stacked?: boolean
}

/** One of a few, all in sight: native radio buttons under their looks. */
export function Choice<V extends string>({ label, options, value, onChange, stacked = false }: Props<V>) {
  const id = useId()
  return (
    <fieldset className={styles.choice} data-stacked={stacked || undefined}>
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
    </fieldset>
  )
}
