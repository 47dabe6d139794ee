import type { ComponentProps, ReactNode } from 'react'
import { cx } from '@/lib/util/cx'
import { Field, type FieldProps } from '../field/field'
import field from '../field/field.module.css'

type Props = FieldProps & {
  /** Next to the label, e.g. a counter. */
  aside?: ReactNode
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>

/** One line of text with a label. */
export function TextField({ label, hideLabel, hint, error, aside, className, ...rest }: Props) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      {(control) => (
        <input type="text" dir="auto" {...rest} {...control} className={cx(field.control, className)} />
      )}
    </Field>
  )
}
