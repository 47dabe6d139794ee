import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  followAll: {
    id: 'collection.followAll',
    defaultMessage: 'Follow all',
    description: 'Button on the page of a collection: shows its people that the user does not follow yet',
  },
  newPeople: {
    id: 'collection.newPeople',
    defaultMessage: '{count, plural, one {# person} other {# people}} you don’t follow',
    description: 'Next to the button “Follow all” on the page of a collection; {count}: number of accounts',
  },
  title: {
    id: 'collection.followAll.title',
    defaultMessage: 'Follow these people?',
    description: 'Title of the dialog with the accounts of a collection that the user does not follow yet',
  },
  people: {
    id: 'collection.followAll.people',
    defaultMessage: 'People to follow',
    description: 'Label for screen readers: the checkboxes of accounts that will be followed',
  },
  asks: {
    id: 'collection.followAll.asks',
    defaultMessage: 'Gets a follow request',
    description: 'Below an account in the dialog to follow many: it approves its followers by hand',
  },
  confirm: {
    id: 'collection.followAll.confirm',
    defaultMessage: 'Follow {count, plural, one {# person} other {# people}}',
    description: 'Button of the dialog to follow many accounts; {count}: how many are chosen',
  },
  cancel: {
    id: 'collection.followAll.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the dialog to follow many accounts',
  },
  progress: {
    id: 'collection.followAll.progress',
    defaultMessage: 'Following {done, number} of {total, number}…',
    description: 'Progress on the page of a collection; {done}: accounts followed so far, {total}: of all',
  },
  followed: {
    id: 'collection.followed',
    defaultMessage: 'Followed {count, plural, one {# person} other {# people}}',
    description: 'Notice with an Undo button after following many accounts; {count}: how many',
  },
  someFailed: {
    id: 'collection.followed.some',
    defaultMessage:
      'Followed {count, number} of {total, number} people. Your server refused the others, or the connection was lost.',
    description:
      'Notice with an Undo button after following many accounts; {count}: how many, {total}: of all',
  },
  undo: {
    id: 'collection.followed.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notice that many accounts were followed: unfollows them',
  },
})
