import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'session.sign_in.title',
    defaultMessage: 'Sign in',
    description: 'Title of the sign-in page',
  },
  again: {
    id: 'session.sign_in.again',
    defaultMessage: 'Sign in again as {handle}',
    description: 'Title of the sign-in page when the session of an account has expired; {handle}: its handle',
  },
  intro: {
    id: 'session.sign_in.intro',
    defaultMessage:
      'Use your account on Mastodon or any other fediverse server. You sign in on your server’s own page, so Skein never sees your password.',
    description: 'Under the title of the sign-in page',
  },
  server: {
    id: 'session.sign_in.server',
    defaultMessage: 'Server address',
    description: 'Label of the field for the server',
  },
  hint: {
    id: 'session.sign_in.hint',
    defaultMessage: 'For example mastodon.social, or your full handle',
    description: 'Hint under the label of the server address field',
  },
  example: {
    id: 'session.sign_in.example',
    defaultMessage: 'mastodon.social',
    description:
      'Example in the empty server address field: a server that people who read this language know',
  },
  submit: {
    id: 'session.sign_in.continue',
    defaultMessage: 'Continue',
    description: 'Button that opens the sign-in page of the server',
  },
  lookAround: {
    id: 'session.sign_in.look_around',
    defaultMessage: 'Look around first',
    description:
      'Button that opens the public posts of the server whose address was entered, without signing in',
  },
  cancel: {
    id: 'session.sign_in.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that stops looking for the server',
  },
  looking: {
    id: 'session.sign_in.looking',
    defaultMessage: 'Looking for {server}…',
    description: 'Status while the server is being checked; {server}: the text in the field',
  },
  privacy: {
    id: 'session.sign_in.privacy',
    defaultMessage: 'What this app stores, and who is contacted',
    description: 'Link on the sign-in page to the page about privacy',
  },
  recent: {
    id: 'session.sign_in.recent',
    defaultMessage: 'Recently used servers',
    description: 'Heading above the servers used before in this browser',
  },
  own: {
    id: 'session.sign_in.own',
    defaultMessage: 'This site is part of {title}.',
    description: 'Shown when this page is hosted by a server; {title}: name of the server',
  },
  ownButton: {
    id: 'session.sign_in.use_own',
    defaultMessage: 'Continue with {host}',
    description: 'Button that signs in to the server that hosts this page; {host}: its domain',
  },
  blocked: {
    id: 'session.sign_in.blocked',
    defaultMessage:
      'Your browser doesn’t let Skein store data. You can sign in, but you’ll be signed out when you close or reload this page.',
    description: 'Notice on the sign-in page when the browser blocks storage',
  },
})
