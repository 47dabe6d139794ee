import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  pending: {
    id: 'timeline.pending',
    defaultMessage: '{count, plural, one {# new post} other {# new posts}}',
    description: 'Button over a timeline: shows posts that arrived since it was loaded',
  },
  pendingMany: {
    id: 'timeline.pendingMany',
    defaultMessage: '{count}+ new posts',
    description: 'Like “{count} new posts”, when there are more than are counted; {count}: a number',
  },
  checkFailed: {
    id: 'timeline.checkFailed',
    defaultMessage: 'Couldn’t load new posts. Try again',
    description: 'Button over a timeline after a request for new posts failed: tries again',
  },
  moreFailed: {
    id: 'timeline.moreFailed',
    defaultMessage: 'Couldn’t load older posts',
    description: 'Message at the end of a timeline; a button to try again follows',
  },
  building: {
    id: 'timeline.building',
    defaultMessage: 'Preparing your home feed',
    description: 'Title shown while the server builds the home timeline of a new account',
  },
  refresh: {
    id: 'timeline.refresh',
    defaultMessage: 'Check for new posts',
    description: 'Button over a timeline that does not update automatically',
  },
})
