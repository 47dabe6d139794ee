import { useState, type FormEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button, buttonLook } from '@/lib/ui/button/button'
import { TextField } from '@/lib/ui/text-field/text-field'
import { readHomeServer, rememberHomeServer } from '../servers/home-server'
import { messages } from './interaction-messages'
import styles from './interaction-prompt.module.css'
import { interactionPage } from './intents'
import { useSessionService } from '../accounts/use-sessions'

interface Props {
  /** What it is about. */
  uri: string
  /** The action. */
  reason: string
  /** It goes on elsewhere. */
  onDone: () => void
}

/** An empty tab that knows nothing of this one; null where the browser does not let it open. */
function emptyTab(): Window | null {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

/** The button that was pressed is gone. */
const takeFocus = (link: HTMLElement | null) => link?.focus()

/** The way on at the server a visitor calls home, named once and remembered (SES5). */
export function HomeWay({ uri, reason, onDone }: Props) {
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
    // Within the press: browsers take a tab that opens later for an advertisement.
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
          error={wrong && intl.formatMessage(messages.wrong)}
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
            {...buttonLook()}
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
