import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { errorText } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { messages } from '../messages'
import { useReportChanges } from './unsaved'
import type { SaveState } from './use-save'
import styles from './section.module.css'

interface Saving {
  readonly hasChanges: boolean
  /** True when the server has newer values than those that the changes began with. Default false. */
  readonly isOutdated?: boolean
  readonly state: SaveState
  /** Errors that fields show, so that they need no text below the section. */
  readonly problems?: ReadonlyMap<string, string>
  readonly save: () => void
  readonly discard: () => void
}

interface Props {
  /** Identifies the section among those with unsaved changes. */
  name: string
  title: string
  text?: ReactNode
  /** True when the form has found problems: pressing Save moves the focus to the first one. */
  isInvalid?: boolean
  /** The form of a section that is saved as a whole; without it, its controls take effect at once. */
  saving?: Saving
  children: ReactNode
}

function SavingBar({ hasChanges, isOutdated = false, state, problems, discard }: Saving) {
  const intl = useIntl()
  const words = state.kind === 'failed' && !problems?.size ? errorText(state.error, intl) : null
  return (
    <>
      <div aria-live="polite">
        {isOutdated && (
          <div className={styles.outdated}>
            <p>{intl.formatMessage(messages.outdated)}</p>
            <Button size="small" onClick={discard}>
              {intl.formatMessage(messages.loadNew)}
            </Button>
          </div>
        )}
      </div>
      <div role="alert">
        {words && (
          <p className={styles.failure}>
            <strong>{intl.formatMessage(messages.failed)}</strong>
            <span>{words.text}</span>
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <Button
          type="submit"
          variant="primary"
          size="small"
          busy={state.kind === 'saving'}
          aria-disabled={!hasChanges || undefined}
        >
          {intl.formatMessage(messages.save)}
        </Button>
        {hasChanges && state.kind !== 'saving' && (
          <Button size="small" data-action="discard" onClick={discard}>
            {intl.formatMessage(messages.discard)}
          </Button>
        )}
        <output className={styles.status}>
          {state.kind === 'saving' && intl.formatMessage(messages.saving)}
          {state.kind === 'saved' && !hasChanges && intl.formatMessage(messages.saved)}
        </output>
      </footer>
    </>
  )
}

const focusInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/** A part of the profile editor, saved on its own. Its content stays as typed when saving fails. */
export function EditorSection({ name, title, text, isInvalid = false, saving, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useReportChanges(name, saving?.hasChanges ?? false)
  const hasFailed = saving?.state.kind === 'failed'
  // Wait for the render that marks the fields.
  useEffect(() => {
    if (hasFailed) focusInvalid(form.current)
  }, [hasFailed])
  if (!saving)
    return (
      <SettingsSection title={title} text={text}>
        {children}
      </SettingsSection>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isInvalid) focusInvalid(form.current)
    else if (saving.hasChanges && saving.state.kind !== 'saving') saving.save()
  }
  // Pressing Discard removes that button.
  const discard = () => {
    form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
    saving.discard()
  }
  return (
    <SettingsSection title={title} text={text} form={{ ref: form, noValidate: true, onSubmit: submit }}>
      {children}
      <SavingBar {...saving} discard={discard} />
    </SettingsSection>
  )
}
