import { defineMessages } from '@/lib/i18n'

/** Texts shown instead of a list without posts. */
export const messages = defineMessages({
  empty: {
    id: 'timeline.empty',
    defaultMessage: 'Nothing here yet',
    description: 'Title of an empty timeline',
  },
  buildingText: {
    id: 'timeline.buildingText',
    defaultMessage: 'Posts appear here as soon as it’s ready.',
    description: 'Text shown while the server builds the home timeline of a new account',
  },
  failedTitle: {
    id: 'timeline.failedTitle',
    defaultMessage: 'Couldn’t load posts',
    description: 'Title of an error instead of a timeline; a button to try again follows',
  },
  allLeftOut: {
    id: 'timeline.allLeftOut',
    defaultMessage: 'All posts are hidden',
    description: 'Title shown when every post of a timeline is hidden',
  },
  allLeftOutText: {
    id: 'timeline.allLeftOutText',
    defaultMessage: 'Your filters, blocks, mutes or timeline options hide all posts in this timeline.',
    description: 'Text shown when every post of a timeline is hidden',
  },
  emptyHome: {
    id: 'timeline.emptyHome',
    defaultMessage: 'Your home feed is empty',
    description: 'Title of an empty home timeline',
  },
  emptyHomeText: {
    id: 'timeline.emptyHomeText',
    defaultMessage:
      'Posts from people you follow appear here. Look at the posts on this server to find people to follow.',
    description: 'Text of an empty home timeline',
  },
  toLocal: {
    id: 'timeline.toLocal',
    defaultMessage: 'See posts on this server',
    description: 'Link from an empty home timeline to the local live feed',
  },
  emptyPublicText: {
    id: 'timeline.emptyPublicText',
    defaultMessage: 'No one has posted publicly here yet.',
    description: 'Text of an empty live feed',
  },
  emptyTagText: {
    id: 'timeline.emptyTagText',
    defaultMessage: 'This server doesn’t have any posts with this hashtag.',
    description: 'Text of an empty hashtag timeline',
  },
  emptyAccountText: {
    id: 'timeline.emptyAccountText',
    defaultMessage: 'This server has no posts of this kind from this account.',
    description: 'Text of an empty tab of a profile: posts, replies or media',
  },
  emptyListText: {
    id: 'timeline.emptyListText',
    defaultMessage: 'New posts from members of this list appear here.',
    description: 'Text of an empty list timeline',
  },
  emptyLinkText: {
    id: 'timeline.emptyLinkText',
    defaultMessage: 'This server only shows posts about a link while many people share it.',
    description: 'Text of an empty timeline of posts about a link',
  },
  notOffered: {
    id: 'timeline.notOffered',
    defaultMessage: 'This feed isn’t available on this server',
    description: 'Title shown instead of a live feed, hashtag or link timeline that the server has disabled',
  },
  notOfferedText: {
    id: 'timeline.notOfferedText',
    defaultMessage: 'The server’s administrators have turned it off.',
    description: 'Text shown instead of a feed that the server has disabled',
  },
  toHome: {
    id: 'timeline.toHome',
    defaultMessage: 'Go to home',
    description: 'Link to the home timeline, shown instead of a feed that the server has disabled',
  },
})
