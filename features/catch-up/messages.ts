import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  heading: {
    id: 'catchUp.heading',
    defaultMessage: 'Catch up on your home feed',
    description: 'Heading over buttons with time spans',
  },
  intro: {
    id: 'catchUp.intro',
    defaultMessage: 'Load all posts from a period of time, then filter and sort them.',
    description: 'Explanation over buttons with time spans on the Catch up page',
  },
  hours: {
    id: 'catchUp.hours',
    defaultMessage: '{hours, plural, one {Last hour} other {Last # hours}}',
    description: 'Button on the Catch up page: loads the posts of that time span; {hours}: such as 6',
  },
  lastRead: {
    id: 'catchUp.lastRead',
    defaultMessage: 'Since the last post you read',
    description: 'Button on the Catch up page: loads the posts since the last one the user read',
  },
  inSpan: {
    id: 'catchUp.inSpan',
    defaultMessage: '{count, plural, =0 {No posts} one {# post} other {# posts}}',
    description: 'Number of posts in a time span, on its button and in the sidebar',
  },
  atLeast: {
    id: 'catchUp.atLeast',
    defaultMessage: '{count, number}+ posts',
    description: 'Like “{count} posts”, when there are more than were counted',
  },
  missed: {
    id: 'catchUp.missed',
    defaultMessage: 'Since your last visit',
    description: 'Heading in the sidebar over the number of posts in the home feed that were not read yet',
  },
  toCatchUp: {
    id: 'catchUp.toCatchUp',
    defaultMessage: 'Catch up',
    description: 'Link in the sidebar under “Since your last visit” to the Catch up page',
  },
  saved: {
    id: 'catchUp.saved',
    defaultMessage: 'Saved',
    description: 'Heading over saved catch-ups',
  },
  postCount: {
    id: 'catchUp.count',
    defaultMessage: '{count, plural, one {# post} other {# posts}}, back to {time}',
    description: 'Line of a catch-up; {count}: number of its posts; {time}: date and time of the oldest one',
  },
  drop: {
    id: 'catchUp.delete',
    defaultMessage: 'Delete the catch-up from {time}',
    description: 'Button: deletes a saved catch-up; {time}: date and time it was loaded',
  },
  dropped: {
    id: 'catchUp.deleted',
    defaultMessage: 'Catch-up deleted',
    description: 'Notice with an Undo button, after deleting a saved catch-up',
  },
  undo: {
    id: 'catchUp.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notice “Catch-up deleted”',
  },
  loading: {
    id: 'catchUp.loading',
    defaultMessage: 'Loading your home feed',
    description: 'For screen readers: name of the progress bar of a catch-up',
  },
  soFar: {
    id: 'catchUp.soFar',
    defaultMessage: '{count, plural, =0 {No posts yet} one {# post loaded} other {# posts loaded}}',
    description: 'Under the progress bar of a catch-up',
  },
  soFarTime: {
    id: 'catchUp.soFarTime',
    defaultMessage: '{count, plural, one {# post loaded} other {# posts loaded}}, back to {time}',
    description: 'Under the progress bar of a catch-up; {time}: date and time of the oldest loaded post',
  },
  waiting: {
    id: 'catchUp.waiting',
    defaultMessage: 'Too many requests. Loading continues at {time}.',
    description:
      'Under the progress bar of a catch-up while the server refuses further requests; {time}: time of day',
  },
  cancel: {
    id: 'catchUp.cancel',
    defaultMessage: 'Stop loading',
    description: 'Button under the progress bar of a catch-up: shows the posts loaded so far',
  },
  failed: {
    id: 'catchUp.failed',
    defaultMessage: 'Couldn’t load all posts. Continue to load the rest.',
    description: 'Notice over a catch-up; the “Continue” button follows',
  },
  cancelled: {
    id: 'catchUp.cancelled',
    defaultMessage: 'You stopped loading. Continue to load the rest.',
    description: 'Notice over a catch-up; the “Continue” button follows',
  },
  full: {
    id: 'catchUp.full',
    defaultMessage:
      'These are the newest {count, number} posts. Servers don’t keep older ones in a home feed.',
    description: 'Notice over a catch-up that reached the limit',
  },
  resume: {
    id: 'catchUp.continue',
    defaultMessage: 'Continue',
    description: 'Button over a catch-up: loads the rest of the posts',
  },
  save: { id: 'catchUp.save', defaultMessage: 'Save for later', description: 'Button over a catch-up' },
  isSaved: {
    id: 'catchUp.isSaved',
    defaultMessage: 'Saved',
    description: 'Over a catch-up that is saved for later',
  },
  savedNotice: {
    id: 'catchUp.savedNotice',
    defaultMessage: 'Saved. You can find it under Catch up.',
    description: 'Notice after saving a catch-up',
  },
  saveFailed: {
    id: 'catchUp.saveFailed',
    defaultMessage: 'Couldn’t save this catch-up. Check that your browser allows this site to store data.',
    description: 'Notice when a catch-up could not be saved',
  },
  kinds: {
    id: 'catchUp.kinds',
    defaultMessage: 'Types of posts',
    description: 'For screen readers: name of a row of filter buttons',
  },
  all: { id: 'catchUp.all', defaultMessage: 'All', description: 'Filter button: all types of posts' },
  posts: {
    id: 'catchUp.posts',
    defaultMessage: 'Posts',
    description: 'Filter button: posts that are not replies, boosts or quotes',
  },
  replies: { id: 'catchUp.replies', defaultMessage: 'Replies', description: 'Filter button' },
  boosts: { id: 'catchUp.boosts', defaultMessage: 'Boosts', description: 'Filter button' },
  quotes: { id: 'catchUp.quotes', defaultMessage: 'Quotes', description: 'Filter button' },
  media: { id: 'catchUp.media', defaultMessage: 'Media', description: 'Filter button: posts with media' },
  links: {
    id: 'catchUp.links',
    defaultMessage: 'Links',
    description: 'Filter button: posts with a link preview',
  },
  kindCount: {
    id: 'catchUp.kindCount',
    defaultMessage: '{kind}: {count, number}',
    description:
      'For screen readers: name of a filter button; {kind}: type of posts, such as “Replies”; {count}: their number',
  },
  people: {
    id: 'catchUp.people',
    defaultMessage: 'People',
    description: 'For screen readers: name of a row of filter buttons',
  },
  person: {
    id: 'catchUp.person',
    defaultMessage: '{name}: {count, plural, one {# post} other {# posts}}',
    description:
      'For screen readers: name of a filter button; {name}: display name; {count}: number of their posts',
  },
  sort: {
    id: 'catchUp.sort',
    defaultMessage: 'Sort by',
    description: 'Label of a select field over a catch-up',
  },
  view: {
    id: 'catchUp.view',
    defaultMessage: 'Order and view: {order}',
    description:
      'Button over a catch-up: opens a menu with the order of posts and how they are shown; {order}: the chosen order, e.g. “Newest first”',
  },
  newest: { id: 'catchUp.newest', defaultMessage: 'Newest first', description: 'Option under “Sort by”' },
  oldest: { id: 'catchUp.oldest', defaultMessage: 'Oldest first', description: 'Option under “Sort by”' },
  byReplies: {
    id: 'catchUp.byReplies',
    defaultMessage: 'Most replies',
    description: 'Option under “Sort by”',
  },
  byBoosts: { id: 'catchUp.byBoosts', defaultMessage: 'Most boosts', description: 'Option under “Sort by”' },
  byFavourites: {
    id: 'catchUp.byFavourites',
    defaultMessage: 'Most favourites',
    description: 'Option under “Sort by”',
  },
  byDensity: {
    id: 'catchUp.byActivity',
    defaultMessage: 'Most active people',
    description: 'Option under “Sort by”: posts by people with the most posts first',
  },
  grouped: {
    id: 'catchUp.grouped',
    defaultMessage: 'Group by person',
    description: 'Switch over a catch-up',
  },
  fullRows: {
    id: 'catchUp.fullRows',
    defaultMessage: 'Show full posts',
    description: 'Switch over a catch-up: posts in full instead of short rows',
  },
  topLinks: {
    id: 'catchUp.topLinks',
    defaultMessage: 'Shared links ({count, number})',
    description: 'Heading in a catch-up that opens a list of the links in its posts',
  },
  sharedBy: {
    id: 'catchUp.sharedBy',
    defaultMessage: '{count, plural, one {# person} other {# people}}',
    description: 'Filter button on a link; {count}: number of people who shared it',
  },
  aboutLink: {
    id: 'catchUp.aboutLink',
    defaultMessage: 'Show only posts about {title}',
    description: 'For screen readers: name of the filter button on a link; {title}: title of the linked page',
  },
  noMatches: {
    id: 'catchUp.noMatches',
    defaultMessage: 'No posts match these filters',
    description: 'Title shown instead of the posts of a catch-up',
  },
  showAll: {
    id: 'catchUp.showAll',
    defaultMessage: 'Show all posts',
    description: 'Button under “No posts match these filters”: resets the filters',
  },
  empty: {
    id: 'catchUp.empty',
    defaultMessage: 'You’re all caught up',
    description: 'Title of a catch-up without posts',
  },
  emptyText: {
    id: 'catchUp.emptyText',
    defaultMessage: 'No one you follow posted in this period.',
    description: 'Text of a catch-up without posts',
  },
  notFound: {
    id: 'catchUp.notFound',
    defaultMessage: 'Catch-up not found',
    description: 'Title of the page of a catch-up that doesn’t exist',
  },
  notFoundText: {
    id: 'catchUp.notFoundText',
    defaultMessage: 'It may have been deleted, or it was never saved.',
    description: 'Text on the page of a catch-up that doesn’t exist',
  },
  startNew: {
    id: 'catchUp.startNew',
    defaultMessage: 'Start a new catch-up',
    description: 'Link under “Catch-up not found”',
  },
  feed: {
    id: 'catchUp.feed',
    defaultMessage: 'Catch-up',
    description: 'For screen readers: name of the list of posts of a catch-up',
  },
  boosted: {
    id: 'catchUp.boosted',
    defaultMessage: 'Boosted',
    description: 'In a row of a catch-up below the name of the account that boosted the post',
  },
  boostedBy: {
    id: 'catchUp.boostedBy',
    defaultMessage:
      '{others, plural, =0 {{name} boosted} one {{name} and # other boosted} other {{name} and # others boosted}}',
    description:
      'In a row of a catch-up; {name}: display name of the account that boosted the post last; {others}: number of further accounts that boosted it',
  },
})
