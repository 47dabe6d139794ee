import { useId } from 'react'
import { absoluteTime, useIntl } from '@/lib/i18n'
import { durationName } from '@/lib/i18n/duration-name'
import { useRuntime } from '@/lib/runtime'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { Select } from '@/lib/ui/select'
import type { Filter } from '@/schemas/filter'
import { DURATIONS } from '../expiry/expiry'
import { actionNames, contextNames, CONTEXTS } from '../messages'
import { isExpiredAt, type FilterContext, type FilterEffect } from '../rules'
import { sortContexts } from './draft'
import { actionHints, messages } from './messages'
import styles from './filter-editor.module.css'

interface GroupProps<V> {
  value: V
  error: string | undefined
  onChange: (value: V) => void
}

interface ActionProps extends GroupProps<Filter['filter_action']> {
  canBlur: boolean
  /** True when the server drops hidden posts for good, as with the v1 API. */
  drops: boolean
}

/** The action of a filter. */
export function ActionField({ value, canBlur, drops, error, onChange }: ActionProps) {
  const intl = useIntl()
  const name = useId()
  const actions: FilterEffect['action'][] = canBlur ? ['warn', 'blur', 'hide'] : ['warn', 'hide']
  return (
    <fieldset className={styles.group} data-invalid={error !== undefined || undefined}>
      <legend className={styles.legend}>{intl.formatMessage(messages.action)}</legend>
      {actions.map((action) => (
        <Checkbox
          key={action}
          kind="radio"
          name={name}
          label={intl.formatMessage(actionNames[action])}
          hint={intl.formatMessage(drops && action === 'hide' ? messages.dropHint : actionHints[action])}
          checked={value === action}
          onChange={() => onChange(action)}
        />
      ))}
      <GroupError text={error} />
    </fieldset>
  )
}

const GroupError = ({ text }: { text: string | undefined }) => (
  <div aria-live="polite">{text !== undefined && <p className={styles.error}>{text}</p>}</div>
)

/** The contexts of a filter. */
export function ContextFields({ value, error, onChange }: GroupProps<readonly FilterContext[]>) {
  const intl = useIntl()
  return (
    <fieldset className={styles.group} data-invalid={error !== undefined || undefined}>
      <legend className={styles.legend}>{intl.formatMessage(messages.contexts)}</legend>
      {CONTEXTS.map((context) => (
        <Checkbox
          key={context}
          label={intl.formatMessage(contextNames[context])}
          checked={value.includes(context)}
          onChange={(on) =>
            onChange(on ? sortContexts([...value, context]) : value.filter((each) => each !== context))
          }
        />
      ))}
      <GroupError text={error} />
    </fieldset>
  )
}

const UNCHANGED = 'unchanged'
const NEVER = 'never'

interface ExpiryProps extends GroupProps<number | null | undefined> {
  /** The expiry of the saved filter, ISO 8601; null = never. */
  end: string | null
}

/** The time after which a filter expires. */
export function ExpiryField({ value, end, error, onChange }: ExpiryProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const isExpired = isExpiredAt(end, runtime.now())
  const unchanged =
    end === null
      ? []
      : [
          {
            value: UNCHANGED,
            label: intl.formatMessage(messages.expiryKept, { date: absoluteTime(intl, end) }),
          },
        ]
  const chosen = value === undefined ? (end === null ? NEVER : UNCHANGED) : String(value ?? NEVER)
  return (
    <Select
      label={intl.formatMessage(messages.expiry)}
      hint={isExpired && value === undefined ? intl.formatMessage(messages.expiryOver) : undefined}
      error={error}
      value={chosen}
      options={[
        ...unchanged,
        ...DURATIONS.map((seconds) => ({
          value: String(seconds ?? NEVER),
          label: seconds === null ? intl.formatMessage(messages.never) : durationName(intl, seconds),
        })),
      ]}
      onChange={(next) =>
        onChange(
          next === UNCHANGED
            ? undefined
            : next === NEVER
              ? end === null && value === undefined
                ? undefined
                : null
              : Number(next),
        )
      }
    />
  )
}
