import { defineMessages } from '@/lib/i18n'

/** Parts of the accessible name of a post. */
export const nameMessages = defineMessages({
  boosted: {
    id: 'status.name.boosted',
    defaultMessage: '{name} boosted',
    description:
      'Part of the name of a post for screen readers; {name}: display name of the account that boosted it',
  },
  media: {
    id: 'status.name.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'Part of the name of a post for screen readers: media behind a content warning',
  },
  noAltText: {
    id: 'status.name.noAltText',
    defaultMessage:
      '{count, plural, one {# attachment without alt text} other {# attachments without alt text}}',
    description: 'Part of the name of a post for screen readers',
  },
  hiddenMedia: {
    id: 'status.name.hiddenMedia',
    defaultMessage: '{count, plural, one {# hidden attachment} other {# hidden attachments}}',
    description:
      'Part of the name of a post for screen readers: sensitive media, hidden until the user shows them',
  },
  altText: {
    id: 'status.name.altText',
    defaultMessage:
      '{kind, select, image {Image} gifv {GIF} video {Video} audio {Audio} other {File}}: {text}',
    description: 'Part of the name of a post for screen readers; {text}: alt text of an attachment',
  },
  poll: {
    id: 'status.name.poll',
    defaultMessage: 'Poll',
    description: 'Part of the name of a post for screen readers: a poll whose options are not known',
  },
  pollOpen: {
    id: 'status.name.pollOpen',
    defaultMessage: 'Poll: {options}',
    description: 'Part of the name of a post for screen readers; {options}: list of poll options',
  },
  pollVoted: {
    id: 'status.name.pollVoted',
    defaultMessage: 'Poll, you voted: {options}',
    description:
      'Part of the name of a post for screen readers: an open poll in which the user voted; {options}: list of poll options',
  },
  pollClosed: {
    id: 'status.name.pollClosed',
    defaultMessage: 'Closed poll: {options}',
    description: 'Part of the name of a post for screen readers; {options}: list of poll options',
  },
  quote: {
    id: 'status.name.quote',
    defaultMessage: 'Quotes a post',
    description: 'Part of the name of a post for screen readers: the quoted post is not shown',
  },
  quoteOf: {
    id: 'status.name.quoteOf',
    defaultMessage: 'Quotes {name}: {text}',
    description:
      'Part of the name of a post for screen readers; {name}: display name of the quoted author; {text}: quoted text',
  },
  link: {
    id: 'status.name.link',
    defaultMessage: 'Link: {title}',
    description: 'Part of the name of a post for screen readers; {title}: title of the linked page',
  },
  edited: {
    id: 'status.name.edited',
    defaultMessage: 'Edited',
    description: 'Part of the name of a post for screen readers: the post was edited',
  },
  replies: {
    id: 'status.name.replies',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
    description: 'Part of the name of a post for screen readers',
  },
  boosts: {
    id: 'status.name.boosts',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'Part of the name of a post for screen readers',
  },
  favourites: {
    id: 'status.name.favourites',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
    description: 'Part of the name of a post for screen readers',
  },
  quotes: {
    id: 'status.name.quotes',
    defaultMessage: '{count, plural, one {# quote} other {# quotes}}',
    description: 'Part of the name of a post for screen readers',
  },
  warning: {
    id: 'status.name.warning',
    defaultMessage: 'Content warning: {text}',
    description: 'Part of the name of a post for screen readers; {text}: the content warning',
  },
  favourited: {
    id: 'status.name.favourited',
    defaultMessage: 'Favourited',
    description: 'Part of the name of a post for screen readers: the user has favourited it',
  },
  boostedByMe: {
    id: 'status.name.boostedByMe',
    defaultMessage: 'Boosted by you',
    description: 'Part of the name of a post for screen readers: the user has boosted it',
  },
  bookmarked: {
    id: 'status.name.bookmarked',
    defaultMessage: 'Bookmarked',
    description: 'Part of the name of a post for screen readers: the user has bookmarked it',
  },
  pinned: {
    id: 'status.name.pinned',
    defaultMessage: 'Pinned on your profile',
    description: 'Part of the name of the user’s own post for screen readers',
  },
  muted: {
    id: 'status.name.muted',
    defaultMessage: 'Conversation muted',
    description:
      'Part of the name of a post for screen readers: the user gets no notifications about its thread',
  },
})
