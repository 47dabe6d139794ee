import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'session.interaction.title',
    defaultMessage: 'Sign in to go on',
    description: 'Title of the dialog for a visitor who pressed any other action',
  },
  reply: {
    id: 'session.interaction.reply',
    defaultMessage: 'Sign in to reply',
    description: 'Title of the dialog for a visitor who pressed reply',
  },
  boost: {
    id: 'session.interaction.boost',
    defaultMessage: 'Sign in to boost',
    description: 'Title of the dialog for a visitor who pressed boost',
  },
  quote: {
    id: 'session.interaction.quote',
    defaultMessage: 'Sign in to quote',
    description: 'Title of the dialog for a visitor who pressed quote',
  },
  favourite: {
    id: 'session.interaction.favourite',
    defaultMessage: 'Sign in to favourite',
    description: 'Title of the dialog for a visitor who pressed favourite',
  },
  bookmark: {
    id: 'session.interaction.bookmark',
    defaultMessage: 'Sign in to bookmark',
    description: 'Title of the dialog for a visitor who pressed bookmark',
  },
  vote: {
    id: 'session.interaction.vote',
    defaultMessage: 'Sign in to vote',
    description: 'Title of the dialog for a visitor who voted in a poll',
  },
  follow: {
    id: 'session.interaction.follow',
    defaultMessage: 'Sign in to follow',
    description: 'Title of the dialog for a visitor who pressed follow',
  },
  post: {
    id: 'session.interaction.post',
    defaultMessage: 'A post by {name}',
    description: 'Under the title of the dialog for a visitor who acted on a post',
  },
  held: {
    id: 'session.interaction.held',
    defaultMessage: 'Go on with an account you use here',
    description: 'Heading of the accounts that are signed in',
  },
  goOn: {
    id: 'session.interaction.go_on',
    defaultMessage: 'Go on as @{handle}',
    description: 'Button that opens the post with this account',
  },
  notFound: {
    id: 'session.interaction.not_found',
    defaultMessage: '{host} cannot find this. It may be private, or the servers do not talk to each other.',
    description: 'When the server of an account does not know the post',
  },
  home: {
    id: 'session.interaction.home',
    defaultMessage: 'Go on at your own server',
    description: 'Heading of the field for the home server of a visitor',
  },
  homeHint: {
    id: 'session.interaction.home_hint',
    defaultMessage: 'Opens there in a new tab. Remembered in this browser.',
    description: 'Hint under the label of the field for the home server',
  },
  server: {
    id: 'session.interaction.server',
    defaultMessage: 'Server address or your handle',
    description: 'Label of the field for the home server',
  },
  wrong: {
    id: 'session.interaction.wrong',
    defaultMessage: 'That is not a server address. It looks like mastodon.social, without spaces.',
    description: 'When the home server field holds no address',
  },
  open: {
    id: 'session.interaction.open',
    defaultMessage: 'Open there',
    description: 'Button that opens the post at the home server in a new tab',
  },
  openAt: {
    id: 'session.interaction.open_at',
    defaultMessage: 'Open {host}',
    description: 'Link that opens the post at the home server, where the browser opened no tab by itself',
  },
  blocked: {
    id: 'session.interaction.blocked',
    defaultMessage: 'Your browser opened no tab. This link leads there:',
    description: 'Above a link to the home server',
  },
  here: {
    id: 'session.interaction.here',
    defaultMessage: 'Use this app',
    description: 'Heading of the way to sign in here',
  },
  signIn: {
    id: 'session.interaction.sign_in',
    defaultMessage: 'Sign in',
    description: 'Button that leads to the page for signing in',
  },
})
