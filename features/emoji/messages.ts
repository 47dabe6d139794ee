import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  grid: { id: 'emoji.grid', defaultMessage: 'Emoji', description: 'Screen reader name of the grid of emoji' },
  categories: {
    id: 'emoji.categories',
    defaultMessage: 'Categories',
    description: 'Screen reader name of the row of buttons for the categories of emoji',
  },
  found: {
    id: 'emoji.found',
    defaultMessage: '{count, plural, =0 {No emoji found} one {# emoji found} other {# emoji found}}',
    description: 'Announced to screen readers after a search for emoji, and shown when nothing was found',
  },
  foundMany: {
    id: 'emoji.found_many',
    defaultMessage: 'Showing the first {count} emoji',
    description:
      'Announced to screen readers after a search for emoji that found more than are shown; {count}: how many are shown',
  },
  noneHint: {
    id: 'emoji.none_hint',
    defaultMessage: 'Try another word in your language or in English.',
    description: 'Under the notice that no emoji was found',
  },
  failed: {
    id: 'emoji.failed',
    defaultMessage: 'Couldn’t load emoji',
    description: 'Title of the error when the list of emoji fails to load',
  },
  format: {
    id: 'emoji.format',
    defaultMessage: 'Couldn’t read the list of emoji',
    description: 'Title of the error when the list of emoji has an unexpected format',
  },
  failedHint: {
    id: 'emoji.failed_hint',
    defaultMessage: 'You can still type emoji with your keyboard.',
    description: 'Under the error that the list of emoji failed to load',
  },
  customFailed: {
    id: 'emoji.custom_failed',
    defaultMessage: 'Couldn’t load the custom emoji of your server.',
    description: 'Line in the emoji picker; a button to try again follows',
  },
  tryAgain: {
    id: 'emoji.try_again',
    defaultMessage: 'Try again',
    description: 'Button in the emoji picker: loads emoji again',
  },
  previewHint: {
    id: 'emoji.preview_hint',
    defaultMessage: 'Press Shift + Enter to insert several',
    description: 'At the bottom of the emoji picker while no emoji is highlighted',
  },
  tone: {
    id: 'emoji.tone',
    defaultMessage: 'Skin tone',
    description: 'Name of the choice of the skin tone of emoji',
  },
  toneChosen: {
    id: 'emoji.tone.chosen',
    defaultMessage: 'Skin tone: {tone}',
    description: 'Button that opens the choice of skin tones; {tone}: the current skin tone',
  },
})

export const toneMessages = defineMessages({
  1: { id: 'emoji.tone.1', defaultMessage: 'Default', description: 'Skin tone of emoji: yellow' },
  2: { id: 'emoji.tone.2', defaultMessage: 'Light', description: 'Skin tone of emoji' },
  3: { id: 'emoji.tone.3', defaultMessage: 'Medium-light', description: 'Skin tone of emoji' },
  4: { id: 'emoji.tone.4', defaultMessage: 'Medium', description: 'Skin tone of emoji' },
  5: { id: 'emoji.tone.5', defaultMessage: 'Medium-dark', description: 'Skin tone of emoji' },
  6: { id: 'emoji.tone.6', defaultMessage: 'Dark', description: 'Skin tone of emoji' },
})

export const sectionMessages = defineMessages({
  recent: {
    id: 'emoji.section.recent',
    defaultMessage: 'Frequently used',
    description: 'Category of emoji: those the user inserts most often',
  },
  smileys: {
    id: 'emoji.section.smileys',
    defaultMessage: 'Smileys and emotion',
    description: 'Category of emoji',
  },
  people: { id: 'emoji.section.people', defaultMessage: 'People and body', description: 'Category of emoji' },
  animals: {
    id: 'emoji.section.animals',
    defaultMessage: 'Animals and nature',
    description: 'Category of emoji',
  },
  food: { id: 'emoji.section.food', defaultMessage: 'Food and drink', description: 'Category of emoji' },
  travel: {
    id: 'emoji.section.travel',
    defaultMessage: 'Travel and places',
    description: 'Category of emoji',
  },
  activities: {
    id: 'emoji.section.activities',
    defaultMessage: 'Activities',
    description: 'Category of emoji',
  },
  objects: { id: 'emoji.section.objects', defaultMessage: 'Objects', description: 'Category of emoji' },
  symbols: { id: 'emoji.section.symbols', defaultMessage: 'Symbols', description: 'Category of emoji' },
  flags: { id: 'emoji.section.flags', defaultMessage: 'Flags', description: 'Category of emoji' },
  custom: {
    id: 'emoji.section.custom',
    defaultMessage: 'Custom emoji',
    description: 'Category of emoji: custom emoji of the server without a category of their own',
  },
})
