import { useState, type FormEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button, buttonProps } from '@/lib/ui/button/button'
import { TextField } from '@/lib/ui/text-field/text-field'
import { readHomeServer, rememberHomeServer } from '../servers/home-server'
import { messages } from './interaction-messages'
import styles from './interaction-prompt.module.css'
import { interactionPage } from './intents'
import { useSessionService } from '../accounts/use-sessions'

interface Props {
  /** The uri of the post or account. */
  uri: string
  /** The action. */
  reason: string
  /** Called when the user continues elsewhere. */
  onDone: () => void
}

/** Opens an empty tab without access to this one; null where the browser blocks it. */
function emptyTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

/** The pressed button was removed: move focus to the link. */
const takeFocus = (link: HTMLElement | null) => link?.focus()

/** Lets a visitor continue on their home server, which is entered once and remembered. */
export function HomeServerForm({ uri, reason, onDone }: Props) {
  const intl = useIntl()
  const { fetch } = useSessionService()
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState(readHomeServer)
  const [wrong, setWrong] = useState(false)
  const [page, setPage] = useState<string | null>(null)
  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const home = rememberHomeServer(typed)
    setWrong(!home)
    if (!home) return
    setBusy(true)
    // Open the tab inside the click handler: browsers block tabs that open later.
    const tab = emptyTab()
    const found = await interactionPage(home, { action: reason, uri, fetch })
    if (tab && !tab.closed) {
      tab.location.replace(found)
      onDone()
      return
    }
    setPage(found)
    setBusy(false)
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{intl.formatMessage(messages.home)}</h3>
      <form className={styles.form} noValidate onSubmit={(event) => void open(event)}>
        <TextField
          label={intl.formatMessage(messages.server)}
          hint={intl.formatMessage(messages.homeHint)}
          error={wrong && intl.formatMessage(messages.invalid)}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(null)
          }}
        />
        {page === null && (
          <Button type="submit" busy={busy}>
            {intl.formatMessage(messages.open)}
          </Button>
        )}
      </form>
      <div aria-live="polite">
        {page !== null && <p className={styles.note}>{intl.formatMessage(messages.blocked)}</p>}
      </div>
      {page !== null && (
        <div>
          <a
            ref={takeFocus}
            {...buttonProps()}
            href={page}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setTimeout(onDone)}
          >
            {intl.formatMessage(messages.openAt, { host: new URL(page).host })}
          </a>
        </div>
      )}
    </section>
  )
}
