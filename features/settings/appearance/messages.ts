import { defineMessages } from '@/lib/i18n'

export const appearanceLabels = defineMessages({
  accent: {
    id: 'settings.accent',
    defaultMessage: 'Accent colour',
    description: 'Setting: colour of links and buttons',
  },
  font: {
    id: 'settings.font',
    defaultMessage: 'Font',
    description: 'Setting: font of all texts',
  },
  fontHint: {
    id: 'settings.font.hint',
    defaultMessage:
      'Uses fonts installed on your device. “Easy to tell apart” needs Atkinson Hyperlegible or OpenDyslexic.',
    description: 'Explains the setting of the font; “Easy to tell apart” is one of its options',
  },
  emojiStyle: {
    id: 'settings.emojiStyle',
    defaultMessage: 'Emoji style',
    description: 'Setting: whose pictures emoji in all texts are',
  },
  emojiStyleHint: {
    id: 'settings.emojiStyle.hint',
    defaultMessage: 'Twemoji looks the same on all devices and has flags. Skein loads it once (0.5 MB).',
    description: 'Explains the setting of the emoji style; Twemoji is a name',
  },
  underlineLinks: {
    id: 'settings.underlineLinks',
    defaultMessage: 'Underline links',
    description: 'Setting: underlines links in posts and bios, also mentions and hashtags',
  },
  theme: { id: 'settings.theme', defaultMessage: 'Theme', description: 'Setting: light or dark' },
  contrast: {
    id: 'settings.contrast',
    defaultMessage: 'Contrast',
    description: 'Setting: normal or high contrast',
  },
  textSize: {
    id: 'settings.text_size',
    defaultMessage: 'Text size',
    description: 'Setting: size of all text, in percent',
  },
  density: {
    id: 'settings.density',
    defaultMessage: 'Density',
    description: 'Setting: how much space posts take up',
  },
  motion: {
    id: 'settings.motion',
    defaultMessage: 'Motion',
    description: 'Setting: whether the interface is animated',
  },
  language: {
    id: 'settings.interface_language',
    defaultMessage: 'Interface language',
    description: 'Setting: language of the interface',
  },
  browserLanguage: {
    id: 'settings.interface_language.auto',
    defaultMessage: 'Same as the browser ({language})',
    description: 'Option of the interface language: the language of the browser; {language}: its name',
  },
  serverLanguage: {
    id: 'settings.interface_language.server',
    defaultMessage: 'Same as on this server ({language})',
    description:
      'Option of the interface language where the server itself opens Skein: the language of the account there; {language}: its name',
  },
  preview: {
    id: 'settings.preview',
    defaultMessage: 'Preview',
    description: 'Heading of an example post below the settings of appearance',
  },
  previewName: {
    id: 'settings.preview.name',
    defaultMessage: 'Wren',
    description: 'Name of the author of the example post',
  },
  previewText: {
    id: 'settings.preview.text',
    defaultMessage: 'Forty geese over the harbour this morning, and every one of them had an opinion.',
    description: 'Text of the example post in the settings',
  },
})

export const appearanceChoices = defineMessages({
  lake: {
    id: 'settings.choice.lake',
    defaultMessage: 'Lake',
    description: 'Option of the accent colour',
  },
  blue: {
    id: 'settings.choice.blue',
    defaultMessage: 'Blue',
    description: 'Option of the accent colour',
  },
  violet: {
    id: 'settings.choice.violet',
    defaultMessage: 'Violet',
    description: 'Option of the accent colour',
  },
  pink: {
    id: 'settings.choice.pink',
    defaultMessage: 'Pink',
    description: 'Option of the accent colour',
  },
  orange: {
    id: 'settings.choice.orange',
    defaultMessage: 'Orange',
    description: 'Option of the accent colour',
  },
  green: {
    id: 'settings.choice.green',
    defaultMessage: 'Green',
    description: 'Option of the accent colour',
  },
  deviceEmoji: {
    id: 'settings.choice.deviceEmoji',
    defaultMessage: 'Your device’s',
    description: 'Option of the emoji style: the emoji of the operating system',
  },
  twemoji: {
    id: 'settings.choice.twemoji',
    defaultMessage: 'Twemoji',
    description: 'Option of the emoji style: the name of a set of emoji',
  },
  serif: {
    id: 'settings.choice.serif',
    defaultMessage: 'Serif',
    description: 'Option of the font: a font with serifs, as in books',
  },
  legible: {
    id: 'settings.choice.legible',
    defaultMessage: 'Easy to tell apart',
    description: 'Option of the font: letters that are easy to distinguish, e.g. for people with dyslexia',
  },
  auto: {
    id: 'settings.choice.auto',
    defaultMessage: 'System',
    description: 'Option of theme, contrast and motion: same as the operating system',
  },
  light: { id: 'settings.choice.light', defaultMessage: 'Light', description: 'Option of the theme' },
  dark: { id: 'settings.choice.dark', defaultMessage: 'Dark', description: 'Option of the theme' },
  normal: { id: 'settings.choice.normal', defaultMessage: 'Normal', description: 'Option of the contrast' },
  high: { id: 'settings.choice.high', defaultMessage: 'High', description: 'Option of the contrast' },
  comfortable: {
    id: 'settings.choice.comfortable',
    defaultMessage: 'Comfortable',
    description: 'Option of the density: more space between posts',
  },
  dense: {
    id: 'settings.choice.dense',
    defaultMessage: 'Compact',
    description: 'Option of the density: more posts on a screen',
  },
  reduced: {
    id: 'settings.choice.reduced',
    defaultMessage: 'Reduced',
    description: 'Option of motion: no animations',
  },
})

export const appearanceGroups = defineMessages({
  title: {
    id: 'settings.appearance',
    defaultMessage: 'Appearance',
    description: 'Title of a page of settings: colours, sizes and motion',
  },
  summary: {
    id: 'settings.appearance.summary',
    defaultMessage: 'Theme, contrast, text size, density, motion and language',
    description: 'What a page of settings is about',
  },
  colours: {
    id: 'settings.colours',
    defaultMessage: 'Colours and sizes',
    description: 'Heading of a group of settings: theme, contrast, text size',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Language',
    description: 'Heading of a group of settings: language of the interface',
  },
})

export const appearanceWords = defineMessages({
  accent: {
    id: 'settings.words.accent',
    defaultMessage: 'color hue highlight',
    description:
      'Further words by which the search finds the setting “Accent colour”, separated by spaces; choose words of your language',
  },
  font: {
    id: 'settings.words.font',
    defaultMessage: 'typeface serif dyslexia letters',
    description:
      'Further words by which the search finds the setting “Font”, separated by spaces; choose words of your language',
  },
  emojiStyle: {
    id: 'settings.words.emojiStyle',
    defaultMessage: 'emoticon smiley twemoji flags font',
    description:
      'Further words by which the search finds the setting “Emoji style”, separated by spaces; choose words of your language',
  },
  theme: {
    id: 'settings.words.theme',
    defaultMessage: 'dark light night mode colour',
    description:
      'Further words by which the search finds the setting “Theme”, separated by spaces; choose words of your language',
  },
  contrast: {
    id: 'settings.words.contrast',
    defaultMessage: 'high colours accessibility',
    description:
      'Further words by which the search finds the setting “Contrast”, separated by spaces; choose words of your language',
  },
  textSize: {
    id: 'settings.words.textSize',
    defaultMessage: 'font zoom larger smaller',
    description:
      'Further words by which the search finds the setting “Text size”, separated by spaces; choose words of your language',
  },
  density: {
    id: 'settings.words.density',
    defaultMessage: 'compact spacing',
    description:
      'Further words by which the search finds the setting “Density”, separated by spaces; choose words of your language',
  },
  motion: {
    id: 'settings.words.motion',
    defaultMessage: 'animation reduce',
    description:
      'Further words by which the search finds the setting “Motion”, separated by spaces; choose words of your language',
  },
  language: {
    id: 'settings.words.language',
    defaultMessage: 'locale translation',
    description:
      'Further words by which the search finds the setting “Interface language”, separated by spaces; choose words of your language',
  },
})
