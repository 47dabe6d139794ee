import { useRef, useState, type FormEvent } from 'react'
import { errorText } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useUnsavedChanges } from '@/lib/modals'
import { Button } from '@/lib/ui/button/button'
import { CharacterCount } from '@/lib/ui/character-count/character-count'
import { Select } from '@/lib/ui/select'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { TextField } from '@/lib/ui/text-field/text-field'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { COLLECTION_LIMITS } from '../limits'
import { changedDetails, type CollectionDetails } from '../patches'
import { roomIn, formProblems, trimmedDetails, type FormProblem } from './form-rules'
import { messages } from './messages'
import styles from './collection-editor.module.css'

/** A language that can be chosen. */
export interface LanguageOption {
  value: string
  label: string
}

interface Props {
  initial: CollectionDetails
  languages: readonly LanguageOption[]
  /** Text of the button that sends the form. */
  action: string
  /** Sends the details. Resolves to the error, or null when they were accepted. */
  onSend: (details: CollectionDetails) => Promise<unknown>
}

/** The form for the details of a collection. A refused text stays in its field. */
export function CollectionForm({ initial, languages, action, onSend }: Props) {
  const intl = useIntl()
  const [values, setValues] = useState(initial)
  const [isSent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const change = (changes: Partial<CollectionDetails>) => {
    setValues((before) => ({ ...before, ...changes }))
    setRefusal(null)
  }
  const hasChanges = Object.keys(changedDetails(initial, trimmedDetails(values))).length > 0
  const stopAsking = useUnsavedChanges(hasChanges && !busy, messages.leave)
  const left = roomIn(values)
  const problems = formProblems(values)
  const errorOf = (...fields: FormProblem[]) => {
    // An empty name is no error before the form was sent.
    const problem = problems.find((each) => fields.includes(each) && (isSent || each !== 'noName'))
    if (problem === undefined) return undefined
    if (problem === 'noName' || problem === 'badTopic') return intl.formatMessage(messages[problem])
    const count = COLLECTION_LIMITS[problem === 'longName' ? 'name' : 'description']
    return intl.formatMessage(messages.tooLong, { count })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSent(true)
    if (problems.length > 0) {
      // The error is rendered after this.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    setBusy(true)
    setRefusal(null)
    stopAsking()
    const error = await onSend(trimmedDetails(values))
    if (error !== null) setRefusal(errorText(error, intl)?.text ?? null)
    setBusy(false)
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={intl.formatMessage(messages.name)}
        aside={<CharacterCount left={left.name} />}
        error={errorOf('noName', 'longName') ?? refusal ?? undefined}
        value={values.name}
        autoComplete="off"
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextArea
        label={intl.formatMessage(messages.description)}
        aside={<CharacterCount left={left.description} />}
        error={errorOf('longDescription')}
        value={values.description}
        rows={2}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TextField
        label={intl.formatMessage(messages.topic)}
        hint={intl.formatMessage(messages.topicHint)}
        error={errorOf('badTopic')}
        value={values.tag_name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change({ tag_name: event.target.value })}
      />
      <Select
        label={intl.formatMessage(messages.language)}
        value={values.language}
        onChange={(language) => change({ language })}
        options={[{ value: '', label: intl.formatMessage(messages.noLanguage) }, ...languages]}
      />
      <Toggle
        label={intl.formatMessage(messages.discoverable)}
        hint={intl.formatMessage(messages.discoverableHint)}
        checked={values.discoverable}
        onChange={(discoverable) => change({ discoverable })}
      />
      <Toggle
        label={intl.formatMessage(messages.sensitive)}
        hint={intl.formatMessage(messages.sensitiveHint)}
        checked={values.sensitive}
        onChange={(sensitive) => change({ sensitive })}
      />
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
