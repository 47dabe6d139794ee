import { Combobox as Base } from '@base-ui/react/combobox'
import { useIntl } from '@/lib/i18n'
import { cx } from '@/lib/util/cx'
import { Field } from '../field/field'
import field from '../field/field.module.css'
import floating from '../floating/floating.module.css'
import { Provided } from '../floating/provided'
import { CheckIcon } from '../icons'
import type { Option, SelectProps } from '../select/types'
import styles from './combobox.module.css'
import { messages } from './messages'

/** Chooses one of many values by typing part of its label, hint or value. */
export default function Combobox({
  label,
  hideLabel,
  hint,
  error,
  options,
  value,
  onChange,
  disabled,
}: SelectProps) {
  const intl = useIntl()
  const { contains } = Base.useFilter({ locale: intl.locale })
  return (
    <Provided>
      <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
        {(control) => (
          <Base.Root<Option>
            items={options}
            value={options.find((option) => option.value === value) ?? null}
            onValueChange={(next) => next && onChange(next.value)}
            itemToStringLabel={(option) => option.label}
            itemToStringValue={(option) => option.value}
            isItemEqualToValue={(one, other) => one.value === other.value}
            filter={(option, query) =>
              contains(option.label, query) || contains(option.hint ?? '', query) || option.value === query
            }
            disabled={disabled ?? false}
            autoHighlight
          >
            <Base.Input {...control} aria-label={label} className={field['control']} dir="auto" />
            <Base.Portal>
              <Base.Positioner
                className={floating['positioner']}
                align="start"
                sideOffset={4}
                collisionPadding={8}
              >
                <Base.Popup className={cx(floating['popup'], styles['popup'])}>
                  <Base.Empty className={styles['empty']}>{intl.formatMessage(messages.empty)}</Base.Empty>
                  <Base.List>
                    {(option: Option) => (
                      <Base.Item
                        key={option.value}
                        value={option}
                        className={floating['item']}
                        disabled={option.disabled ?? false}
                      >
                        {option.icon}
                        <span className={floating['label']}>
                          {option.label}
                          {option.hint && <span className={floating['hint']}>{option.hint}</span>}
                        </span>
                        <Base.ItemIndicator className={floating['mark']}>
                          <CheckIcon size="1.125rem" />
                        </Base.ItemIndicator>
                      </Base.Item>
                    )}
                  </Base.List>
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        )}
      </Field>
    </Provided>
  )
}
