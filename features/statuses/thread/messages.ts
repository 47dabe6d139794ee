import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  missing: {
    id: 'thread.missing',
    defaultMessage: 'This post is not available',
    description: 'Title: a post was not found',
  },
  missingText: {
    id: 'thread.missingText',
    defaultMessage: 'It may have been deleted, or you may not be allowed to see it.',
    description: 'Text: a post was not found',
  },
  denied: {
    id: 'thread.denied',
    defaultMessage: '{host} shows posts to its members only',
    description: 'Title: a server does not let visitors read',
  },
  deniedText: {
    id: 'thread.deniedText',
    defaultMessage: 'Sign in with an account there to read this, or open it on its own page.',
    description: 'Text: a server does not let visitors read',
  },
  signIn: { id: 'thread.signIn', defaultMessage: 'Sign in', description: 'Button for a visitor' },
  label: { id: 'thread.label', defaultMessage: 'Conversation', description: 'Spoken name of a thread' },
  replies: {
    id: 'thread.repliesFailed',
    defaultMessage: 'The replies did not load',
    description: 'Title: the conversation around a post could not be loaded',
  },
  gap: {
    id: 'thread.gap',
    defaultMessage: 'A post here is not available',
    description: 'In the place of a post that was deleted or may not be seen',
  },
  gapFiltered: {
    id: 'thread.gapFiltered',
    defaultMessage: 'A post here is hidden by your filters',
    description: 'In the place of a post that a filter hides',
  },
  gapHidden: {
    id: 'thread.gapHidden',
    defaultMessage: 'A post here is by somebody you block or mute',
    description: 'In the place of a post of a hidden account',
  },
  gapEarlier: {
    id: 'thread.gapEarlier',
    defaultMessage: 'Earlier posts are shown to signed-in people',
    description: 'In the place of the beginning of a long conversation that a visitor does not get',
  },
  fold: {
    id: 'thread.fold',
    defaultMessage: 'Hide {count, plural, one {# reply} other {# replies}} to {name}',
    description: 'Name of the button that folds the branch below a post away',
  },
  unfold: {
    id: 'thread.unfold',
    defaultMessage: '{count, plural, one {# hidden reply} other {# hidden replies}}',
    description: 'Button that shows the folded branch below a post',
  },
  folded: {
    id: 'thread.folded',
    defaultMessage: '{count, plural, one {# reply} other {# replies}} hidden',
    description: 'Said after folding a branch away',
  },
  unfolded: {
    id: 'thread.unfolded',
    defaultMessage: '{count, plural, one {# reply} other {# replies}} shown',
    description: 'Said after unfolding a branch',
  },
  fresh: {
    id: 'thread.fresh',
    defaultMessage: '{count, plural, one {# new reply} other {# new replies}}',
    description: 'Button that leads to answers that came while the conversation was open',
  },
  more: {
    id: 'thread.more',
    defaultMessage: 'Show {count, plural, one {# more reply} other {# more replies}}',
    description: 'Button that shows answers which the server found meanwhile',
  },
  searching: {
    id: 'thread.searching',
    defaultMessage: 'Your server is looking for more replies elsewhere',
    description: 'Quiet line below a conversation',
  },
  reveal: {
    id: 'thread.reveal',
    defaultMessage: 'Show everything behind warnings',
    description: 'Toggle in the header of a conversation',
  },
  part: {
    id: 'thread.part',
    defaultMessage: 'Visitors see a part of a long conversation. Sign in to see all of it.',
    description: 'Line below a conversation that the server cuts short for visitors',
  },
})
