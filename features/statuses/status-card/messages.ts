import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  reply: { id: 'status.reply', defaultMessage: 'Reply', description: 'Button under a post' },
  boost: { id: 'status.boost', defaultMessage: 'Boost', description: 'Button under a post' },
  boosted: {
    id: 'status.boosted',
    defaultMessage: 'Boosted',
    description: 'Button under a post that one has boosted',
  },
  cannotBoost: {
    id: 'status.cannotBoost',
    defaultMessage: 'This post cannot be boosted',
    description: 'Why the boost button is switched off',
  },
  cannotPassOn: {
    id: 'status.cannotPassOn',
    defaultMessage: 'Boosts and quotes are disabled',
    description: 'Why the boost button is switched off',
  },
  favourite: { id: 'status.favourite', defaultMessage: 'Favourite', description: 'Button under a post' },
  bookmark: { id: 'status.bookmark', defaultMessage: 'Bookmark', description: 'Button under a post' },
  more: { id: 'status.more', defaultMessage: 'More', description: 'Button under a post that opens a menu' },
  boostedBy: {
    id: 'status.boostedBy',
    defaultMessage: '{name} boosted',
    description: 'Line above a boosted post; name is who boosted it',
  },
  boostedByTwo: {
    id: 'status.boostedByTwo',
    defaultMessage: '{name} and {other} boosted',
    description: 'Line above a post that two people boosted',
  },
  boostedByMany: {
    id: 'status.boostedByMany',
    defaultMessage: '{name}, {other} and {count, plural, one {# other} other {# others}} boosted',
    description: 'Line above a post that several people boosted; two of them have names',
  },
  replyTo: {
    id: 'status.replyTo',
    defaultMessage: 'Replying to {name}',
    description: 'Line above a reply; name is the author of the post before',
  },
  continued: {
    id: 'status.continued',
    defaultMessage: 'Continued thread',
    description: 'Line above a reply of an author to themself',
  },
  isReply: {
    id: 'status.isReply',
    defaultMessage: 'Reply',
    description: 'Line above a reply to somebody not known here',
  },
  privateMention: {
    id: 'status.privateMention',
    defaultMessage: 'Only {names} can read this',
    description: 'Line above a private mention; names are its readers besides the author',
  },
  privateNobody: {
    id: 'status.privateNobody',
    defaultMessage: 'Only its author can read this',
    description: 'Line above a private post that mentions nobody',
  },
  edited: {
    id: 'status.edited',
    defaultMessage: 'edited {time}',
    description: 'Beside the time of a post that was edited',
  },
  editedMark: {
    id: 'status.editedMark',
    defaultMessage: 'edited',
    description: 'Short mark beside the time of an edited post',
  },
  showWarning: {
    id: 'status.warning.show',
    defaultMessage: 'Show post',
    description: 'Opens a post behind a content warning',
  },
  hideWarning: {
    id: 'status.warning.hide',
    defaultMessage: 'Hide post',
    description: 'Closes a post behind a content warning',
  },
  hidden: {
    id: 'status.hidden',
    defaultMessage: 'You have blocked or muted who wrote this',
    description: 'In place of the open post of somebody whom the reader blocks or mutes',
  },
  filtered: {
    id: 'status.filtered',
    defaultMessage: 'Matches filter “{title}”',
    description: 'Stands in for a post that a filter of the person hides',
  },
  showFiltered: {
    id: 'status.filtered.show',
    defaultMessage: 'Show anyway',
    description: 'Shows a filtered post',
  },
  readMore: { id: 'status.readMore', defaultMessage: 'Read more', description: 'Unfolds a long post' },
  readLess: { id: 'status.readLess', defaultMessage: 'Show less', description: 'Folds a long post' },
  showAll: {
    id: 'status.showAll',
    defaultMessage: 'Show all',
    description: 'Button under the first part of a very long post that is open: shows the rest',
  },
  cut: {
    id: 'status.cut',
    defaultMessage: 'This post is too long to be shown in full.',
    description: 'Under a post of which the end was left out',
  },
  cutOriginal: {
    id: 'status.cut.original',
    defaultMessage: 'Read it on its own server',
    description: 'Link to the whole of a post of which the end was left out',
  },
  you: {
    id: 'status.privateMention.you',
    defaultMessage: 'you',
    description: 'Among the readers of a private mention',
  },
})
