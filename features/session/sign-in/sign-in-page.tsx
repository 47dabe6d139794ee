import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { Banner } from '@/lib/ui/banner/banner'
import { Button } from '@/lib/ui/button/button'
import { TextField } from '@/lib/ui/text-field/text-field'
import type { DiscoveredServer } from '../servers/discovery'
import { hostOfIdentity } from '../accounts/identity'
import { KNOWN_SERVERS } from '../servers/known-servers'
import { hostOfServer } from '../servers/server-address'
import { messages } from './sign-in-messages'
import styles from './sign-in-page.module.css'
import { storedAction } from '../interaction/stored-action'
import type { RecentServer } from '../accounts/store/stored'
import { useSignIn } from './use-sign-in'
import { useSignedInAccount, useSessions, useSessionService } from '../accounts/use-sessions'

interface Props {
  /**
   * Initial input: a host, or 'acct@host' of an account to sign in as; an account that is already here signs
   * in again.
   */
  wanted?: string | undefined
  /** Path inside the app to go to afterwards. Default '/'. */
  returnTo?: string | undefined
  /** Id of the action that the visitor pressed, which is done after the sign-in. */
  actionId?: string | undefined
  /** Opens the public pages of a server without an account. */
  onLookAround: (server: string) => void
}

/** The page that asks for a server. */
export default function SignInPage({ wanted = '', returnTo = '/', actionId, onLookAround }: Props) {
  const intl = useIntl()
  const known = useId()
  const account = useSignedInAccount(wanted)
  const { accounts, blocked } = useSessions()
  const { config } = useSessionService()
  const { busy, error, start, find, cancel } = useSignIn()
  // A second account is usually on another server.
  const first =
    config.defaultServer !== null && accounts.length === 0 ? hostOfServer(config.defaultServer) : ''
  const [typed, setTyped] = useState(() => hostOfIdentity(wanted) || first)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  useEffect(() => {
    // Opened from another page of the app: focus was removed with that page.
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const again = account && hostOfServer(account.server) === typed.trim() ? account.accountId : null
    start(typed, { returnTo, expects: again, visitorAction: storedAction(actionId) })
  }
  const pick = (server: string) => {
    setTyped(hostOfServer(server))
    start(server, { returnTo, visitorAction: storedAction(actionId) })
  }

  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>
          {account
            ? intl.formatMessage(messages.again, { handle: `@${account.handle || account.identityKey}` })
            : intl.formatMessage(messages.title)}
        </h1>
        <p className={styles.intro}>{intl.formatMessage(messages.intro)}</p>
      </header>
      {blocked && <Banner kind="warning">{intl.formatMessage(messages.blocked)}</Banner>}
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label={intl.formatMessage(messages.server)}
          hint={intl.formatMessage(messages.hint)}
          error={error}
          name="server"
          placeholder={intl.formatMessage(messages.example)}
          list={known}
          dir="ltr"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          readOnly={busy !== null}
          onChange={(event) => setTyped(event.target.value)}
        />
        <datalist id={known}>
          {KNOWN_SERVERS.map((host) => (
            <option key={host}>{host}</option>
          ))}
        </datalist>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={busy !== null}>
            {intl.formatMessage(messages.submit)}
          </Button>
          {busy === null ? (
            <Button variant="quiet" onClick={() => find(typed, ({ server }) => onLookAround(server))}>
              {intl.formatMessage(messages.lookAround)}
            </Button>
          ) : (
            <Button variant="quiet" onClick={cancel}>
              {intl.formatMessage(messages.cancel)}
            </Button>
          )}
        </div>
        <output className="visually-hidden">
          {busy !== null && intl.formatMessage(messages.looking, { server: busy })}
        </output>
      </form>
      <OwnServer disabled={busy !== null} onPick={pick} />
      <RecentServers disabled={busy !== null} onPick={pick} />
      <AppLink to={paths.privacy} className={styles.privacy}>
        {intl.formatMessage(messages.privacy)}
      </AppLink>
    </div>
  )
}

interface PickProps {
  disabled: boolean
  onPick: (server: string) => void
}

/**
 * Offers the server at this page's own origin, if there is one: a demo, or a deployment on a server's host.
 */
function OwnServer({ disabled, onPick }: PickProps) {
  const intl = useIntl()
  const service = useSessionService()
  const [own, setOwn] = useState<DiscoveredServer | null>(null)
  useEffect(() => {
    let current = true
    void service.ownServer().then((server) => current && setOwn(server))
    return () => {
      current = false
    }
  }, [service])
  if (!own) return null
  return (
    <section className={styles.own}>
      <p>{intl.formatMessage(messages.own, { title: own.title })}</p>
      <Button aria-disabled={disabled || undefined} onClick={() => !disabled && onPick(own.server)}>
        {intl.formatMessage(messages.ownButton, { host: hostOfServer(own.server) })}
      </Button>
    </section>
  )
}

/** Recently used servers. */
function RecentServers({ disabled, onPick }: PickProps) {
  const intl = useIntl()
  const service = useSessionService()
  const [servers, setServers] = useState<readonly RecentServer[]>([])
  useEffect(() => {
    let current = true
    void service.recentServers().then((recent) => current && setServers(recent))
    return () => {
      current = false
    }
  }, [service])
  if (servers.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{intl.formatMessage(messages.recent)}</h2>
      <ul className={styles.servers}>
        {servers.map(({ server }) => (
          <li key={server}>
            <Button wide aria-disabled={disabled || undefined} onClick={() => !disabled && onPick(server)}>
              {hostOfServer(server)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
