import { cx } from '@/lib/util/cx'
import { Field } from '../field/field'
import field from '../field/field.module.css'
import { lazyPart } from '../lazy-part'
import type { SelectProps } from './types'
import styles from './select.module.css'

export type { SelectProps } from './types'

/** Shows the field with its value until its code is loaded. */
function Waiting({ label, hideLabel, hint, error, options, value }: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <button type="button" {...control} disabled className={cx(field.control, styles.trigger)}>
          <span className={styles.value}>{options.find((option) => option.value === value)?.label}</span>
        </button>
      )}
    </Field>
  )
}

export const Select = lazyPart(() => import('./select'), Waiting)
