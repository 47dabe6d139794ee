import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  feed: { id: 'timeline.feed', defaultMessage: 'Posts', description: 'Spoken name of a list of posts' },
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
  checking: {
    id: 'timeline.checking',
    defaultMessage: 'Checking for new posts…',
    description: 'State over a list',
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
  empty: {
    id: 'timeline.empty',
    defaultMessage: 'Nothing here yet',
    description: 'Title of a list without posts',
  },
  emptyText: {
    id: 'timeline.emptyText',
    defaultMessage: 'New posts will appear here.',
    description: 'Text of a list without posts',
  },
  failedTitle: {
    id: 'timeline.failedTitle',
    defaultMessage: 'The posts did not load',
    description: 'Title of a list that failed',
  },
})
