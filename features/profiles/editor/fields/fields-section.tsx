import { useEffect, useRef } from 'react'
import { useLimits } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { AddIcon } from '@/lib/ui/icons'
import SortableList from '@/lib/ui/sortable-list/sortable-list'
import { fieldProblem, refusedField } from '../model/problems'
import type { FieldValue, OwnProfile } from '../model/profile-values'
import { EditorSection } from '../section/editor-section'
import { useSection } from '../section/use-section'
import { FieldRow } from './field-row'
import { messages } from './messages'
import { VerificationHelp } from './verification-help'
import styles from './fields.module.css'

/** Returns a key that no field has. */
const newKey = (fields: readonly FieldValue[]): string =>
  String(Math.max(-1, ...fields.map(({ key }) => Number(key))) + 1)

/** The custom fields, each a label and a value, with buttons to add, move and remove them. */
export function FieldsSection({ profile }: { profile: OwnProfile }) {
  const intl = useIntl()
  const limits = useLimits().profile
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** Key of the field to focus after a change; null for the button that adds. */
  const focusNext = useRef<string | null>(undefined)
  const section = useSection('fields', profile, ['fields'])
  const { values, problems, change } = section
  const { fields } = values
  useEffect(() => {
    const key = focusNext.current
    focusNext.current = undefined
    if (key === undefined) return
    const row = key === null ? null : list.current?.querySelector(`[data-field="${key}"] input`)
    ;((row as HTMLElement | null) ?? addButton.current)?.focus()
  })

  const nameOf = ({ name }: FieldValue, at: number) =>
    name.trim() || intl.formatMessage(messages.unnamed, { number: at + 1 })
  const add = () => {
    const key = newKey(fields)
    focusNext.current = key
    change({ fields: [...fields, { key, name: '', value: '' }] })
  }
  const remove = (gone: FieldValue, at: number) => {
    const rest = fields.filter(({ key }) => key !== gone.key)
    focusNext.current = rest[Math.min(at, rest.length - 1)]?.key ?? null
    change({ fields: rest })
  }
  const order = (keys: readonly string[]) =>
    change({ fields: keys.flatMap((key) => fields.filter((field) => field.key === key)) })
  const found = fields.map((field) => fieldProblem(field, limits))
  const refusal = problems.get('fields')
  const refused = refusal === undefined ? null : refusedField(fields, refusal)
  const isFull = fields.length >= limits.fields
  return (
    <EditorSection
      name={section.name}
      title={intl.formatMessage(messages.title)}
      text={intl.formatMessage(messages.text)}
      isInvalid={found.some((problem) => problem !== null)}
      saving={section}
    >
      <div ref={list} className={styles.list}>
        {fields.length > 0 && (
          <SortableList
            label={intl.formatMessage(messages.title)}
            onOrder={order}
            items={fields.map((field, at) => ({
              id: field.key,
              name: nameOf(field, at),
              content: (
                <FieldRow
                  field={field}
                  name={nameOf(field, at)}
                  problem={found[at] ?? null}
                  refused={
                    refused?.key === field.key && refusal !== undefined
                      ? { part: refused.part, text: refusal }
                      : undefined
                  }
                  limits={limits}
                  verifiedAt={profile.verified.get(field.value)}
                  onChange={(part) =>
                    change({
                      fields: fields.map((each) => (each.key === field.key ? { ...each, ...part } : each)),
                    })
                  }
                  onRemove={() => remove(field, at)}
                />
              ),
            }))}
          />
        )}
        <div aria-live="polite">
          {refusal !== undefined && !refused && <p className={styles.error}>{refusal}</p>}
        </div>
      </div>
      <Button
        ref={addButton}
        size="small"
        className={styles.add}
        icon={<AddIcon size={16} aria-hidden />}
        aria-disabled={isFull || undefined}
        onClick={() => !isFull && add()}
      >
        {intl.formatMessage(messages.add)}
      </Button>
      {isFull && <p className={styles.hint}>{intl.formatMessage(messages.full, { count: limits.fields })}</p>}
      <VerificationHelp />
    </EditorSection>
  )
}
