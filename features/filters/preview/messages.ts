import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'filterPreview.title',
    defaultMessage: 'Preview',
    description: 'Heading of the part of the form for a filter that shows which posts it matches',
  },
  count: {
    id: 'filterPreview.count',
    defaultMessage:
      'Matches {found, number} of {searched, plural, one {{searched, number} loaded post} other {{searched, number} loaded posts}}.',
    description:
      'Result of trying a filter on the posts that are loaded; {found}: number of matching posts; {searched}: number of posts',
  },
  empty: {
    id: 'filterPreview.empty',
    defaultMessage: 'Add a keyword to see which posts this filter matches.',
    description: 'Shown in place of the preview of a filter that has no keywords',
  },
  unloaded: {
    id: 'filterPreview.unloaded',
    defaultMessage: 'Load some posts to see which ones this filter matches.',
    description: 'Shown in place of the preview of a filter; followed by a button that loads posts',
  },
  load: {
    id: 'filterPreview.load',
    defaultMessage: 'Load recent posts',
    description: 'Button: loads the newest posts of home to try a filter on',
  },
  more: {
    id: 'filterPreview.more',
    defaultMessage: 'Show more',
    description: 'Button: shows more posts that a filter matches',
  },
  label: {
    id: 'filterPreview.label',
    defaultMessage: 'Matching posts',
    description: 'Name of the list of posts that a filter matches, for screen readers',
  },
})
