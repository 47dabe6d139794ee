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
  moreFailed: {
    id: 'timeline.moreFailed',
    defaultMessage: 'Older posts could not be loaded',
    description: 'Row at the end of a list',
  },
  building: {
    id: 'timeline.building',
    defaultMessage: 'Your home is being prepared',
    description: 'Title while the server builds the home feed',
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
  listFailed: {
    id: 'timeline.listFailed',
    defaultMessage: 'The rest could not be loaded',
    description: 'Row at the end of a list of posts',
  },
  refreshList: {
    id: 'timeline.refreshList',
    defaultMessage: 'Load again',
    description: 'Button over a list of posts that does not renew itself',
  },
  membersOnly: {
    id: 'timeline.membersOnly',
    defaultMessage: 'Only members can read this',
    description: 'Title: the server shows a timeline to signed-in people only',
  },
  membersOnlyText: {
    id: 'timeline.membersOnlyText',
    defaultMessage: '{server} shows this to its members only. Sign in with an account there to see it.',
    description: 'Text: the server shows something to signed-in people only; server is a host name',
  },
  signIn: { id: 'timeline.signIn', defaultMessage: 'Sign in', description: 'Link to signing in' },
})
