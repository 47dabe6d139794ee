import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  expand: {
    id: 'status.expand',
    defaultMessage: 'Open post',
    description: 'Item in the menu of a post: opens its thread',
  },
  translate: {
    id: 'status.translate',
    defaultMessage: 'Translate',
    description: 'Item in the menu of a post: translates it into the user’s language',
  },
  untranslate: {
    id: 'status.untranslate',
    defaultMessage: 'Show original',
    description: 'Item in the menu of a translated post',
  },
  embed: {
    id: 'status.copyEmbed',
    defaultMessage: 'Copy embed code',
    description: 'Item in the menu of a post: copies HTML that embeds it in a web page',
  },
  boosts: {
    id: 'status.boostedBy.open',
    defaultMessage: 'See who boosted',
    description: 'Item in the menu of a post: opens the list of people who boosted it',
  },
  quotes: {
    id: 'status.quotedBy',
    defaultMessage: 'See quotes',
    description: 'Item in the menu of a post: opens the list of posts that quote it',
  },
  favourites: {
    id: 'status.favouritedBy.open',
    defaultMessage: 'See who favourited',
    description: 'Item in the menu of a post: opens the list of people who favourited it',
  },
  history: {
    id: 'status.history.open',
    defaultMessage: 'View edit history',
    description: 'Item in the menu of an edited post',
  },
  pin: {
    id: 'status.pin',
    defaultMessage: 'Pin on profile',
    description: 'Item in the menu of the user’s own post',
  },
  unpin: {
    id: 'status.unpin',
    defaultMessage: 'Unpin from profile',
    description: 'Item in the menu of the user’s own post',
  },
  pinned: {
    id: 'status.pin.done',
    defaultMessage: 'Pinned on your profile',
    description: 'Notice after pinning a post',
  },
  unpinned: {
    id: 'status.unpin.done',
    defaultMessage: 'Unpinned from your profile',
    description: 'Notice after unpinning a post',
  },
  mute: {
    id: 'status.muteConversation',
    defaultMessage: 'Mute conversation',
    description: 'Item in the menu of a post: stops notifications about its thread',
  },
  unmute: {
    id: 'status.unmuteConversation',
    defaultMessage: 'Unmute conversation',
    description: 'Item in the menu of a post: allows notifications about its thread again',
  },
  muted: {
    id: 'status.muteConversation.done',
    defaultMessage: 'You’ll no longer get notifications about this conversation',
    description: 'Notice after muting a conversation',
  },
  unmuted: {
    id: 'status.unmuteConversation.done',
    defaultMessage: 'You’ll get notifications about this conversation again',
    description: 'Notice after unmuting a conversation',
  },
  edit: { id: 'status.edit', defaultMessage: 'Edit', description: 'Item in the menu of the user’s own post' },
  delete: {
    id: 'status.delete',
    defaultMessage: 'Delete',
    description: 'Item in the menu of the user’s own post',
  },
  redraft: {
    id: 'status.redraft',
    defaultMessage: 'Delete and redraft',
    description: 'Item in the menu of the user’s own post: deletes it and opens its text as a draft',
  },
  aboutLink: {
    id: 'status.aboutLink',
    defaultMessage: 'See posts about this link',
    description: 'Item in the menu of a post with a link preview: opens the posts that share the same link',
  },
})
