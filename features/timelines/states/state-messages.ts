import { defineMessages } from '@/lib/i18n'

/** Texts shown instead of a list without posts. */
export const messages = defineMessages({
  buildingText: {
    id: 'timeline.buildingText',
    defaultMessage: 'Posts appear here as soon as the server has gathered them.',
    description: 'Text while the server builds the home feed',
  },
  failedTitle: {
    id: 'timeline.failedTitle',
    defaultMessage: 'The posts did not load',
    description: 'Title of a list that failed',
  },
  allLeftOut: {
    id: 'timeline.allLeftOut',
    defaultMessage: 'Nothing here that you want to see',
    description: 'Title of a list of which every post is hidden or left out',
  },
  allLeftOutText: {
    id: 'timeline.allLeftOutText',
    defaultMessage:
      'There are posts, but your filters, blocks or the choices for this timeline leave them all out.',
    description: 'Text of a list of which every post is hidden or left out',
  },
  emptyHome: {
    id: 'timeline.emptyHome',
    defaultMessage: 'Your home is waiting for people',
    description: 'Title of a home timeline without posts',
  },
  emptyHomeText: {
    id: 'timeline.emptyHomeText',
    defaultMessage:
      'Posts of those you follow appear here. The posts of this server are a good place to meet some.',
    description: 'Text of a home timeline without posts',
  },
  toLocal: {
    id: 'timeline.toLocal',
    defaultMessage: 'See what this server is talking about',
    description: 'Link from an empty home to the posts of the server',
  },
  emptyPublicText: {
    id: 'timeline.emptyPublicText',
    defaultMessage: 'Nobody has posted in public here so far.',
    description: 'Text of a public timeline without posts',
  },
  emptyTagText: {
    id: 'timeline.emptyTagText',
    defaultMessage: 'This server knows no posts with this hashtag.',
    description: 'Text of a hashtag timeline without posts',
  },
  emptyAccountText: {
    id: 'timeline.emptyAccountText',
    defaultMessage: 'This server knows no such posts of this account.',
    description: 'Text of the timeline of an account without posts',
  },
  emptyListText: {
    id: 'timeline.emptyListText',
    defaultMessage: 'Posts of those in this list appear here.',
    description: 'Text of the timeline of a list without posts',
  },
  emptyLinkText: {
    id: 'timeline.emptyLinkText',
    defaultMessage: 'This server shows posts about a page only while many people share it.',
    description: 'Text of the timeline of a link without posts',
  },
  notOffered: {
    id: 'timeline.notOffered',
    defaultMessage: 'This server does not offer this feed',
    description: 'Title: a public timeline is switched off',
  },
  notOfferedText: {
    id: 'timeline.notOfferedText',
    defaultMessage: 'Those who run the server have switched it off.',
    description: 'Text: a public timeline is switched off',
  },
  toHome: { id: 'timeline.toHome', defaultMessage: 'Go home', description: 'Link to the home timeline' },
})
