import { Select as Base } from '@base-ui/react/select'
import { useRef, useState } from 'react'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { cx } from '@/lib/util/cx'
import { Field } from '../field/field'
import field from '../field/field.module.css'
import floating from '../floating/floating.module.css'
import { holdPresses, isAtRest } from '../floating/hold-presses'
import { ignoreEarlyKey } from '../floating/ignore-early-key'
import { Provided } from '../floating/provided'
import { useSheetEntry } from '../floating/use-sheet-entry'
import { CheckIcon, ChevronDownIcon } from '../icons'
import styles from './select.module.css'
import type { SelectProps } from './types'

/** Chooses one of a few values in a popup or, in small windows, a sheet. */
export default function Select({
  label,
  hideLabel,
  hint,
  error,
  options,
  value,
  onChange,
  disabled,
}: SelectProps) {
  const sheet = useIsMobile()
  const [open, setOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useSheetEntry(open && sheet, () => setOpen(false))
  return (
    <Provided>
      <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
        {(control) => (
          <Base.Root
            value={value}
            onValueChange={(next) => next !== null && onChange(next)}
            items={options.map((option) => ({ value: option.value, label: option.label }))}
            disabled={disabled ?? false}
            open={open}
            onOpenChange={setOpen}
            modal={sheet}
          >
            <Base.Trigger
              {...control}
              className={cx(field['control'], styles['trigger'])}
              aria-label={label}
              onPointerDown={() => {
                wasOpen.current = open
              }}
              // The list opens some frames after the press, but at once by keys (detail 0).
              onClick={({ detail }) => {
                if (detail > 0 && !wasOpen.current) holdPresses(isAtRest(() => popup.current))
              }}
            >
              <Base.Value className={styles['value']} />
              <Base.Icon className={styles['icon']}>
                <ChevronDownIcon size="1.125rem" />
              </Base.Icon>
            </Base.Trigger>
            <Base.Portal>
              {sheet && <Base.Backdrop className={floating['backdrop']} />}
              <Base.Positioner
                className={floating['positioner']}
                data-sheet={sheet || undefined}
                alignItemWithTrigger={false}
                align="start"
                sideOffset={4}
                collisionPadding={8}
              >
                <Base.Popup
                  ref={popup}
                  className={cx(floating['popup'], styles['popup'])}
                  onKeyDownCapture={ignoreEarlyKey}
                >
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      className={floating['item']}
                      value={option.value}
                      disabled={option.disabled ?? false}
                    >
                      {option.icon}
                      <span className={floating['label']}>
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.hint && (
                          <span className={floating['hint']}>
                            <bdi>{option.hint}</bdi>
                          </span>
                        )}
                      </span>
                      <Base.ItemIndicator className={floating['mark']}>
                        <CheckIcon size="1.125rem" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.Popup>
              </Base.Positioner>
            </Base.Portal>
          </Base.Root>
        )}
      </Field>
    </Provided>
  )
}
