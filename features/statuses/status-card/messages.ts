import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  reply: { id: 'status.reply', defaultMessage: 'Reply', description: 'Button under a post' },
  boost: { id: 'status.boost', defaultMessage: 'Boost', description: 'Button under a post' },
  boosted: {
    id: 'status.boosted',
    defaultMessage: 'Boosted',
    description: 'Button under a post that the user has boosted',
  },
  cannotBoost: {
    id: 'status.cannotBoost',
    defaultMessage: 'This post can’t be boosted',
    description: 'Tooltip of the disabled boost button',
  },
  cannotBoostOrQuote: {
    id: 'status.cannotBoostOrQuote',
    defaultMessage: 'This post can’t be boosted or quoted',
    description: 'Tooltip of the disabled boost button',
  },
  favourite: { id: 'status.favourite', defaultMessage: 'Favourite', description: 'Button under a post' },
  bookmark: { id: 'status.bookmark', defaultMessage: 'Bookmark', description: 'Button under a post' },
  more: { id: 'status.more', defaultMessage: 'More', description: 'Button under a post that opens a menu' },
  boostedBy: {
    id: 'status.boostedBy',
    defaultMessage: '{name} boosted',
    description: 'Line above a boosted post; {name}: display name of the account that boosted it',
  },
  boostedByTwo: {
    id: 'status.boostedByTwo',
    defaultMessage: '{name} and {other} boosted',
    description: 'Line above a post that two people boosted; {name} and {other}: their display names',
  },
  boostedByMany: {
    id: 'status.boostedByMany',
    defaultMessage: '{name}, {other} and {count, plural, one {# other} other {# others}} boosted',
    description:
      'Line above a post that several people boosted; {name} and {other}: display names of two of them; {count}: number of the others',
  },
  boostedByUncounted: {
    id: 'status.boostedByUncounted',
    defaultMessage: '{name}, {other} and others boosted',
    description:
      'Line above a post that several people boosted, for readers who hide counts; {name} and {other}: display names of two of them',
  },
  replyTo: {
    id: 'status.replyTo',
    defaultMessage: 'Replying to {name}',
    description: 'Line above a reply; {name}: display name of the author it replies to',
  },
  continued: {
    id: 'status.continued',
    defaultMessage: 'Continued thread',
    description: 'Line above a reply of an author to their own post',
  },
  isReply: {
    id: 'status.isReply',
    defaultMessage: 'Reply',
    description: 'Line above a reply to an account the server doesn’t know',
  },
  privateMention: {
    id: 'status.privateMention',
    defaultMessage: 'Only {names} can read this',
    description:
      'Line above a private mention; {names}: list of its readers, without an author who is not the user',
  },
  privateToAuthor: {
    id: 'status.privateToAuthor',
    defaultMessage: 'Only the author can read this',
    description: 'Line above a private mention that mentions no one',
  },
  edited: {
    id: 'status.edited',
    defaultMessage: 'edited {time}',
    description: 'Next to the time of an edited post; {time}: date and time of the last edit',
  },
  editedMark: {
    id: 'status.editedMark',
    defaultMessage: 'edited',
    description: 'Short mark next to the time of an edited post',
  },
  showWarning: {
    id: 'status.warning.show',
    defaultMessage: 'Show post',
    description: 'Button: shows a post behind a content warning',
  },
  hideWarning: {
    id: 'status.warning.hide',
    defaultMessage: 'Hide post',
    description: 'Button: hides a post behind its content warning again',
  },
  hidden: {
    id: 'status.hidden',
    defaultMessage: 'This post is by someone you’ve blocked or muted',
    description: 'Shown instead of the open post of a thread; a button to show it anyway follows',
  },
  filtered: {
    id: 'status.filtered',
    defaultMessage: 'Matches filter “{title}”',
    description: 'Shown instead of a post that a filter of the user hides; {title}: title of the filter',
  },
  showFiltered: {
    id: 'status.filtered.show',
    defaultMessage: 'Show anyway',
    description: 'Button: shows a filtered post',
  },
  readMore: {
    id: 'status.readMore',
    defaultMessage: 'Read more',
    description: 'Button: expands a long post',
  },
  readLess: {
    id: 'status.readLess',
    defaultMessage: 'Show less',
    description: 'Button: collapses a long post',
  },
  showAll: {
    id: 'status.showAll',
    defaultMessage: 'Show all',
    description: 'Button under the first part of a very long post that is expanded: shows the rest',
  },
  cut: {
    id: 'status.cut',
    defaultMessage: 'This post is too long to show in full.',
    description: 'Under a post that was cut at the end',
  },
  cutOriginal: {
    id: 'status.cut.original',
    defaultMessage: 'Read it on its original server',
    description: 'Link to the full text of a post that was cut at the end',
  },
  you: {
    id: 'status.privateMention.you',
    defaultMessage: 'you',
    description: 'The user in the list of readers in “Only {names} can read this”',
  },
})
