import { defineMessages } from '@/lib/i18n'

export const writingLabels = defineMessages({
  undoSend: {
    id: 'settings.undoSend',
    defaultMessage: 'Undo period for new posts',
    description: 'Setting: how long a new post can be undone before it is sent',
  },
  undoSendOff: {
    id: 'settings.undoSend.off',
    defaultMessage: 'Off',
    description: 'Option of the time to undo posting: posts are sent immediately',
  },
  undoSendSeconds: {
    id: 'settings.undoSend.seconds',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}}',
    description: 'Option of the time to undo posting',
  },
  emojiLanguage: {
    id: 'settings.emojiLanguage',
    defaultMessage: 'Language of emoji names',
    description: 'Setting: language in which emoji are named and searched',
  },
  emojiLanguageAuto: {
    id: 'settings.emojiLanguage.auto',
    defaultMessage: 'Same as interface ({language})',
    description: 'Option of the language of emoji names: the interface language; {language}: its name',
  },
  quietQuoteHint: {
    id: 'settings.quietQuoteHint',
    defaultMessage: 'Ask before quoting quiet public posts',
    description: 'Setting: shows a confirmation before quoting a post with the visibility “Quiet public”',
  },
  remindOfDescriptions: {
    id: 'settings.remindOfDescriptions',
    defaultMessage: 'Remind me to add alt text',
    description: 'Setting: shows a confirmation before posting media without alt text',
  },
  remindOfDescriptionsHint: {
    id: 'settings.remindOfDescriptions.hint',
    defaultMessage: 'Asks before you post media without alt text.',
    description: 'Explains the setting about missing alt text',
  },
})

export const writingGroups = defineMessages({
  title: {
    id: 'settings.writing',
    defaultMessage: 'Writing',
    description: 'Title of a page of settings: new posts and the composer',
  },
  summary: {
    id: 'settings.writing.summary',
    defaultMessage: 'New posts, reminders and the undo period',
    description: 'What a page of settings is about',
  },
  device: {
    id: 'settings.composer',
    defaultMessage: 'Composer',
    description: 'Heading of a group of settings: the composer on this device',
  },
})

export const writingWords = defineMessages({
  remindOfDescriptions: {
    id: 'settings.words.remindOfDescriptions',
    defaultMessage: 'description images accessibility',
    description:
      'Further words by which the search finds the setting “Remind me to add alt text”, separated by spaces; choose words of your language',
  },
  undoSend: {
    id: 'settings.words.undoSend',
    defaultMessage: 'delay cancel sending',
    description:
      'Further words by which the search finds the setting “Undo period for new posts”, separated by spaces; choose words of your language',
  },
  quietQuoteHint: {
    id: 'settings.words.quietQuoteHint',
    defaultMessage: 'confirmation unlisted',
    description:
      'Further words by which the search finds the setting “Ask before quoting quiet public posts”, separated by spaces; choose words of your language',
  },
  emojiLanguage: {
    id: 'settings.words.emojiLanguage',
    defaultMessage: 'emoticon smiley',
    description:
      'Further words by which the search finds the setting “Language of emoji names”, separated by spaces; choose words of your language',
  },
})
