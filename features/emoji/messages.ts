import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  grid: { id: 'emoji.grid', defaultMessage: 'Emoji', description: 'Name of the grid of emoji' },
  categories: {
    id: 'emoji.categories',
    defaultMessage: 'Categories',
    description: 'Name of the row of buttons that lead to the categories of emoji',
  },
  found: {
    id: 'emoji.found',
    defaultMessage: '{count, plural, =0 {No emoji found} one {# emoji found} other {# emoji found}}',
    description: 'Spoken, and shown when there is none, after a search for emoji',
  },
  foundMany: {
    id: 'emoji.found_many',
    defaultMessage: 'The first {count} emoji found',
    description: 'Spoken after a search for emoji that found more than are shown',
  },
  noneHint: {
    id: 'emoji.none_hint',
    defaultMessage: 'Try another word, in your language or in English.',
    description: 'Under the notice that no emoji was found',
  },
  failed: {
    id: 'emoji.failed',
    defaultMessage: 'Failed to fetch emoji data',
    description: 'Title of the error when the list of emoji could not be loaded',
  },
  format: {
    id: 'emoji.format',
    defaultMessage: 'Unexpected emoji data format: expected an array',
    description: 'Title of the error when the list of emoji could not be read',
  },
  failedHint: {
    id: 'emoji.failed_hint',
    defaultMessage: 'Those of your keyboard still work.',
    description: 'Under the error that the list of emoji could not be loaded',
  },
  customFailed: {
    id: 'emoji.custom_failed',
    defaultMessage: 'The emoji of your server did not come.',
    description: 'Line in the emoji picker when the custom emoji of the server could not be loaded',
  },
  retry: { id: 'emoji.retry', defaultMessage: 'Try again', description: 'Button that loads emoji again' },
  empty: {
    id: 'emoji.preview_hint',
    defaultMessage: 'Shift + Enter inserts several',
    description: 'At the foot of the emoji picker while none is highlighted',
  },
  tone: {
    id: 'emoji.tone',
    defaultMessage: 'Skin tone',
    description: 'Name of the choice of the skin tone of emoji',
  },
  toneChosen: {
    id: 'emoji.tone.chosen',
    defaultMessage: 'Skin tone: {tone}',
    description: 'Name of the button that shows the choice of skin tones; tone is the one chosen',
  },
})

export const toneMessages = defineMessages({
  1: { id: 'emoji.tone.1', defaultMessage: 'Default', description: 'Skin tone of emoji: none, yellow' },
  2: { id: 'emoji.tone.2', defaultMessage: 'Light', description: 'Skin tone of emoji' },
  3: { id: 'emoji.tone.3', defaultMessage: 'Medium-light', description: 'Skin tone of emoji' },
  4: { id: 'emoji.tone.4', defaultMessage: 'Medium', description: 'Skin tone of emoji' },
  5: { id: 'emoji.tone.5', defaultMessage: 'Medium-dark', description: 'Skin tone of emoji' },
  6: { id: 'emoji.tone.6', defaultMessage: 'Dark', description: 'Skin tone of emoji' },
})

export const sectionMessages = defineMessages({
  recent: {
    id: 'emoji.section.recent',
    defaultMessage: 'Often used',
    description: 'Category of emoji: those used most lately',
  },
  smileys: {
    id: 'emoji.section.smileys',
    defaultMessage: 'Smileys and feelings',
    description: 'Category of emoji',
  },
  people: {
    id: 'emoji.section.people',
    defaultMessage: 'People and body',
    description: 'Category of emoji',
  },
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
    defaultMessage: 'Of this server',
    description: 'Category of emoji: those of the server that have no category',
  },
})
