import { defineMessages } from '@/lib/i18n'

export const translationMessages = defineMessages({
  translate: {
    id: 'translation.translate',
    defaultMessage: 'Translate from {language}',
    description: 'Button under a post in a foreign language; {language}: name of that language',
  },
  translateUnknown: {
    id: 'translation.translateUnknown',
    defaultMessage: 'Translate',
    description: 'Button under a post in an unknown language',
  },
  working: {
    id: 'translation.working',
    defaultMessage: 'Translating…',
    description: 'Shown instead of the button while a post is being translated',
  },
  loading: {
    id: 'translation.loading',
    defaultMessage: 'Downloading language data: {share}',
    description: 'While the browser downloads the data it needs to translate; {share}: progress in per cent',
  },
  showOriginal: {
    id: 'translation.showOriginal',
    defaultMessage: 'Show original',
    description: 'Button under a translated post',
  },
  by: {
    id: 'translation.by',
    defaultMessage: 'Translated from {language} using {provider}',
    description:
      'Under a translated post; {language}: name of the original language; {provider}: name of the translation service',
  },
  byUnknown: {
    id: 'translation.byUnknown',
    defaultMessage: 'Translated using {provider}',
    description:
      'Under a post translated from an unknown language; {provider}: name of the translation service',
  },
  browser: {
    id: 'translation.browser',
    defaultMessage: 'your browser',
    description: 'Used as {provider} in “Translated using {provider}”',
  },
  stopOffering: {
    id: 'translation.stopOffering',
    defaultMessage: 'Don’t offer to translate {language}',
    description:
      'Button under a translated post: hides the translate button under posts in this language; {language}: its name',
  },
  stoppedOffering: {
    id: 'translation.stoppedOffering',
    defaultMessage: 'You won’t be offered translations from {language}',
    description: 'Notice with an Undo button, after “Don’t offer to translate {language}”',
  },
  undo: {
    id: 'translation.stoppedOffering.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notice “You won’t be offered translations from {language}”',
  },
  failed: {
    id: 'translation.failed',
    defaultMessage: 'Couldn’t translate this post',
    description: 'Title of an error; a reason follows',
  },
  failedText: {
    id: 'translation.failed.text',
    defaultMessage: 'The server didn’t return a translation. Try again later.',
    description: 'Reason why a post could not be translated when the server gave none',
  },
  unsupported: {
    id: 'translation.unsupported',
    defaultMessage: 'Your server can’t translate from this language.',
    description: 'Reason why a post could not be translated',
  },
  askTitle: {
    id: 'translation.ask.title',
    defaultMessage: 'Let your browser translate posts?',
    description: 'Title of the confirmation before the browser translates for the first time',
  },
  askText: {
    id: 'translation.ask.text',
    defaultMessage:
      'It may need to download language data first. The post stays on your device. You can change this in Preferences.',
    description: 'Text of the confirmation before the browser translates for the first time',
  },
  askConfirm: {
    id: 'translation.ask.confirm',
    defaultMessage: 'Translate',
    description: 'Button of the confirmation before the browser translates for the first time',
  },
})
