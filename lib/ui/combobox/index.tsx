import { Field } from '../field/field'
import field from '../field/field.module.css'
import { lazyPart } from '../lazy-part'
import type { SelectProps } from '../select/types'

/** Shows the field with its value until its code is loaded. */
function Waiting({ label, hideLabel, hint, error, options, value }: SelectProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          readOnly
          className={field.control}
          value={options.find((option) => option.value === value)?.label ?? ''}
        />
      )}
    </Field>
  )
}

/** The field of combobox.tsx for long lists such as languages; its code loads on first use. */
export const Combobox = lazyPart(() => import('./combobox'), Waiting)
