import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'outbox.title',
    defaultMessage: 'Changes made offline',
    description: 'Title of the window with changes, such as favourites, that wait for the connection',
  },
  waiting: {
    id: 'outbox.waiting',
    defaultMessage:
      '{count, plural, one {# change is sent when the server can be reached.} other {# changes are sent when the server can be reached.}}',
    description: 'Notice below that about the lost connection: the number of changes that wait',
  },
  refused: {
    id: 'outbox.refused',
    defaultMessage:
      '{count, plural, one {# change made offline could not be sent.} other {# changes made offline could not be sent.}}',
    description: 'Notice: the number of changes that the server refused after the connection was back',
  },
  show: {
    id: 'outbox.show',
    defaultMessage: 'Show',
    description: 'Button of a notice: shows the changes made offline',
  },
  isWaiting: {
    id: 'outbox.isWaiting',
    defaultMessage: 'Waiting',
    description: 'State of a change made offline that was not sent yet',
  },
  gone: {
    id: 'outbox.gone',
    defaultMessage: 'It no longer exists.',
    description: 'Why a change made offline was refused: its post or account no longer exists',
  },
  refusedBecause: {
    id: 'outbox.refusedBecause',
    defaultMessage: 'The server refused it: {reason}',
    description: 'Why a change made offline was refused: {reason} is the text of the server',
  },
  refusedOnly: {
    id: 'outbox.refusedOnly',
    defaultMessage: 'The server refused it.',
    description: 'A change made offline was refused, and the server gave no reason',
  },
  takeBack: {
    id: 'outbox.takeBack',
    defaultMessage: 'Undo',
    description: 'Button: undoes a change made offline, which is then never sent',
  },
  discard: {
    id: 'outbox.discard',
    defaultMessage: 'Discard',
    description: 'Button: forgets a change made offline that the server refused',
  },
  again: {
    id: 'outbox.again',
    defaultMessage: 'Try again',
    description: 'Button: sends a change made offline again that the server refused',
  },
  edit: {
    id: 'outbox.edit',
    defaultMessage: 'Edit',
    description: 'Button: takes a post out of the changes made offline and opens it in the composer',
  },
  keep: {
    id: 'outbox.keep',
    defaultMessage: 'Keep as draft',
    description:
      'Button: takes a post out of the changes made offline; it stays in the drafts and is not sent',
  },
  postWaits: {
    id: 'outbox.postWaits',
    defaultMessage: 'Your post “{text}” is sent when the server can be reached.',
    description:
      'Notice below that about the lost connection, when a post is the only change that waits; {text}: its first words',
  },
  empty: {
    id: 'outbox.empty',
    defaultMessage: 'No changes are waiting',
    description: 'The window with changes made offline, once all were sent',
  },
})

/** Names of changes. */
export const names = defineMessages({
  post: {
    id: 'outbox.name.post',
    defaultMessage: 'Post',
    description: 'A change made offline: a new post. A noun',
  },
  reply: {
    id: 'outbox.name.reply',
    defaultMessage: 'Reply',
    description: 'A change made offline: a reply. A noun',
  },
  edit: {
    id: 'outbox.name.edit',
    defaultMessage: 'Edited post',
    description: 'A change made offline: an edit of a published post',
  },
  favourite: {
    id: 'outbox.name.favourite',
    defaultMessage: 'Favourite',
    description: 'A change made offline: a favourite',
  },
  boost: {
    id: 'outbox.name.boost',
    defaultMessage: 'Boost',
    description: 'A change made offline: a boost',
  },
  bookmark: {
    id: 'outbox.name.bookmark',
    defaultMessage: 'Bookmark',
    description: 'A change made offline: a bookmark',
  },
  vote: {
    id: 'outbox.name.vote',
    defaultMessage: 'Vote',
    description: 'A change made offline: a vote in a poll',
  },
  delete: {
    id: 'outbox.name.delete',
    defaultMessage: 'Delete',
    description: 'A change made offline: the deletion of a post',
  },
  follow: {
    id: 'outbox.name.follow',
    defaultMessage: 'Follow',
    description: 'A change made offline: a follow of an account or a hashtag',
  },
  unfollow: {
    id: 'outbox.name.unfollow',
    defaultMessage: 'Unfollow',
    description: 'A change made offline: the end of a follow',
  },
  mute: {
    id: 'outbox.name.mute',
    defaultMessage: 'Mute',
    description: 'A change made offline: a mute of an account or a conversation',
  },
  block: {
    id: 'outbox.name.block',
    defaultMessage: 'Block',
    description: 'A change made offline: a block of an account or a server',
  },
  other: {
    id: 'outbox.name.other',
    defaultMessage: 'Another change',
    description: 'A change made offline that has no name of its own',
  },
  undo: {
    id: 'outbox.name.undo',
    defaultMessage: 'Undo: {name}',
    description: 'A change made offline that undoes something: {name} is e.g. “Favourite”',
  },
})
