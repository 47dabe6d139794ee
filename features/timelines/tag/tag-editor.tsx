import { normaliseTag } from '@/features/tags'
import { useState, type FormEvent } from 'react'
import { defineMessages, useIntl, type Message } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { CloseIcon, TagsIcon } from '@/lib/ui/icons'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import { TextField } from '@/lib/ui/text-field/text-field'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { isInputMethodKey } from '@/lib/util/input-method'
import {
  isPlainTag,
  isTagName,
  MAX_TAGS,
  tidyTagMode,
  WHOLE_TAG,
  type TagKind,
  type TagMode,
} from './tag-mode'
import styles from './tag-editor.module.css'

const messages = defineMessages({
  edit: {
    id: 'tagEditor.edit',
    defaultMessage: 'Add hashtags',
    description: 'Button over a hashtag timeline: opens a form to include, require or exclude other hashtags',
  },
  any: {
    id: 'tagEditor.any',
    defaultMessage: 'Include any of these',
    description: 'Label of a field for hashtags: posts with at least one of them are shown as well',
  },
  all: {
    id: 'tagEditor.all',
    defaultMessage: 'Require all of these',
    description: 'Label of a field for hashtags: only posts with all of them are shown',
  },
  none: {
    id: 'tagEditor.none',
    defaultMessage: 'Exclude any of these',
    description: 'Label of a field for hashtags: posts with at least one of them are hidden',
  },
  local: {
    id: 'tagEditor.local',
    defaultMessage: 'Only posts from this server',
    description: 'Switch in the form over a hashtag timeline',
  },
  remove: {
    id: 'tagEditor.remove',
    defaultMessage: 'Remove #{name}',
    description: 'Button on a hashtag in the form over a hashtag timeline; {name}: the hashtag',
  },
  invalid: {
    id: 'tagEditor.invalid',
    defaultMessage: 'Use only letters, numbers and underscores.',
    description: 'Error under a field for hashtags',
  },
  hint: {
    id: 'tagEditor.hint',
    defaultMessage: 'Separate with spaces',
    description: 'Placeholder of a field for several hashtags',
  },
  most: {
    id: 'tagEditor.most',
    defaultMessage: 'You can add up to {count, number} hashtags.',
    description: 'Error under a field for hashtags',
  },
  apply: {
    id: 'tagEditor.apply',
    defaultMessage: 'Apply',
    description: 'Button of the form over a hashtag timeline',
  },
  clear: {
    id: 'tagEditor.clear',
    defaultMessage: 'Show only #{name}',
    description:
      'Button of the form over a hashtag timeline: removes all other conditions; {name}: the hashtag',
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
        icon={<TagsIcon size={18} aria-hidden />}
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
    .map(normaliseTag)
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
    if (all.length > MAX_TAGS) return refuse(messages.most)
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
            error={error?.kind === kind && intl.formatMessage(error.message, { count: MAX_TAGS })}
            value={typed[kind]}
            autoCapitalize="none"
            autoComplete="off"
            onChange={(event) => setTyped({ ...typed, [kind]: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent) || typed[kind].trim() === '')
                return
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
          <Button variant="quiet" onClick={() => onChange(WHOLE_TAG)}>
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
