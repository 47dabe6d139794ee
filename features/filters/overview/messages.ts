import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'filterList.label',
    defaultMessage: 'Filters',
    description: 'Name of the list of filters, for screen readers',
  },
  none: {
    id: 'filterList.none',
    defaultMessage: 'No filters yet',
    description: 'Title of the page of filters while there are none',
  },
  noneText: {
    id: 'filterList.noneText',
    defaultMessage: 'A filter hides posts with words, phrases or hashtags that you choose.',
    description: 'Text on the page of filters while there are none',
  },
  keywords: {
    id: 'filterList.keywords',
    defaultMessage: '{count, plural, one {# keyword} other {# keywords}}',
    description: 'Note on a filter; {count}: number of its keywords',
  },
  posts: {
    id: 'filterList.posts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'Note on a filter; {count}: number of single posts in it',
  },
  expires: {
    id: 'filterList.expires',
    defaultMessage: 'Expires {date}',
    description:
      'Note on a filter; {date}: date and time when it ends, such as “November 3, 2026 at 4:05 PM”',
  },
  renew: {
    id: 'filterList.renew',
    defaultMessage: 'Renew',
    description: 'Button on an expired filter: opens a menu with times for which it applies again',
  },
  renewNamed: {
    id: 'filterList.renewNamed',
    defaultMessage: 'Renew the filter “{title}”',
    description: 'Name of a button and its menu, for screen readers; {title}: title of the filter',
  },
  renewFor: {
    id: 'filterList.renewFor',
    defaultMessage: 'For {duration}',
    description: 'Menu item: a filter applies again for this time; {duration}: such as “1 day”',
  },
  renewForever: {
    id: 'filterList.renewForever',
    defaultMessage: 'Until you delete it',
    description: 'Menu item: a filter applies again and never expires',
  },
  deleteNamed: {
    id: 'filterList.deleteNamed',
    defaultMessage: 'Delete the filter “{title}”',
    description: 'Name of a button, for screen readers; {title}: title of the filter',
  },
})
