import { isApiError } from '@/lib/http'
import { useIntl, type Message } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { LogInIcon, SearchIcon } from '@/lib/ui/icons'
import { messages } from '../messages'

const useHost = () => new URL(useRuntime().identity.server).host

/** Shown before anything is searched. */
export function Intro() {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={intl.formatMessage(messages.intro)}
      text={intl.formatMessage(me === null ? messages.introVisitor : messages.introText)}
    />
  )
}

/** Shown when the search finds nothing of any type. Members also read which posts servers search. */
export function NoResults({ text }: { text: string }) {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={intl.formatMessage(messages.none, { text })}
      text={
        <>
          {intl.formatMessage(messages.noneText)}
          {me !== null && (
            <>
              <br />
              {intl.formatMessage(messages.noPostsText)}
            </>
          )}
        </>
      }
    />
  )
}

/** Shown to visitors in place of results that they may not see. */
function SignIn({ title, text }: { title: Message; text: Message }) {
  const intl = useIntl()
  const server = useHost()
  return (
    <EmptyState
      icon={<LogInIcon />}
      title={intl.formatMessage(title)}
      text={intl.formatMessage(text, { server })}
      action={
        <AppLink to={paths.signIn} {...buttonProps({ variant: 'primary' })}>
          {intl.formatMessage(messages.signInButton)}
        </AppLink>
      }
    />
  )
}

export const SignInForPosts = () => <SignIn title={messages.signIn} text={messages.signInText} />

export const SignInForAddress = () => (
  <SignIn title={messages.signInAddress} text={messages.signInAddressText} />
)

/** Shown to visitors at the end of the first page, since servers page results for members only. */
export function SignInForMore() {
  const intl = useIntl()
  return <AppLink to={paths.signIn}>{intl.formatMessage(messages.signInMore)}</AppLink>
}

function Unavailable() {
  const intl = useIntl()
  const server = useHost()
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={intl.formatMessage(messages.unavailable)}
      text={intl.formatMessage(messages.unavailableText, { server })}
    />
  )
}

/** Why a server does not search, which trying again cannot change. */
export type SearchRefusal = 'unavailable' | 'members'

/** Statuses of servers without the endpoint. */
const NO_ENDPOINT = new Set([405, 501])

/** Returns why the server does not search, null for other errors. `isMember`: the request had a user. */
export function searchRefusalOf(error: unknown, isMember: boolean): SearchRefusal | null {
  if (!isApiError(error)) return null
  if (error.kind === 'notFound' || error.html || NO_ENDPOINT.has(error.status ?? 0)) return 'unavailable'
  const isLocked = error.status === 401 || error.status === 403
  return isLocked && !isMember ? 'members' : null
}

/** Explains why the server does not search. */
export const Refused = ({ refusal }: { refusal: SearchRefusal }) =>
  refusal === 'unavailable' ? (
    <Unavailable />
  ) : (
    <SignIn title={messages.signInAll} text={messages.signInAllText} />
  )
