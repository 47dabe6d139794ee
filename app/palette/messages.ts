import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'palette.title',
    defaultMessage: 'Command palette',
    description: 'Title of the dialog that finds pages, lists, people and commands while the user types',
  },
  placeholder: {
    id: 'palette.placeholder',
    defaultMessage: 'Find pages, people and commands',
    description: 'Placeholder in the search field of the command palette',
  },
  clear: {
    id: 'palette.clear',
    defaultMessage: 'Clear',
    description: 'Button that empties the search field of the command palette',
  },
  results: {
    id: 'palette.results',
    defaultMessage: 'Results',
    description: 'Label for screen readers: the list of results in the command palette',
  },
  empty: {
    id: 'palette.empty',
    defaultMessage: 'No results for “{query}”',
    description: 'In the command palette when nothing matches; {query}: the text the user typed',
  },
  emptyHint: {
    id: 'palette.emptyHint',
    defaultMessage: 'Try fewer letters, or a full handle such as @name@server.example.',
    description: 'Below “No results” in the command palette',
  },
  emptyHintVisitor: {
    id: 'palette.emptyHintVisitor',
    defaultMessage: 'Sign in to search for people.',
    description: 'Below “No results” in the command palette, for users who are not signed in',
  },
  searching: {
    id: 'palette.searching',
    defaultMessage: 'Searching for people…',
    description: 'Below the results of the command palette while the server searches',
  },
  searchingPosts: {
    id: 'palette.searchingPosts',
    defaultMessage: 'Searching for posts…',
    description: 'Below the results of the command palette while the server searches',
  },
  postsFailed: {
    id: 'palette.postsFailed',
    defaultMessage: 'Couldn’t search for posts',
    description: 'Title of an error below the results of the command palette',
  },
  peopleFailed: {
    id: 'palette.peopleFailed',
    defaultMessage: 'Couldn’t search for people',
    description: 'Title of an error below the results of the command palette',
  },
  listsFailed: {
    id: 'palette.listsFailed',
    defaultMessage: 'Couldn’t load your lists and hashtags',
    description: 'Title of an error below the results of the command palette',
  },
  help: {
    id: 'palette.help',
    defaultMessage: '<kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to choose, <kbd>Esc</kbd> to close',
    description: 'At the bottom of the command palette: the keys that work in it',
  },
})

/** Headings of the groups. */
export const headings = defineMessages({
  recent: {
    id: 'palette.group.recent',
    defaultMessage: 'Recent',
    description: 'Heading in the command palette: commands and pages the user chose before',
  },
  post: {
    id: 'palette.group.post',
    defaultMessage: 'This post',
    description: 'Heading in the command palette: commands for the post that has the focus',
  },
  actions: {
    id: 'palette.group.actions',
    defaultMessage: 'Commands',
    description: 'Heading in the command palette: commands such as “New post”',
  },
  screens: {
    id: 'palette.group.screens',
    defaultMessage: 'Go to',
    description: 'Heading in the command palette: pages of the app',
  },
  lists: {
    id: 'palette.group.lists',
    defaultMessage: 'Lists',
    description: 'Heading in the command palette: the user’s lists',
  },
  tags: {
    id: 'palette.group.tags',
    defaultMessage: 'Hashtags',
    description: 'Heading in the command palette: the hashtags the user follows',
  },
  accounts: {
    id: 'palette.group.accounts',
    defaultMessage: 'Switch account',
    description: 'Heading in the command palette: the user’s other signed-in accounts',
  },
  columns: {
    id: 'palette.group.columns',
    defaultMessage: 'Columns',
    description: 'Heading in the command palette: columns of the deck, and commands that add one',
  },
  settings: {
    id: 'palette.group.settings',
    defaultMessage: 'Settings',
    description: 'Heading in the command palette: settings that can be changed at once',
  },
  search: {
    id: 'palette.group.search',
    defaultMessage: 'Search',
    description: 'Heading in the command palette over the item that searches the server',
  },
  people: {
    id: 'palette.group.people',
    defaultMessage: 'People',
    description: 'Heading in the command palette: accounts found by the server',
  },
  posts: {
    id: 'palette.group.posts',
    defaultMessage: 'Posts',
    description: 'Heading in the command palette: posts found by the server',
  },
})

/** Labels of items without a text of their own elsewhere. */
export const itemLabels = defineMessages({
  searchFor: {
    id: 'palette.searchFor',
    defaultMessage: 'Search for “{text}”',
    description: 'Item in the command palette: opens the search page; {text}: the text the user typed',
  },
  signIn: {
    id: 'palette.signIn',
    defaultMessage: 'Sign in',
    description: 'Command in the command palette for users who are not signed in',
  },
  addAccount: {
    id: 'palette.addAccount',
    defaultMessage: 'Add another account',
    description: 'Command in the command palette: signs in to another account',
  },
  notificationSettings: {
    id: 'palette.notificationSettings',
    defaultMessage: 'Notification settings',
    description: 'Page in the command palette: settings of notifications',
  },
  notificationRequests: {
    id: 'palette.notificationRequests',
    defaultMessage: 'Filtered notifications',
    description: 'Page in the command palette: notifications that wait for a decision of the user',
  },
  editProfile: {
    id: 'palette.editProfile',
    defaultMessage: 'Edit profile',
    description: 'Page in the command palette: changes the profile of the user',
  },
  followedTags: {
    id: 'palette.followedTags',
    defaultMessage: 'Followed hashtags',
    description: 'Page in the command palette: the hashtags that the user follows',
  },
  suggestedPeople: {
    id: 'palette.suggestedPeople',
    defaultMessage: 'Suggested accounts',
    description: 'Page in the command palette: people that the user may want to follow',
  },
  privacyPolicy: {
    id: 'palette.privacyPolicy',
    defaultMessage: 'Privacy policy',
    description: 'Page in the command palette: the privacy policy of the server',
  },
  terms: {
    id: 'palette.terms',
    defaultMessage: 'Terms of service',
    description: 'Page in the command palette: the terms of service of the server',
  },
  yearInReview: {
    id: 'palette.yearInReview',
    defaultMessage: '{year} in review',
    description: 'Page in the command palette: a summary of the user’s year; {year}: such as 2025',
  },
  pinned: {
    id: 'palette.pinned',
    defaultMessage: 'Pinned posts',
    description: 'Page in the command palette: the posts that the user pinned',
  },
  followers: {
    id: 'palette.followers',
    defaultMessage: 'Followers',
    description: 'Page in the command palette: the user’s followers',
  },
  following: {
    id: 'palette.following',
    defaultMessage: 'Following',
    description: 'Page in the command palette: the people the user follows',
  },
  mutes: {
    id: 'palette.mutes',
    defaultMessage: 'Muted accounts',
    description: 'Page in the command palette: the accounts the user mutes',
  },
  blocks: {
    id: 'palette.blocks',
    defaultMessage: 'Blocked accounts',
    description: 'Page in the command palette: the accounts the user blocks',
  },
  domainBlocks: {
    id: 'palette.domainBlocks',
    defaultMessage: 'Blocked servers',
    description: 'Page in the command palette: the servers the user blocks',
  },
  goToColumn: {
    id: 'palette.goToColumn',
    defaultMessage: 'Go to column: {name}',
    description: 'Command in the command palette: moves to a column of the deck; {name}: its title',
  },
  addColumn: {
    id: 'palette.addColumn',
    defaultMessage: 'Add column: {name}',
    description: 'Command in the command palette: adds a column to the deck; {name}: the page it shows',
  },
  on: {
    id: 'palette.on',
    defaultMessage: 'On',
    description: 'Below a setting in the command palette: it is switched on; choosing it switches it off',
  },
  off: {
    id: 'palette.off',
    defaultMessage: 'Off',
    description: 'Below a setting in the command palette: it is switched off; choosing it switches it on',
  },
})
