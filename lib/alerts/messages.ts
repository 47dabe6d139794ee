import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  limitedTitle: {
    id: 'error.limited.title',
    defaultMessage: 'Too many requests',
    description: 'Title of the alert after too many requests',
  },
  status: {
    id: 'error.status',
    defaultMessage: 'Error {status}',
    description: 'Title of an alert; status is an HTTP status such as 422',
  },
  unexpectedTitle: {
    id: 'error.unexpected.title',
    defaultMessage: 'Oops!',
    description: 'Title of the alert after a failure nobody expected',
  },
  unexpected: {
    id: 'error.unexpected.text',
    defaultMessage: 'An unexpected error occurred.',
    description: 'Text of the alert after a failure nobody expected',
  },
  lostTitle: {
    id: 'error.lost.title',
    defaultMessage: 'No answer from the server',
    description: 'Title of the alert when a request got lost on the way',
  },
  lost: {
    id: 'error.lost.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Text of the alert when a request got lost on the way',
  },
  late: {
    id: 'error.late.text',
    defaultMessage: 'The server took too long. Try again in a moment.',
    description: 'Text of the alert when a request timed out',
  },
  server: {
    id: 'error.server.text',
    defaultMessage: 'The server has a problem. Try again in a moment.',
    description: 'Text of the alert after a 5xx answer without words',
  },
  unauthorised: {
    id: 'error.unauthorised.text',
    defaultMessage: 'You need to sign in again for this.',
    description: 'Text of the alert when the server no longer accepts the sign-in',
  },
  membersTitle: {
    id: 'error.members.title',
    defaultMessage: 'Only members can see this',
    description: 'Title of the alert when a server answers signed-in people only',
  },
  members: {
    id: 'error.members.text',
    defaultMessage: 'Sign in with an account on this server to see it.',
    description: 'Text of the alert when a server answers signed-in people only',
  },
  forbidden: {
    id: 'error.forbidden.text',
    defaultMessage: 'The server does not allow this.',
    description: 'Text of the alert after a 403 answer without words',
  },
  missing: {
    id: 'error.missing.text',
    defaultMessage: 'This is gone, or was never there.',
    description: 'Text of the alert after a 404 or 410 answer without words',
  },
  tooLarge: {
    id: 'error.too_large.text',
    defaultMessage: 'This is too large for the server.',
    description: 'Text of the alert after a 413 answer without words',
  },
  refused: {
    id: 'error.refused.text',
    defaultMessage: 'The server did not accept this.',
    description: 'Text of the alert after another 4xx answer without words',
  },
  redirectedTitle: {
    id: 'error.redirected.title',
    defaultMessage: '{host} sends API requests elsewhere',
    description:
      'Title of the alert when the server answers a call of the app with a redirect to another address',
  },
  redirected: {
    id: 'error.redirected.text',
    defaultMessage:
      'To keep your account safe, this app does not follow them. Try again later, or check whether the server has moved.',
    description:
      'Text of the alert when the server answers a call of the app with a redirect to another address',
  },
  invalidTitle: {
    id: 'error.invalid.title',
    defaultMessage: 'Unreadable answer',
    description: 'Title of the alert when an answer cannot be understood',
  },
  invalid: {
    id: 'error.invalid.text',
    defaultMessage: 'The server answered with something this app cannot read.',
    description: 'Text of the alert when an answer cannot be understood',
  },
  html: {
    id: 'error.html.text',
    defaultMessage: 'A web page came instead of an answer. Perhaps there is no such server at this address.',
    description: 'Text of the alert when HTML came instead of data',
  },
})
