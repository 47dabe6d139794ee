import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  reply: {
    id: 'status.shortcuts.reply',
    defaultMessage: 'Reply',
    description: 'Keyboard shortcut: replies to the focused post',
  },
  mention: {
    id: 'status.shortcuts.mention',
    defaultMessage: 'Mention the author',
    description: 'Keyboard shortcut: starts a post that mentions the author of the focused post',
  },
  quote: {
    id: 'status.shortcuts.quote',
    defaultMessage: 'Quote',
    description: 'Keyboard shortcut: quotes the focused post',
  },
  boost: {
    id: 'status.shortcuts.boost',
    defaultMessage: 'Boost, or undo a boost',
    description: 'Keyboard shortcut on the focused post',
  },
  favourite: {
    id: 'status.shortcuts.favourite',
    defaultMessage: 'Favourite, or undo it',
    description: 'Keyboard shortcut on the focused post',
  },
  bookmark: {
    id: 'status.shortcuts.bookmark',
    defaultMessage: 'Bookmark, or remove the bookmark',
    description: 'Keyboard shortcut on the focused post',
  },
  toggleWarning: {
    id: 'status.shortcuts.toggleWarning',
    defaultMessage: 'Show or hide text behind a content warning',
    description: 'Keyboard shortcut: opens or closes the content warning of the focused post',
  },
  expandAll: {
    id: 'status.shortcuts.expandAll',
    defaultMessage: 'Expand or collapse all content warnings',
    description: 'Keyboard shortcut: opens or closes all content warnings of a conversation',
  },
  toggleMedia: {
    id: 'status.shortcuts.toggleMedia',
    defaultMessage: 'Show or hide media',
    description: 'Keyboard shortcut on the focused post',
  },
  media: {
    id: 'status.shortcuts.media',
    defaultMessage: 'Open media',
    description: 'Keyboard shortcut: opens the first image, video or audio of the focused post',
  },
  translate: {
    id: 'status.shortcuts.translate',
    defaultMessage: 'Translate, or show the original',
    description: 'Keyboard shortcut on the focused post',
  },
  author: {
    id: 'status.shortcuts.author',
    defaultMessage: 'Open the author’s profile',
    description: 'Keyboard shortcut on the focused post',
  },
  copyLink: {
    id: 'status.shortcuts.copyLink',
    defaultMessage: 'Copy link',
    description: 'Keyboard shortcut: copies the link of the focused post',
  },
  original: {
    id: 'status.shortcuts.original',
    defaultMessage: 'Open original page',
    description: 'Keyboard shortcut: opens the focused post on its own server in a new tab',
  },
  edit: {
    id: 'status.shortcuts.edit',
    defaultMessage: 'Edit',
    description: 'Keyboard shortcut on the focused post, written by the user',
  },
  delete: {
    id: 'status.shortcuts.delete',
    defaultMessage: 'Delete',
    description: 'Keyboard shortcut on the focused post, written by the user',
  },
  redraft: {
    id: 'status.shortcuts.redraft',
    defaultMessage: 'Delete and redraft',
    description: 'Keyboard shortcut on the focused post, written by the user',
  },
  pin: {
    id: 'status.shortcuts.pin',
    defaultMessage: 'Pin on your profile, or unpin',
    description: 'Keyboard shortcut on the focused post, written by the user',
  },
  muteConversation: {
    id: 'status.shortcuts.muteConversation',
    defaultMessage: 'Mute or unmute the conversation',
    description: 'Keyboard shortcut on the focused post',
  },
})
