import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  label: {
    id: 'notificationRequests.label',
    defaultMessage: 'Filtered notifications',
    description: 'Screen reader name of the list of people whose notifications are filtered',
  },
  empty: {
    id: 'notificationRequests.empty',
    defaultMessage: 'No filtered notifications',
    description: 'Title of the list of people whose notifications are filtered, while it is empty',
  },
  emptyText: {
    id: 'notificationRequests.emptyText',
    defaultMessage: 'Mentions and quotes by people you filter in the notification settings appear here.',
    description: 'Text in the empty list of people whose notifications are filtered',
  },
  settings: {
    id: 'notificationRequests.settings',
    defaultMessage: 'Notification settings',
    description: 'Link in the empty list of people whose notifications are filtered',
  },
  unsupported: {
    id: 'notificationRequests.unsupported',
    defaultMessage: 'Your server can’t filter notifications',
    description: 'Title of the page of filtered notifications on a server without them',
  },
  failed: {
    id: 'notificationRequests.failed',
    defaultMessage: 'Couldn’t load more people. Check your connection and try again.',
    description: 'At the end of the list of people whose notifications are filtered',
  },
  count: {
    id: 'notificationRequests.count',
    defaultMessage: '{count, plural, one {# notification} other {# notifications}}',
    description: 'Number of filtered notifications of a person',
  },
  accept: {
    id: 'notificationRequests.accept',
    defaultMessage: 'Accept',
    description: 'Button: shows the notifications of a person whose notifications are filtered',
  },
  dismiss: {
    id: 'notificationRequests.dismiss',
    defaultMessage: 'Dismiss',
    description: 'Button: removes the notifications of a person whose notifications are filtered',
  },
  acceptName: {
    id: 'notificationRequests.acceptName',
    defaultMessage: 'Accept notifications from {name}',
    description: 'Screen reader name of the button Accept; {name}: display name',
  },
  dismissName: {
    id: 'notificationRequests.dismissName',
    defaultMessage: 'Dismiss notifications from {name}',
    description: 'Screen reader name of the button Dismiss; {name}: display name',
  },
  view: {
    id: 'notificationRequests.view',
    defaultMessage: 'View notifications',
    description: 'Entry in the menu of a person whose notifications are filtered',
  },
  more: {
    id: 'notificationRequests.more',
    defaultMessage: 'More actions for {name}',
    description: 'Button that opens the menu of a person; {name}: display name',
  },
  merged: {
    id: 'notificationRequests.merged',
    defaultMessage: 'Accepted notifications were added to your notifications.',
    description: 'Notice some time after requests were accepted, when the server is done',
  },
  showMerged: {
    id: 'notificationRequests.showMerged',
    defaultMessage: 'Show notifications',
    description: 'Button in the notice that accepted notifications were added',
  },
  dismissed: {
    id: 'notificationRequests.dismissed',
    defaultMessage: 'Notifications from {name} dismissed',
    description: 'Notice after a person’s filtered notifications were dismissed; {name}: display name',
  },
  select: {
    id: 'notificationRequests.select',
    defaultMessage: 'Select',
    description: 'Button above the list of filtered people: starts to select several',
  },
  selectName: {
    id: 'notificationRequests.selectName',
    defaultMessage: 'Select {name}',
    description: 'Screen reader name of the checkbox of a person; {name}: display name',
  },
  selectAll: {
    id: 'notificationRequests.selectAll',
    defaultMessage: 'Select all',
    description: 'Checkbox above the list of filtered people',
  },
  selected: {
    id: 'notificationRequests.selected',
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Number of selected people above the list of filtered people',
  },
  done: {
    id: 'notificationRequests.done',
    defaultMessage: 'Done',
    description: 'Button above the list of filtered people: stops selecting',
  },
  acceptTitle: {
    id: 'notificationRequests.acceptTitle',
    defaultMessage: 'Accept notifications from {count, plural, one {# person} other {# people}}?',
    description: 'Title of the confirmation of accepting several people',
  },
  acceptText: {
    id: 'notificationRequests.acceptText',
    defaultMessage: 'Their notifications will be added to yours, and later ones won’t be filtered.',
    description: 'Text of the confirmation of accepting several people',
  },
  dismissTitle: {
    id: 'notificationRequests.dismissTitle',
    defaultMessage: 'Dismiss notifications from {count, plural, one {# person} other {# people}}?',
    description: 'Title of the confirmation of dismissing several people',
  },
  dismissText: {
    id: 'notificationRequests.dismissText',
    defaultMessage: 'You won’t be able to see these notifications again.',
    description: 'Text of the confirmation of dismissing several people',
  },
})
