import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'session.interaction.title',
    defaultMessage: 'Sign in to continue',
    description: 'Title of the dialog after a visitor used any other action',
  },
  reply: {
    id: 'session.interaction.reply',
    defaultMessage: 'Sign in to reply',
    description: 'Title of the dialog after a visitor used Reply',
  },
  boost: {
    id: 'session.interaction.boost',
    defaultMessage: 'Sign in to boost',
    description: 'Title of the dialog after a visitor used Boost',
  },
  quote: {
    id: 'session.interaction.quote',
    defaultMessage: 'Sign in to quote',
    description: 'Title of the dialog after a visitor used Quote',
  },
  favourite: {
    id: 'session.interaction.favourite',
    defaultMessage: 'Sign in to favourite',
    description: 'Title of the dialog after a visitor used Favourite',
  },
  bookmark: {
    id: 'session.interaction.bookmark',
    defaultMessage: 'Sign in to bookmark',
    description: 'Title of the dialog after a visitor used Bookmark',
  },
  vote: {
    id: 'session.interaction.vote',
    defaultMessage: 'Sign in to vote',
    description: 'Title of the dialog after a visitor voted in a poll',
  },
  follow: {
    id: 'session.interaction.follow',
    defaultMessage: 'Sign in to follow',
    description: 'Title of the dialog after a visitor used Follow',
  },
  post: {
    id: 'session.interaction.post',
    defaultMessage: 'Post by {name}',
    description: 'Under the title of the dialog; {name}: display name of the author of the post',
  },
  accounts: {
    id: 'session.interaction.accounts',
    defaultMessage: 'Continue with one of your accounts',
    description: 'Heading above the accounts that are signed in',
  },
  continueAs: {
    id: 'session.interaction.continue_as',
    defaultMessage: 'Continue as @{handle}',
    description:
      'Button that opens the post with a signed-in account, where the action needs another choice; {handle}: its handle',
  },
  voteAs: {
    id: 'session.interaction.vote_as',
    defaultMessage: 'Vote as @{handle}',
    description: 'Button that votes with a signed-in account for the chosen options; {handle}: its handle',
  },
  replyAs: {
    id: 'session.interaction.reply_as',
    defaultMessage: 'Reply as @{handle}',
    description: 'Button that opens a reply with a signed-in account; {handle}: its handle',
  },
  boostAs: {
    id: 'session.interaction.boost_as',
    defaultMessage: 'Boost as @{handle}',
    description: 'Button that boosts the post with a signed-in account; {handle}: its handle',
  },
  quoteAs: {
    id: 'session.interaction.quote_as',
    defaultMessage: 'Quote as @{handle}',
    description: 'Button that opens a quote of the post with a signed-in account; {handle}: its handle',
  },
  favouriteAs: {
    id: 'session.interaction.favourite_as',
    defaultMessage: 'Favourite as @{handle}',
    description: 'Button that favourites the post with a signed-in account; {handle}: its handle',
  },
  bookmarkAs: {
    id: 'session.interaction.bookmark_as',
    defaultMessage: 'Bookmark as @{handle}',
    description: 'Button that bookmarks the post with a signed-in account; {handle}: its handle',
  },
  followAs: {
    id: 'session.interaction.follow_as',
    defaultMessage: 'Follow as @{handle}',
    description: 'Button that follows the account with a signed-in account; {handle}: its handle',
  },
  notFound: {
    id: 'session.interaction.not_found',
    defaultMessage: '{host} can’t find this. It may be private, or the servers may not be connected.',
    description: 'Error in the dialog; {host}: domain of the server that does not know the post',
  },
  home: {
    id: 'session.interaction.home',
    defaultMessage: 'Continue on your server',
    description: 'Heading above the field for the home server of a visitor',
  },
  homeHint: {
    id: 'session.interaction.home_hint',
    defaultMessage: 'Opens in a new tab. Your server is remembered in this browser.',
    description: 'Hint under the label of the field for the home server',
  },
  server: {
    id: 'session.interaction.server',
    defaultMessage: 'Server address or your handle',
    description: 'Label of the field for the home server',
  },
  invalid: {
    id: 'session.interaction.invalid',
    defaultMessage: 'That isn’t a server address. Enter something like mastodon.social.',
    description: 'Error under the field for the home server',
  },
  open: {
    id: 'session.interaction.open',
    defaultMessage: 'Open on your server',
    description: 'Button that opens the post on the home server in a new tab',
  },
  openAt: {
    id: 'session.interaction.open_at',
    defaultMessage: 'Open {host}',
    description:
      'Link that opens the post on the home server, shown when the browser blocked the new tab; {host}: domain of the server',
  },
  blocked: {
    id: 'session.interaction.blocked',
    defaultMessage: 'Your browser blocked the new tab. Use this link instead:',
    description: 'Above a link to the post on the home server',
  },
  thisApp: {
    id: 'session.interaction.this_app',
    defaultMessage: 'Sign in here',
    description: 'Heading above the button that signs in to this app',
  },
  signIn: {
    id: 'session.interaction.sign_in',
    defaultMessage: 'Sign in',
    description: 'Button that opens the sign-in page',
  },
})
