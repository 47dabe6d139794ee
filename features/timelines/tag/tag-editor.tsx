import { useState, type FormEvent } from 'react'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { CloseIcon, SlidersIcon } from '@/lib/ui/icons'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import { TextField } from '@/lib/ui/text-field/text-field'
import { Toggle } from '@/lib/ui/toggle/toggle'
import {
  isPlainTag,
  isTagName,
  MOST_TAGS,
  plainTag,
  tidyTagMode,
  type TagKind,
  type TagMode,
} from './tag-mode'
import styles from './tag-editor.module.css'

const messages = defineMessages({
  edit: {
    id: 'tagEditor.edit',
    defaultMessage: 'More hashtags',
    description: 'Button over the list of a hashtag: which further hashtags count',
  },
  any: {
    id: 'tagEditor.any',
    defaultMessage: 'Also posts with any of',
    description: 'Label of a field for hashtags: posts with one of them are shown as well',
  },
  all: {
    id: 'tagEditor.all',
    defaultMessage: 'Only posts with all of',
    description: 'Label of a field for hashtags: posts must have each of them',
  },
  none: {
    id: 'tagEditor.none',
    defaultMessage: 'No posts with any of',
    description: 'Label of a field for hashtags: posts with one of them are left out',
  },
  local: {
    id: 'tagEditor.local',
    defaultMessage: 'Only posts of this server',
    description: 'Switch over the list of a hashtag',
  },
  remove: {
    id: 'tagEditor.remove',
    defaultMessage: 'Remove #{name}',
    description: 'Button on a hashtag in a list of hashtags',
  },
  invalid: {
    id: 'tagEditor.invalid',
    defaultMessage: 'A hashtag has letters, digits and underscores only.',
    description: 'Error at a field for hashtags',
  },
  hint: {
    id: 'tagEditor.hint',
    defaultMessage: 'Separate with spaces',
    description: 'Hint at a field for several hashtags',
  },
  most: {
    id: 'tagEditor.most',
    defaultMessage: 'No more than {count, number} are looked at.',
    description: 'Error at a field for hashtags',
  },
  apply: { id: 'tagEditor.apply', defaultMessage: 'Show', description: 'Button: shows the list as chosen' },
  clear: {
    id: 'tagEditor.clear',
    defaultMessage: 'Only #{name}',
    description: 'Button: takes away all further hashtags',
  },
})

interface Props {
  name: string
  mode: TagMode
  /** Called with a tidy mode on submit. */
  onChange: (mode: TagMode) => void
}

/** Creates the trigger of the popover; `active` when a mode is set. */
const button = (label: string, active: boolean) =>
  function TagButton(props: TriggerProps) {
    return (
      <IconButton
        icon={<SlidersIcon size={18} aria-hidden />}
        label={label}
        data-active={active || undefined}
        className={styles.trigger}
        {...props}
      />
    )
  }

/** The button above the list of a hashtag, with a popover to choose further hashtags. */
export function TagEditor({ name, mode, onChange }: Props) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.edit)
  return (
    <Popover label={label} align="end" trigger={button(label, !isPlainTag(mode))}>
      {(close) => (
        <TagForm
          name={name}
          mode={mode}
          onChange={(next) => {
            close()
            onChange(next)
          }}
        />
      )}
    </Popover>
  )
}

const LABELS: Record<TagKind, Message> = { any: messages.any, all: messages.all, none: messages.none }
const KINDS: readonly TagKind[] = ['any', 'all', 'none']
const NO_TEXT: Record<TagKind, string> = { any: '', all: '', none: '' }

const namesIn = (text: string) =>
  text
    .split(/[\s,#]+/u)
    .map(plainTag)
    .filter((each) => each !== '')

function TagForm({ name, mode, onChange }: Props) {
  const intl = useIntl()
  const [chosen, setChosen] = useState(mode)
  const [typed, setTyped] = useState(NO_TEXT)
  const [error, setError] = useState<{ kind: TagKind; message: Message } | null>(null)

  /** Adds the typed names to the chosen ones; null, with an error shown, when a name is invalid. */
  const taken = (kind: TagKind, into: TagMode): TagMode | null => {
    const names = namesIn(typed[kind])
    const refuse = (message: Message) => {
      setError({ kind, message })
      return null
    }
    if (!names.every(isTagName)) return refuse(messages.invalid)
    const all = [...new Set([...into[kind], ...names])]
    if (all.length > MOST_TAGS) return refuse(messages.most)
    return { ...into, [kind]: all }
  }
  const add = (kind: TagKind) => {
    const next = taken(kind, chosen)
    if (!next) return
    setChosen(next)
    setTyped({ ...typed, [kind]: '' })
    setError(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = KINDS.reduce<TagMode | null>((into, kind) => into && taken(kind, into), chosen)
    if (next) onChange(tidyTagMode(name, next))
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {KINDS.map((kind) => (
        <div key={kind} className={styles.group}>
          <TextField
            label={intl.formatMessage(LABELS[kind])}
            placeholder={intl.formatMessage(messages.hint)}
            error={error?.kind === kind && intl.formatMessage(error.message, { count: MOST_TAGS })}
            value={typed[kind]}
            autoCapitalize="none"
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [kind]: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed[kind].trim() === '') return
              event.preventDefault()
              add(kind)
            }}
          />
          {chosen[kind].length > 0 && (
            <ul className={styles.chips}>
              {chosen[kind].map((each) => (
                <li key={each}>
                  <button
                    type="button"
                    className={styles.chip}
                    aria-label={intl.formatMessage(messages.remove, { name: each })}
                    onClick={() =>
                      setChosen({ ...chosen, [kind]: chosen[kind].filter((other) => other !== each) })
                    }
                  >
                    <bdi>#{each}</bdi>
                    <CloseIcon size={14} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <Toggle
        label={intl.formatMessage(messages.local)}
        checked={chosen.local}
        onChange={(local) => setChosen({ ...chosen, local })}
      />
      <div className={styles.actions}>
        {!isPlainTag(mode) && (
          <Button variant="quiet" onClick={() => onChange({ any: [], all: [], none: [], local: false })}>
            {intl.formatMessage(messages.clear, { name })}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {intl.formatMessage(messages.apply)}
        </Button>
      </div>
    </form>
  )
}
