import { defineMessages } from '@/lib/i18n'

export const translationMessages = defineMessages({
  translate: {
    id: 'translation.translate',
    defaultMessage: 'Translate from {language}',
    description: 'Button under a post in a language that the reader does not read',
  },
  translateUnknown: {
    id: 'translation.translateUnknown',
    defaultMessage: 'Translate',
    description: 'Button under a post whose language nobody said',
  },
  working: {
    id: 'translation.working',
    defaultMessage: 'Translating…',
    description: 'In place of the button while the translation is on its way',
  },
  loading: {
    id: 'translation.loading',
    defaultMessage: 'The browser loads the language: {share}',
    description: 'While the browser downloads what it translates with; share is per cent',
  },
  undo: {
    id: 'translation.undo',
    defaultMessage: 'Show original',
    description: 'Button under a translated post',
  },
  by: {
    id: 'translation.by',
    defaultMessage: 'Translated from {language} by {provider}',
    description: 'Under a translated post',
  },
  byUnknown: {
    id: 'translation.byUnknown',
    defaultMessage: 'Translated by {provider}',
    description: 'Under a translated post whose language nobody said',
  },
  browser: {
    id: 'translation.browser',
    defaultMessage: 'your browser',
    description: 'Who translated a post: the browser itself',
  },
  reads: {
    id: 'translation.reads',
    defaultMessage: 'I read {language}',
    description:
      'Button under a translated post: posts in this language are not offered for translation any more',
  },
  readsDone: {
    id: 'translation.reads.done',
    defaultMessage: '{language} is not offered for translation any more',
    description: 'After the reader said that they read a language',
  },
  undoReads: { id: 'translation.reads.undo', defaultMessage: 'Undo', description: 'Takes that back' },
  failed: {
    id: 'translation.failed',
    defaultMessage: 'This post could not be translated',
    description: 'Title of an error; the reason of the server follows',
  },
  failedText: {
    id: 'translation.failed.text',
    defaultMessage: 'It was tried and did not work. Please try again later.',
    description: 'Reason where nobody gave one',
  },
  unsupported: {
    id: 'translation.unsupported',
    defaultMessage: 'Your server does not translate from this language.',
    description: 'Reason why a post could not be translated',
  },
  askTitle: {
    id: 'translation.ask.title',
    defaultMessage: 'Let your browser translate?',
    description: 'Question before the browser translates for the first time',
  },
  askText: {
    id: 'translation.ask.text',
    defaultMessage:
      'It may download what it needs for the language first. The post stays on your device. You can change this in the settings.',
    description: 'Text of the question',
  },
  askConfirm: {
    id: 'translation.ask.confirm',
    defaultMessage: 'Translate',
    description: 'Button of the question',
  },
})
