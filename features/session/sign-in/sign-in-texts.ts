import { errorText, type ErrorText } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { DiscoveryError } from '../servers/discovery-error'
import type { SignInError } from './sign-in-error'

const discoveryMessages = defineMessages({
  address: {
    id: 'session.discovery.address',
    defaultMessage: 'That isn’t a server address. Enter something like mastodon.social.',
    description: 'Error under the server address field when the text is not a server address',
  },
  unreachable: {
    id: 'session.discovery.unreachable',
    defaultMessage: 'Couldn’t reach {host}. Check the spelling and your connection.',
    description: 'Error under the server address field when nothing responds; {host}: domain of the server',
  },
  slow: {
    id: 'session.discovery.slow',
    defaultMessage: '{host} took too long to respond. Try again in a moment.',
    description:
      'Error under the server address field when the server is too slow; {host}: domain of the server',
  },
  html: {
    id: 'session.discovery.html',
    defaultMessage: '{host} is a website, not a server you can sign in to. Enter another address.',
    description:
      'Error under the server address field when the site is an ordinary website; {host}: domain of the site',
  },
  foreign: {
    id: 'session.discovery.foreign',
    defaultMessage: '{host} isn’t a fediverse server that Skein supports. Enter another address.',
    description:
      'Error under the server address field when the server has no supported API; {host}: domain of the server',
  },
  elsewhere: {
    id: 'session.discovery.elsewhere',
    defaultMessage:
      '{host} redirects Skein to another address. Enter the address you use to visit your server in the browser.',
    description:
      'Error under the server address field when the server redirects API requests to another address; {host}: domain of the server',
  },
  fault: {
    id: 'session.discovery.fault',
    defaultMessage: '{host} has a problem (error {status}). Try again later.',
    description:
      'Error under the server address field; {host}: domain of the server; {status}: HTTP status such as 502',
  },
})

/** Describes why a server was not found, in one sentence; null when the user cancelled. */
export function discoveryText(error: unknown, intl: IntlShape): string | null {
  if (error instanceof DiscoveryError) {
    const { reason, host, status } = error
    if (reason === 'aborted') return null
    return intl.formatMessage(discoveryMessages[reason], { host, status: String(status ?? '') })
  }
  if (error instanceof DOMException && error.name === 'AbortError') return null
  const words = errorText(error, intl)
  return words && `${words.title}: ${words.text}`
}

const returnMessages = defineMessages({
  deniedTitle: {
    id: 'session.return.denied_title',
    defaultMessage: 'Not signed in',
    description: 'Title after the user or the server declined the sign-in',
  },
  denied: {
    id: 'session.return.denied',
    defaultMessage: 'Skein wasn’t given access to your account. Nothing has changed.',
    description: 'Text after the user declined the sign-in on the page of the server',
  },
  stateTitle: {
    id: 'session.return.state_title',
    defaultMessage: 'This sign-in wasn’t started here',
    description: 'Title when this browser did not start the sign-in',
  },
  state: {
    id: 'session.return.state',
    defaultMessage:
      'It was started in another browser or window, has already been completed, or is more than an hour old. To be safe, start again.',
    description: 'Text when this browser did not start the sign-in',
  },
  elsewhere: {
    id: 'session.return.elsewhere',
    defaultMessage:
      'This belongs to an earlier sign-in. Another window is waiting for you to sign in to {host}. Finish there, or start again here.',
    description:
      'Text when this browser did not start the sign-in, but another one is open in a different window; {host}: domain of its server',
  },
  expiredTitle: {
    id: 'session.return.expired_title',
    defaultMessage: 'The sign-in has expired',
    description: 'Title when the code from the server has expired or was used already',
  },
  expired: {
    id: 'session.return.expired',
    defaultMessage: '{host} no longer accepts this sign-in. Start again.',
    description:
      'Text when the code from the server has expired or was used already; {host}: domain of the server',
  },
  accountTitle: {
    id: 'session.return.account_title',
    defaultMessage: '{host} doesn’t let you sign in',
    description:
      'Title when the account is disabled, unconfirmed or waiting for approval; {host}: domain of the server',
  },
  account: {
    id: 'session.return.account',
    defaultMessage: 'Your account may be disabled, or may still need to be confirmed or approved.',
    description: 'Text when an account is not allowed to sign in and the server gave no reason',
  },
  otherTitle: {
    id: 'session.return.other_title',
    defaultMessage: 'You signed in to a different account',
    description: 'Title after signing in again with a different account than before',
  },
  other: {
    id: 'session.return.other',
    defaultMessage:
      'You signed in as {name}. Sign in to the same account as before, or add this one separately.',
    description: 'Text after signing in again with a different account than before; {name}: its user name',
  },
  lostTitle: {
    id: 'session.return.lost_title',
    defaultMessage: '{host} didn’t respond',
    description: 'Title when the connection was lost during the sign-in; {host}: domain of the server',
  },
  lost: {
    id: 'session.return.lost',
    defaultMessage: 'Check your connection and try again.',
    description: 'Text when the connection was lost during the sign-in',
  },
  appTitle: {
    id: 'session.return.app_title',
    defaultMessage: '{host} doesn’t accept Skein',
    description:
      'Title when the server keeps rejecting the registration of this app; {host}: domain of the server',
  },
  app: {
    id: 'session.return.app',
    defaultMessage: 'Try again later, or contact the administrators of the server.',
    description: 'Text when the server keeps rejecting the registration of this app',
  },
  refusedTitle: {
    id: 'session.return.refused_title',
    defaultMessage: '{host} rejected the sign-in',
    description:
      'Title for any other error from the server, followed by its message; {host}: domain of the server',
  },
  unexplained: {
    id: 'session.return.unexplained',
    defaultMessage: 'The server gave no reason.',
    description: 'Text when the server rejected the sign-in without a message',
  },
})

const TITLES = {
  denied: returnMessages.deniedTitle,
  state: returnMessages.stateTitle,
  elsewhere: returnMessages.stateTitle,
  expired: returnMessages.expiredTitle,
  account: returnMessages.accountTitle,
  'other-account': returnMessages.otherTitle,
  lost: returnMessages.lostTitle,
  app: returnMessages.appTitle,
  refused: returnMessages.refusedTitle,
}

/** Describes why a sign-in failed: a title and what to do, with the server's message where there is one. */
export function returnText(error: SignInError, intl: IntlShape): ErrorText {
  const { reason, about } = error
  const answered = about.answer && errorText(about.answer, intl)
  if (answered) return answered
  const values = { host: about.host ?? '', name: about.detail ?? '' }
  const title = intl.formatMessage(TITLES[reason], values)
  const own = { account: returnMessages.account, refused: returnMessages.unexplained } as const
  switch (reason) {
    case 'account':
    case 'refused':
      return { title, text: about.detail || intl.formatMessage(own[reason]) }
    case 'other-account':
      return { title, text: intl.formatMessage(returnMessages.other, values) }
    default:
      return { title, text: intl.formatMessage(returnMessages[reason], values) }
  }
}
