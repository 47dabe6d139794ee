import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  expand: {
    id: 'status.expand',
    defaultMessage: 'Expand this post',
    description: 'Menu under a post: opens its conversation',
  },
  original: {
    id: 'status.original',
    defaultMessage: 'Open original page',
    description: 'Menu under a post: opens it on the server of its author',
  },
  translate: {
    id: 'status.translate',
    defaultMessage: 'Translate',
    description: 'Menu under a post: shows it in the language of the reader',
  },
  untranslate: {
    id: 'status.untranslate',
    defaultMessage: 'Show original',
    description: 'Menu under a translated post: shows it in its own language',
  },
  copy: { id: 'status.copyLink', defaultMessage: 'Copy link', description: 'Menu under a post' },
  embed: {
    id: 'status.copyEmbed',
    defaultMessage: 'Copy embed code',
    description: 'Menu under a post: copies the markup that shows it on other web pages',
  },
  share: {
    id: 'status.share',
    defaultMessage: 'Share',
    description: 'Menu under a post: share by the device',
  },
  boosts: {
    id: 'status.whoBoosted',
    defaultMessage: 'Boosted by',
    description: 'Menu under a post: list of people',
  },
  quotes: {
    id: 'status.quotedBy',
    defaultMessage: 'Quoted by',
    description: 'Menu under a post: list of the posts that quote it',
  },
  favourites: {
    id: 'status.whoFavourited',
    defaultMessage: 'Favourited by',
    description: 'Menu under a post: list of people',
  },
  history: {
    id: 'status.history.open',
    defaultMessage: 'Edit history',
    description: 'Menu under a post that was edited',
  },
  pin: { id: 'status.pin', defaultMessage: 'Pin on profile', description: 'Menu under an own post' },
  unpin: { id: 'status.unpin', defaultMessage: 'Unpin from profile', description: 'Menu under an own post' },
  pinned: {
    id: 'status.pin.done',
    defaultMessage: 'Pinned on your profile',
    description: 'After pinning a post',
  },
  unpinned: {
    id: 'status.unpin.done',
    defaultMessage: 'No longer pinned',
    description: 'After unpinning a post',
  },
  mute: {
    id: 'status.muteConversation',
    defaultMessage: 'Mute conversation',
    description: 'Menu under a post: no more notifications of this conversation',
  },
  unmute: {
    id: 'status.unmuteConversation',
    defaultMessage: 'Unmute conversation',
    description: 'Menu under a post: notifications of this conversation again',
  },
  muted: {
    id: 'status.muteConversation.done',
    defaultMessage: 'You get no more notifications of this conversation',
    description: 'After muting a conversation',
  },
  unmuted: {
    id: 'status.unmuteConversation.done',
    defaultMessage: 'You get notifications of this conversation again',
    description: 'After unmuting a conversation',
  },
  edit: { id: 'status.edit', defaultMessage: 'Edit', description: 'Menu under an own post' },
  delete: { id: 'status.delete', defaultMessage: 'Delete', description: 'Menu under an own post' },
  redraft: {
    id: 'status.redraft',
    defaultMessage: 'Delete and redraft',
    description: 'Menu under an own post: deletes it and opens what it said as a draft',
  },
  aboutLink: {
    id: 'status.aboutLink',
    defaultMessage: 'Posts about this link',
    description: 'Menu under a post with the card of a page: posts that link to it',
  },
  mention: {
    id: 'status.mention',
    defaultMessage: 'Mention @{name}',
    description: 'Menu under a post: writes to its author',
  },
  message: {
    id: 'status.message',
    defaultMessage: 'Privately mention @{name}',
    description: 'Menu under a post: writes to its author alone',
  },
})
