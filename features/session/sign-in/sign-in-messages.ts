import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'session.sign_in.title',
    defaultMessage: 'Sign in',
    description: 'Title of the page for signing in',
  },
  again: {
    id: 'session.sign_in.again',
    defaultMessage: 'Sign in again as {handle}',
    description: 'Title of the page for signing in when the session of an account has ended',
  },
  intro: {
    id: 'session.sign_in.intro',
    defaultMessage:
      'Use the account you have on Mastodon or any other fediverse server. You sign in on your server’s own page; your password never comes here.',
    description: 'Under the title of the page for signing in',
  },
  server: {
    id: 'session.sign_in.server',
    defaultMessage: 'Server address',
    description: 'Label of the field where the server is named',
  },
  hint: {
    id: 'session.sign_in.hint',
    defaultMessage: 'For example mastodon.social, or your whole handle',
    description: 'Hint under the label of the server address field',
  },
  submit: {
    id: 'session.sign_in.continue',
    defaultMessage: 'Continue',
    description: 'Button that goes on to the page of the server',
  },
  cancel: {
    id: 'session.sign_in.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that stops looking for the server',
  },
  looking: {
    id: 'session.sign_in.looking',
    defaultMessage: 'Looking for {server}…',
    description: 'Told while the typed server is being found',
  },
  recent: {
    id: 'session.sign_in.recent',
    defaultMessage: 'Used here before',
    description: 'Heading of the list of servers that were signed in to from here',
  },
  own: {
    id: 'session.sign_in.own',
    defaultMessage: '{title} runs at this very address.',
    description: 'Hint that the page comes from a server that can be signed in to; title is its name',
  },
  ownButton: {
    id: 'session.sign_in.use_own',
    defaultMessage: 'Continue with {host}',
    description: 'Button that signs in to the server at the address of this page',
  },
  blocked: {
    id: 'session.sign_in.blocked',
    defaultMessage:
      'Your browser does not let this page store anything. You can sign in, but only until you close or reload it.',
    description: 'Notice when storage is blocked',
  },
})
