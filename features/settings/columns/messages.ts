import { defineMessages } from '@/lib/i18n'

export const columnLabels = defineMessages({
  title: {
    id: 'settings.columns',
    defaultMessage: 'Columns',
    description: 'Title of a page of settings: several columns next to each other',
  },
  summary: {
    id: 'settings.columns.summary',
    defaultMessage: 'Several timelines side by side',
    description: 'What a page of settings is about',
  },
  layout: {
    id: 'settings.columns.layout',
    defaultMessage: 'Layout',
    description: 'Heading of a group of settings: one or several columns',
  },
  multipleColumns: {
    id: 'settings.multipleColumns',
    defaultMessage: 'Use multiple columns',
    description: 'Setting: shows several columns side by side',
  },
  multipleColumnsHint: {
    id: 'settings.multipleColumns.hint',
    defaultMessage: 'Shows timelines side by side where the window is wide enough.',
    description: 'Explains the setting that shows several columns',
  },
  words: {
    id: 'settings.words.multipleColumns',
    defaultMessage: 'deck advanced interface tweetdeck',
    description:
      'Further words by which the search finds the setting “Use multiple columns”, separated by spaces; choose words of your language',
  },
})
