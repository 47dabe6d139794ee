import { errorText, type ErrorText } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { DiscoveryError } from '../servers/discovery-error'
import type { SignInError } from './sign-in-error'

const discovery = defineMessages({
  address: {
    id: 'session.discovery.address',
    defaultMessage: 'That is not a server address. It looks like mastodon.social, without spaces.',
    description: 'Under the server address field when the text names no server',
  },
  unreachable: {
    id: 'session.discovery.unreachable',
    defaultMessage: 'Could not reach {host}. Check the spelling and your connection.',
    description: 'Under the server address field when nothing answers',
  },
  slow: {
    id: 'session.discovery.slow',
    defaultMessage: '{host} took too long to answer. Try again in a moment.',
    description: 'Under the server address field when the server is too slow',
  },
  html: {
    id: 'session.discovery.html',
    defaultMessage: '{host} is a web site, but not a server you can sign in to here.',
    description: 'Under the server address field when a web page answered',
  },
  foreign: {
    id: 'session.discovery.foreign',
    defaultMessage: '{host} is not a fediverse server that this app can talk to.',
    description: 'Under the server address field when the answers are of another kind',
  },
  elsewhere: {
    id: 'session.discovery.elsewhere',
    defaultMessage:
      '{host} sends API requests elsewhere. Enter the address that your server has in the browser.',
    description:
      'Under the server address field when the server redirects calls of the app to another address',
  },
  fault: {
    id: 'session.discovery.fault',
    defaultMessage: '{host} has a problem of its own (error {status}). Try again later.',
    description: 'Under the server address field when the server reports an error',
  },
})

/** Describes why a server was not found, in one sentence; null when the user cancelled. */
export function discoveryText(error: unknown, intl: IntlShape): string | null {
  if (error instanceof DiscoveryError) {
    const { reason, host, status } = error
    if (reason === 'aborted') return null
    return intl.formatMessage(discovery[reason], { host, status: String(status ?? '') })
  }
  if (error instanceof DOMException && error.name === 'AbortError') return null
  const words = errorText(error, intl)
  return words && `${words.title}: ${words.text}`
}

const coming = defineMessages({
  deniedTitle: {
    id: 'session.return.denied_title',
    defaultMessage: 'Not signed in',
    description: 'Title after the person or the server refused the sign-in',
  },
  denied: {
    id: 'session.return.denied',
    defaultMessage: 'Access was not allowed, so nothing has changed.',
    description: 'Text after the person refused the sign-in on the page of the server',
  },
  stateTitle: {
    id: 'session.return.state_title',
    defaultMessage: 'This sign-in was not started here',
    description: 'Title when the return address belongs to no sign-in of this browser',
  },
  state: {
    id: 'session.return.state',
    defaultMessage:
      'It belongs to another browser or window, was finished already, or waited longer than an hour. Start again to be safe.',
    description: 'Text when the return address belongs to no sign-in of this browser',
  },
  expiredTitle: {
    id: 'session.return.expired_title',
    defaultMessage: 'The sign-in ran out',
    description: 'Title when the code of the server was too old or used',
  },
  expired: {
    id: 'session.return.expired',
    defaultMessage: '{host} no longer accepts this sign-in. Start again.',
    description: 'Text when the code of the server was too old or used',
  },
  accountTitle: {
    id: 'session.return.account_title',
    defaultMessage: '{host} does not let this account in',
    description: 'Title when the account is disabled, unconfirmed or waiting for approval',
  },
  account: {
    id: 'session.return.account',
    defaultMessage: 'The account may be disabled, or still to be confirmed or approved.',
    description: 'Text when an account may not act and the server gave no reason',
  },
  otherTitle: {
    id: 'session.return.other_title',
    defaultMessage: 'That was another account',
    description: 'Title when somebody signs in again as a different account than asked for',
  },
  other: {
    id: 'session.return.other',
    defaultMessage: 'You signed in as {name}. Choose the same account as before, or add this one separately.',
    description: 'Text when somebody signs in again as a different account; name is a user name',
  },
  lostTitle: {
    id: 'session.return.lost_title',
    defaultMessage: '{host} did not answer',
    description: 'Title when the connection broke during the sign-in',
  },
  lost: {
    id: 'session.return.lost',
    defaultMessage: 'Nothing is lost. Try again when you are connected.',
    description: 'Text when the connection broke during the sign-in',
  },
  appTitle: {
    id: 'session.return.app_title',
    defaultMessage: '{host} does not accept this app',
    description: 'Title when the server keeps refusing our registration',
  },
  app: {
    id: 'session.return.app',
    defaultMessage: 'It refused the app twice. Try again later, or ask who runs the server.',
    description: 'Text when the server keeps refusing our registration',
  },
  refusedTitle: {
    id: 'session.return.refused_title',
    defaultMessage: '{host} refused the sign-in',
    description: 'Title for any other refusal; the words of the server follow',
  },
  unexplained: {
    id: 'session.return.unexplained',
    defaultMessage: 'It gave no reason.',
    description: 'Text when the server refused the sign-in without words',
  },
})

const TITLES = {
  denied: coming.deniedTitle,
  state: coming.stateTitle,
  expired: coming.expiredTitle,
  account: coming.accountTitle,
  'other-account': coming.otherTitle,
  lost: coming.lostTitle,
  app: coming.appTitle,
  refused: coming.refusedTitle,
}

/** Describes why a sign-in failed: a title and what to do, with the server's message where there is one. */
export function returnText(error: SignInError, intl: IntlShape): ErrorText {
  const { reason, about } = error
  const values = { host: about.host ?? '', name: about.said ?? '' }
  const title = intl.formatMessage(TITLES[reason], values)
  const own = { account: coming.account, refused: coming.unexplained } as const
  switch (reason) {
    case 'account':
    case 'refused':
      return { title, text: about.said || intl.formatMessage(own[reason]) }
    case 'other-account':
      return { title, text: intl.formatMessage(coming.other, values) }
    default:
      return { title, text: intl.formatMessage(coming[reason], values) }
  }
}
