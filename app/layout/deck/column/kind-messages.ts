import { defineMessages } from '@/lib/i18n'

/** The names of columns to add, other than those of the navigation. */
export const kindMessages = defineMessages({
  compose: {
    id: 'deck.kind.compose',
    defaultMessage: 'New post',
    description: 'Column to add to the deck: the composer',
  },
  notifications: {
    id: 'deck.kind.notifications',
    defaultMessage: 'Notifications: {category}',
    description: 'Column to add to the deck; {category}: a category of notifications, e.g. “Mentions”',
  },
  feed: {
    id: 'deck.kind.feed',
    defaultMessage: 'Live feeds: {feed}',
    description: 'Column to add to the deck; {feed}: e.g. “This server”',
  },
  mediaFeed: {
    id: 'deck.kind.mediaFeed',
    defaultMessage: 'Live feeds: {feed} (media only)',
    description: 'Column to add to the deck: posts with media; {feed}: e.g. “This server”',
  },
  mediaFeedShort: {
    id: 'deck.kind.mediaFeedShort',
    defaultMessage: '{feed}: media',
    description:
      'Title of a column: posts with media; {feed}: e.g. “This server”. There is room for few letters',
  },
  trendingPosts: {
    id: 'deck.kind.trendingPosts',
    defaultMessage: 'Trending posts',
    description: 'Column to add to the deck: posts that many people boost and favourite',
  },
  trendingTags: {
    id: 'deck.kind.trendingTags',
    defaultMessage: 'Trending hashtags',
    description: 'Column to add to the deck: hashtags that many people use',
  },
  trendingLinks: {
    id: 'deck.kind.trendingLinks',
    defaultMessage: 'Trending news',
    description: 'Column to add to the deck: links that many people share',
  },
  directory: {
    id: 'deck.kind.directory',
    defaultMessage: 'Profile directory',
    description: 'Column to add to the deck: people who agreed to be found',
  },
  search: {
    id: 'deck.kind.search',
    defaultMessage: 'Search: {text}',
    description: 'Column to add to the deck: the results of a search; {text}: the typed words',
  },
  pinned: {
    id: 'deck.kind.pinned',
    defaultMessage: 'Pinned posts',
    description: 'Column to add to the deck: the posts that the user pinned to their profile',
  },
})

/** The names of the live feeds. */
export const feedMessages = defineMessages({
  local: {
    id: 'deck.feed.local',
    defaultMessage: 'This server',
    description: 'Name of a live feed in the name of a column: posts from this server',
  },
  remote: {
    id: 'deck.feed.remote',
    defaultMessage: 'Other servers',
    description: 'Name of a live feed in the name of a column: posts from other servers',
  },
  all: {
    id: 'deck.feed.all',
    defaultMessage: 'All servers',
    description: 'Name of a live feed in the name of a column: posts from all servers',
  },
})
