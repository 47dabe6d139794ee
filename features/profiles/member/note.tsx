import { useId, useRef, useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EditIcon } from '@/lib/ui/icons'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { isInputMethodKey } from '@/lib/util/input-method'
import type { Account } from '@/schemas/entities'
import { writeNote } from '../mutations'
import { noteDraftOf, setNoteDraft, useNoteDraft } from './note-drafts'
import styles from './member.module.css'

const messages = defineMessages({
  title: {
    id: 'profile.note.title',
    defaultMessage: 'Personal note',
    description: 'Heading and label of a field on a profile: the user’s own note about the account',
  },
  hint: {
    id: 'profile.note.hint',
    defaultMessage: 'Only you can see this.',
    description: 'Hint of the personal note on a profile',
  },
  add: {
    id: 'profile.note.add',
    defaultMessage: 'Add a personal note',
    description: 'Button on a profile without a personal note',
  },
  edit: {
    id: 'profile.note.edit',
    defaultMessage: 'Edit note',
    description: 'Button at the personal note on a profile',
  },
  save: {
    id: 'profile.note.save',
    defaultMessage: 'Save note',
    description: 'Button under the field of the personal note on a profile',
  },
  cancel: {
    id: 'profile.note.cancel',
    defaultMessage: 'Cancel',
    description: 'Button under the field of the personal note on a profile: discards the change',
  },
  saving: {
    id: 'profile.note.saving',
    defaultMessage: 'Saving…',
    description: 'State of the personal note on a profile',
  },
  saved: {
    id: 'profile.note.saved',
    defaultMessage: 'Note saved',
    description: 'State of the personal note on a profile after saving',
  },
  failed: {
    id: 'profile.note.failed',
    defaultMessage: 'Couldn’t save the note. Your text is still here. Check your connection and try again.',
    description: 'Error under the field of the personal note on a profile',
  },
  tooLong: {
    id: 'profile.note.tooLong',
    defaultMessage: 'The note is too long by {count, plural, one {# character} other {# characters}}.',
    description:
      'Error under the field of the personal note on a profile; {count}: characters over the limit',
  },
})

/** Longest note that a server takes, in characters (Mastodon). */
const MAX_NOTE = 2000

type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** The user's own note about an account, and the form that changes it. */
export function PersonalNote({ account }: { account: Account }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const relationship = useEntity('relationship', account.id)
  const { key } = runtime.identity
  const draft = useNoteDraft(key, account.id)
  const [state, setState] = useState<SaveState>('idle')
  const [toFocus, setToFocus] = useState<'field' | 'button' | null>(null)
  const latest = useRef(0)
  const titleId = useId()
  if (!relationship || relationship.note === undefined) return null
  const { note } = relationship
  const setDraft = (text: string | undefined) => setNoteDraft(key, account.id, text)
  const focusOnMount = (wanted: 'field' | 'button') => (element: HTMLElement | null) => {
    if (element && toFocus === wanted) {
      element.focus({ preventScroll: true })
      setToFocus(null)
    }
  }
  const close = () => {
    setDraft(undefined)
    setToFocus('button')
  }
  const save = async (text: string) => {
    const turn = ++latest.current
    setState('saving')
    const isSaved = await runtime.run(
      writeNote,
      { id: account.id, comment: text.trim() },
      { skipAlert: true },
    )
    if (turn !== latest.current) return
    setState(isSaved ? 'saved' : 'failed')
    // Text typed while saving stays in the field.
    if (isSaved && noteDraftOf(key, account.id) === text) close()
  }
  const status = (
    <output className={styles.status}>
      {state === 'saving' && intl.formatMessage(messages.saving)}
      {state === 'saved' && draft === undefined && intl.formatMessage(messages.saved)}
    </output>
  )

  if (draft === undefined) {
    const open = () => {
      setState('idle')
      setDraft(note)
      setToFocus('field')
    }
    return (
      <section className={styles.note} aria-labelledby={titleId} data-empty={note === '' || undefined}>
        <h3 id={titleId} className={note === '' ? 'visually-hidden' : styles.title}>
          {intl.formatMessage(messages.title)}
        </h3>
        {note !== '' && (
          <p className={styles.text} dir="auto">
            {note}
          </p>
        )}
        <div className={styles.row}>
          <Button
            ref={focusOnMount('button')}
            variant="quiet"
            size="small"
            icon={<EditIcon size={16} aria-hidden />}
            onClick={open}
          >
            {intl.formatMessage(note === '' ? messages.add : messages.edit)}
          </Button>
          {status}
        </div>
      </section>
    )
  }

  const excess = Array.from(draft.trim()).length - MAX_NOTE
  const error =
    excess > 0
      ? intl.formatMessage(messages.tooLong, { count: excess })
      : state === 'failed' && intl.formatMessage(messages.failed)
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault()
        if (excess <= 0 && state !== 'saving') void save(draft)
      }}
    >
      <TextArea
        ref={focusOnMount('field')}
        label={intl.formatMessage(messages.title)}
        hint={intl.formatMessage(messages.hint)}
        error={error || undefined}
        value={draft}
        rows={2}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (isInputMethodKey(event.nativeEvent)) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className={styles.row}>
        <Button type="submit" variant="primary" size="small" busy={state === 'saving'}>
          {intl.formatMessage(messages.save)}
        </Button>
        <Button
          size="small"
          onClick={() => {
            latest.current++
            setState('idle')
            close()
          }}
        >
          {intl.formatMessage(messages.cancel)}
        </Button>
        {status}
      </div>
    </form>
  )
}
