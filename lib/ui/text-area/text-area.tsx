import { useLayoutEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react'
import { cx } from '@/lib/util/cx'
import { Field, type FieldProps } from '../field/field'
import field from '../field/field.module.css'
import styles from './text-area.module.css'

type Area = Omit<ComponentProps<'textarea'>, 'ref'> & { ref?: Ref<HTMLTextAreaElement> }

/** A text from right to left that begins with people, whose names in Latin letters say nothing about its direction. */
const MENTIONS_FIRST = /^(?:\s*@[\w.@-]+)+[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

const grows = (): boolean => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

/** A bare textarea that grows with its text, for places with their own frame and label. */
export function GrowingArea({ className, ref, value, ...rest }: Area) {
  const own = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => {
    const area = own.current
    // Browsers without field-sizing: measure after every render.
    if (!area || grows()) return
    area.style.blockSize = 'auto'
    area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  })
  return (
    <textarea
      dir={MENTIONS_FIRST.test(String(value)) ? 'rtl' : 'auto'}
      {...rest}
      ref={(area) => {
        own.current = area
        if (typeof ref === 'function') return ref(area)
        if (ref) ref.current = area
        return undefined
      }}
      value={value}
      className={cx(styles.area, className)}
    />
  )
}

type Props = FieldProps & {
  /** Next to the label, e.g. a counter. */
  aside?: ReactNode
} & Omit<Area, keyof FieldProps | 'id'>

/** Several lines of text with a label; grows from `rows` (default 3). */
export function TextArea({ label, hideLabel, hint, error, aside, className, rows = 3, ...rest }: Props) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      {(control) => (
        <GrowingArea {...rest} {...control} rows={rows} className={cx(field.control, className)} />
      )}
    </Field>
  )
}
