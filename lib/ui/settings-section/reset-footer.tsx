import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import styles from './settings-section.module.css'

const messages = defineMessages({
  undo: {
    id: 'resetFooter.undo',
    defaultMessage: 'Undo',
    description: 'Button on the toast after settings were reset',
  },
})

interface Props {
  /** Says where the settings of the page apply. */
  note: string
  label: string
  /** Text of the toast once the settings are reset. */
  done: () => string
  /** Resets the settings; returns the function that restores them. */
  reset: () => () => void
}

/** The end of a page of settings, with a button that resets all of them. */
export function ResetFooter({ note, label, done, reset }: Props) {
  const intl = useIntl()
  const press = () =>
    pushToast({
      text: done,
      action: { label: () => intl.formatMessage(messages.undo), run: reset(), undo: true },
    })
  return (
    <footer className={styles.footer}>
      <p>{note}</p>
      <Button size="small" onClick={press}>
        {label}
      </Button>
    </footer>
  )
}
