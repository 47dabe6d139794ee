import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  pending: {
    id: 'timeline.pending',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Button over a list that shows the posts that came meanwhile',
  },
  pendingMany: {
    id: 'timeline.pendingMany',
    defaultMessage: '{count}+ new posts',
    description: 'Button over a list that shows the posts that came meanwhile; more than are counted',
  },
  checkFailed: {
    id: 'timeline.checkFailed',
    defaultMessage: 'New posts could not be loaded',
    description: 'State over a list; a button to try again follows',
  },
  again: { id: 'timeline.again', defaultMessage: 'Try again', description: 'Button' },
  gap: {
    id: 'timeline.gap',
    defaultMessage: 'Posts are missing here',
    description: 'Row that stands for posts not loaded',
  },
  gapSpan: {
    id: 'timeline.gapSpan',
    defaultMessage: 'Posts are missing here: {span}',
    description: 'Row that stands for posts not loaded; span is the time between the posts around it',
  },
  gapFailed: {
    id: 'timeline.gapFailed',
    defaultMessage: 'The missing posts could not be loaded',
    description: 'Row that stands for posts not loaded',
  },
  fillAbove: {
    id: 'timeline.fillAbove',
    defaultMessage: 'Load from the newer end',
    description: 'Button that fills a gap',
  },
  fillBelow: {
    id: 'timeline.fillBelow',
    defaultMessage: 'Load from the older end',
    description: 'Button that fills a gap',
  },
  loading: { id: 'timeline.loading', defaultMessage: 'Loading…', description: 'Row that is being loaded' },
  more: { id: 'timeline.more', defaultMessage: 'Load more', description: 'Button at the end of a list' },
  moreFailed: {
    id: 'timeline.moreFailed',
    defaultMessage: 'Older posts could not be loaded',
    description: 'Row at the end of a list',
  },
  end: { id: 'timeline.end', defaultMessage: 'That is all', description: 'Spoken mark at the end of a list' },
  building: {
    id: 'timeline.building',
    defaultMessage: 'Your home is being prepared',
    description: 'Title while the server builds the home feed',
  },
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
  refresh: {
    id: 'timeline.refresh',
    defaultMessage: 'Look for new posts',
    description: 'Button over a list that does not renew itself',
  },
  empty: {
    id: 'timeline.empty',
    defaultMessage: 'Nothing here yet',
    description: 'Title of a list without posts',
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
  listFailed: {
    id: 'timeline.listFailed',
    defaultMessage: 'The rest could not be loaded',
    description: 'Row at the end of a list of posts',
  },
  listBroken: {
    id: 'timeline.listBroken',
    defaultMessage: 'The server did not give what follows: {message}',
    description: 'Row at the end of a list of posts; message is the sentence of the server',
  },
  refreshList: {
    id: 'timeline.refreshList',
    defaultMessage: 'Load again',
    description: 'Button over a list of posts that does not renew itself',
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
  membersOnly: {
    id: 'timeline.membersOnly',
    defaultMessage: 'Only members can read this',
    description: 'Title: the server shows a timeline to signed-in people only',
  },
  membersOnlyText: {
    id: 'timeline.membersOnlyText',
    defaultMessage: 'Sign in with an account of this server to see these posts.',
    description: 'Text: the server shows a timeline to signed-in people only',
  },
  signIn: { id: 'timeline.signIn', defaultMessage: 'Sign in', description: 'Link to signing in' },
})
