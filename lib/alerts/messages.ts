import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  limitedTitle: {
    id: 'error.limited.title',
    defaultMessage: 'Too many requests',
    description: 'Title of the alert after too many requests',
  },
  status: {
    id: 'error.status',
    defaultMessage: 'The server reported an error ({status})',
    description: 'Title of an alert; {status}: HTTP status such as 422',
  },
  unexpectedTitle: {
    id: 'error.unexpected.title',
    defaultMessage: 'Something went wrong',
    description: 'Title of the alert after an unexpected error',
  },
  unexpected: {
    id: 'error.unexpected.text',
    defaultMessage: 'Try again. If it happens again, reload the page.',
    description: 'Text of the alert after an unexpected error',
  },
  lostTitle: {
    id: 'error.lost.title',
    defaultMessage: 'No response from the server',
    description: 'Title of the alert when a request got no response',
  },
  lost: {
    id: 'error.lost.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Text of the alert when a request got no response',
  },
  late: {
    id: 'error.late.text',
    defaultMessage: 'The server took too long to respond. Try again in a moment.',
    description: 'Text of the alert when a request timed out',
  },
  hostTitle: {
    id: 'error.server.titleStatus',
    defaultMessage: '{host} has a problem ({status})',
    description:
      'Title of the alert after a 5xx response; {host}: domain of the server; {status}: HTTP status such as 503',
  },
  server: {
    id: 'error.server.again',
    defaultMessage: 'Try again in a moment.',
    description: 'Text of the alert after a 5xx response without a message',
  },
  unauthorised: {
    id: 'error.unauthorised.text',
    defaultMessage: 'Sign in again to continue.',
    description: 'Text of the alert when the session has expired',
  },
  membersTitle: {
    id: 'error.members.title',
    defaultMessage: 'Only members can see this',
    description: 'Title of the alert when a server requires signing in',
  },
  members: {
    id: 'error.members.text',
    defaultMessage: 'Sign in with an account on this server to see it.',
    description: 'Text of the alert when a server requires signing in',
  },
  forbidden: {
    id: 'error.forbidden.text',
    defaultMessage: 'You don’t have permission to do this. Check whether you’re using the right account.',
    description: 'Text of the alert after a 403 response without a message',
  },
  scopeTitle: {
    id: 'error.scope.title',
    defaultMessage: 'Another permission is needed',
    description: 'Title of the alert when the user signed in without a permission that an action needs',
  },
  scope: {
    id: 'error.scope.text',
    defaultMessage: 'This feature was added after you signed in. Sign in again to allow it.',
    description: 'Text of the alert when the user signed in without a permission that an action needs',
  },
  missing: {
    id: 'error.missing.text',
    defaultMessage: 'This was deleted, or isn’t available to you.',
    description: 'Text of the alert after a 404 or 410 response without a message',
  },
  tooLarge: {
    id: 'error.too_large.text',
    defaultMessage: 'This is too large for your server. Make it shorter or choose a smaller file.',
    description: 'Text of the alert after a 413 response without a message',
  },
  refused: {
    id: 'error.refused.text',
    defaultMessage: 'The server didn’t accept this. Check what you entered and try again.',
    description: 'Text of the alert after another 4xx response without a message',
  },
  redirectedTitle: {
    id: 'error.redirected.title',
    defaultMessage: '{host} redirects to another address',
    description: 'Title of the alert when the server redirects an API request; {host}: domain of the server',
  },
  redirected: {
    id: 'error.redirected.text',
    defaultMessage:
      'For your safety, Skein didn’t follow the redirect. Check whether your server has moved, or try again later.',
    description: 'Text of the alert when the server redirects an API request',
  },
  invalidTitle: {
    id: 'error.invalid.title',
    defaultMessage: 'Unexpected response',
    description: 'Title of the alert when a response can’t be read',
  },
  invalid: {
    id: 'error.invalid.text',
    defaultMessage: 'The server sent a response that Skein can’t read. Try again later.',
    description: 'Text of the alert when a response can’t be read',
  },
  html: {
    id: 'error.html.text',
    defaultMessage: 'The server sent a web page instead of data. Check its address, or try again later.',
    description: 'Text of the alert when the response was HTML instead of data',
  },
})
