import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  save: {
    id: 'profileEditor.save',
    defaultMessage: 'Save changes',
    description: 'Button below a section of the form for the user’s profile',
  },
  discard: {
    id: 'profileEditor.discard',
    defaultMessage: 'Discard changes',
    description: 'Button below a section of the form for the user’s profile: restores the saved values',
  },
  saving: {
    id: 'profileEditor.saving',
    defaultMessage: 'Saving…',
    description: 'State of a section of the form for the user’s profile',
  },
  saved: {
    id: 'profileEditor.saved',
    defaultMessage: 'Saved',
    description: 'State of a section of the form for the user’s profile',
  },
  failed: {
    id: 'profileEditor.failed',
    defaultMessage: 'Couldn’t save your changes',
    description: 'Title of an error in a section of the form for the user’s profile; the reason follows it',
  },
  outdated: {
    id: 'profileEditor.outdated',
    defaultMessage: 'This was changed in another tab or on another device. Saving overwrites that change.',
    description: 'Notice in a section of the form for the user’s profile that has unsaved changes',
  },
  loadNew: {
    id: 'profileEditor.loadNew',
    defaultMessage: 'Discard and load newer version',
    description:
      'Button in a section of the form for the user’s profile that was changed elsewhere: discards the user’s changes',
  },
  leaveText: {
    id: 'profileEditor.leaveText',
    defaultMessage: 'Your changes to your profile haven’t been saved.',
    description: 'Text of the confirmation before leaving the form for the user’s profile',
  },
  aboutTitle: {
    id: 'profileEditor.aboutTitle',
    defaultMessage: 'Name and bio',
    description: 'Heading of a section of the form for the user’s profile',
  },
  displayName: {
    id: 'profileEditor.displayName',
    defaultMessage: 'Display name',
    description: 'Label of a field of the form for the user’s profile',
  },
  displayNameHint: {
    id: 'profileEditor.displayNameHint',
    defaultMessage: 'Your full name or your fun name.',
    description: 'Hint of the display name in the form for the user’s profile',
  },
  emojiInName: {
    id: 'profileEditor.emojiInName',
    defaultMessage: 'Insert emoji in display name',
    description: 'Button below the display name in the form for the user’s profile: opens the emoji picker',
  },
  emojiInBio: {
    id: 'profileEditor.emojiInBio',
    defaultMessage: 'Insert emoji in bio',
    description: 'Button below the bio in the form for the user’s profile: opens the emoji picker',
  },
  tooLong: {
    id: 'profileEditor.tooLong',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Error below a text of the form for the user’s profile; {count}: characters over the limit',
  },
  bio: {
    id: 'profileEditor.bio',
    defaultMessage: 'Bio',
    description: 'Label of a field of the form for the user’s profile: a text about the user',
  },
  bioHint: {
    id: 'profileEditor.bioHint',
    defaultMessage: 'You can @mention other people or #hashtags.',
    description: 'Hint of the bio in the form for the user’s profile',
  },
})
