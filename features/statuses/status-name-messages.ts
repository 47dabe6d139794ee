import { defineMessages } from '@/lib/i18n'

/** Parts of the accessible name of a post. */
export const nameMessages = defineMessages({
  boosted: {
    id: 'status.name.boosted',
    defaultMessage: '{name} boosted',
    description: 'Spoken name of a post: who boosted it',
  },
  media: {
    id: 'status.name.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'Spoken name of a post: it has media, behind its warning',
  },
  undescribed: {
    id: 'status.name.undescribed',
    defaultMessage:
      '{count, plural, one {# attachment without a description} other {# attachments without descriptions}}',
    description: 'Spoken name of a post: it has media that nobody described',
  },
  covered: {
    id: 'status.name.covered',
    defaultMessage: '{count, plural, one {# hidden attachment} other {# hidden attachments}}',
    description: 'Spoken name of a post: it has media that are covered until the reader asks for them',
  },
  described: {
    id: 'status.name.described',
    defaultMessage:
      '{kind, select, image {Picture} gifv {Animation} video {Video} audio {Audio} other {File}}: {text}',
    description: 'Spoken name of a post: one of its media by its description',
  },
  poll: {
    id: 'status.name.poll',
    defaultMessage: 'Poll',
    description: 'Spoken name of a post: it has a poll of which nothing more is known',
  },
  pollOpen: {
    id: 'status.name.pollOpen',
    defaultMessage: 'Poll: {options}',
    description: 'Spoken name of a post: its open poll',
  },
  pollVoted: {
    id: 'status.name.pollVoted',
    defaultMessage: 'Poll, you voted: {options}',
    description: 'Spoken name of a post: its open poll in which the reader took part',
  },
  pollClosed: {
    id: 'status.name.pollClosed',
    defaultMessage: 'Closed poll: {options}',
    description: 'Spoken name of a post: its poll that is over',
  },
  quote: {
    id: 'status.name.quote',
    defaultMessage: 'Quotes a post',
    description: 'Spoken name of a post: it quotes another that is not shown',
  },
  quoteOf: {
    id: 'status.name.quoteOf',
    defaultMessage: 'Quotes {name}: {text}',
    description: 'Spoken name of a post: it quotes another; text is what that says',
  },
  link: {
    id: 'status.name.link',
    defaultMessage: 'Link: {title}',
    description: 'Spoken name of a post: title of the page it links to',
  },
  edited: {
    id: 'status.name.edited',
    defaultMessage: 'Edited',
    description: 'Spoken name of a post: it was edited',
  },
  replies: {
    id: 'status.name.replies',
    defaultMessage: '{count, plural, one {# reply} other {# replies}}',
    description: 'Spoken name of a post: count',
  },
  boosts: {
    id: 'status.name.boosts',
    defaultMessage: '{count, plural, one {# boost} other {# boosts}}',
    description: 'Spoken name of a post: count',
  },
  favourites: {
    id: 'status.name.favourites',
    defaultMessage: '{count, plural, one {# favourite} other {# favourites}}',
    description: 'Spoken name of a post: count',
  },
  quotes: {
    id: 'status.name.quotes',
    defaultMessage: '{count, plural, one {# quote} other {# quotes}}',
    description: 'Spoken name of a post: count',
  },
  warning: {
    id: 'status.name.warning',
    defaultMessage: 'Warning: {text}',
    description: 'Spoken name of a post: its content warning',
  },
  favourited: {
    id: 'status.name.favourited',
    defaultMessage: 'Favourited',
    description: 'Spoken name of a post: state',
  },
  boostedByMe: {
    id: 'status.name.boostedByMe',
    defaultMessage: 'Boosted by you',
    description: 'Spoken name of a post: state',
  },
  bookmarked: {
    id: 'status.name.bookmarked',
    defaultMessage: 'Bookmarked',
    description: 'Spoken name of a post: state',
  },
  pinned: {
    id: 'status.name.pinned',
    defaultMessage: 'Pinned on your profile',
    description: 'Spoken name of a post: state',
  },
  muted: {
    id: 'status.name.muted',
    defaultMessage: 'Conversation muted',
    description: 'Spoken name of a post: state; the reader gets no notifications of its conversation',
  },
})
