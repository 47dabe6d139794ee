import { useState } from 'react'
import { errorText } from '@/lib/alerts'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useNavigation, signInPath } from '@/lib/navigation'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { hostOfIdentity } from '../accounts/identity'
import { messages } from './interaction-messages'
import styles from './interaction-prompt.module.css'
import { HomeServerForm } from './home-server-form'
import { continueWhenMounted, findContinued, type Continued } from './continue-action'
import { keepAction } from './stored-action'
import { hostOfServer } from '../servers/server-address'
import type { SignedInAccount } from '../accounts/store/stored'
import { useAccounts, useSessionService } from '../accounts/use-sessions'

/** Titles by action; other actions get the general title. */
const TITLES = {
  reply: messages.reply,
  boost: messages.boost,
  quote: messages.quote,
  favourite: messages.favourite,
  bookmark: messages.bookmark,
  vote: messages.vote,
  follow: messages.follow,
}

/** The buttons that do the action with a signed-in account. A vote without a choice is only continued. */
const BUTTONS = {
  reply: messages.replyAs,
  boost: messages.boostAs,
  quote: messages.quoteAs,
  favourite: messages.favouriteAs,
  bookmark: messages.bookmarkAs,
  vote: messages.voteAs,
  follow: messages.followAs,
}

const NONE: readonly string[] = []

const isAction = (reason: string): reason is keyof typeof TITLES => Object.hasOwn(TITLES, reason)

/** The account an action is about, or the author of its post. */
interface Author {
  id: AccountId
  name: string
  emojis: Account['emojis']
}

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /**
     * A visitor wants to act: `reason` is the action, `uri` its object, `to` the path to return to, `choices` the
     * titles of the options of a poll.
     */
    SIGN_IN: { reason: string; uri?: string; to?: string; author?: Author; choices?: readonly string[] }
  }
}

interface Props extends ModalProps<'SIGN_IN'> {
  /** Does the action; called when its control is on the screen of the account. */
  onContinue?: (continued: Continued) => void
}

/** The prompt after a visitor pressed an action: sign in, switch account, or continue on the home server. */
export default function InteractionPrompt({ payload, identity, close, onContinue }: Props) {
  const intl = useIntl()
  const { reason, uri, to, author, choices = NONE } = payload
  const accounts = useAccounts()
  const { go } = useNavigation()
  const leave = (navigate: () => void) => {
    close()
    navigate()
  }
  const signIn = () => {
    const action = uri === undefined ? undefined : keepAction({ action: reason, uri, choices: [...choices] })
    go(signInPath(hostOfIdentity(identity), to, action))
  }
  const by = author && <Name {...author} />
  return (
    <Dialog
      title={intl.formatMessage(isAction(reason) ? TITLES[reason] : messages.title)}
      description={author && (reason === 'follow' ? by : intl.formatRich(messages.post, { name: by }))}
      onClose={close}
      size="small"
    >
      {uri !== undefined && accounts.length > 0 && (
        <SignedInChoices
          accounts={accounts}
          uri={uri}
          reason={reason}
          choices={choices}
          leave={leave}
          onContinue={onContinue}
        />
      )}
      {uri !== undefined && <HomeServerForm uri={uri} reason={reason} onDone={close} />}
      <section className={styles.part}>
        <h3 className={styles.heading}>{intl.formatMessage(messages.thisApp)}</h3>
        <div>
          <Button variant="primary" onClick={() => leave(signIn)}>
            {intl.formatMessage(messages.signIn)}
          </Button>
        </div>
      </section>
    </Dialog>
  )
}

const Name = ({ name, emojis }: Author) => (
  <bdi>
    <EmojiText text={name} emojis={emojis} />
  </bdi>
)

interface SignedInChoicesProps {
  accounts: readonly SignedInAccount[]
  uri: string
  /** The action to do there. */
  reason: string
  choices: readonly string[]
  /** Closes the prompt and continues. */
  leave: (navigate: () => void) => void
  onContinue: Props['onContinue']
}

function SignedInChoices({ accounts, uri, reason, choices, leave, onContinue }: SignedInChoicesProps) {
  const intl = useIntl()
  const { goAs } = useNavigation()
  const service = useSessionService()
  const [busy, setBusy] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const isDone = isAction(reason) && (reason !== 'vote' || choices.length > 0)

  const continueAs = async ({ identityKey, server }: SignedInAccount) => {
    const session = service.sessions.sessionOf(identityKey)
    if (busy !== null || !session) return
    setBusy(identityKey)
    setError(null)
    try {
      const continued = await findContinued(session, { uri, action: reason, choices }, service.fetch)
      if (continued)
        return leave(() => {
          goAs(identityKey, continued.path)
          continueWhenMounted(continued, onContinue)
        })
      setError(intl.formatMessage(messages.notFound, { host: hostOfServer(server) }))
    } catch (failure) {
      setError(errorText(failure, intl)?.text ?? null)
    } finally {
      setBusy(null)
    }
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{intl.formatMessage(messages.accounts)}</h3>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.identityKey}>
            <Button wide busy={busy === account.identityKey} onClick={() => void continueAs(account)}>
              {intl.formatMessage(isDone ? BUTTONS[reason] : messages.continueAs, {
                handle: account.handle || account.identityKey,
              })}
            </Button>
          </li>
        ))}
      </ul>
      <div aria-live="polite">{error && <p className={styles.error}>{error}</p>}</div>
    </section>
  )
}
