import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  add: {
    id: 'compose.thread.add',
    defaultMessage: 'Add another post',
    description: 'Button in the composer: adds a post to the thread',
  },
  start: {
    id: 'compose.thread.start',
    defaultMessage: 'Start a thread',
    description: 'Item in the menu of the composer: adds a second post',
  },
  part: {
    id: 'compose.thread.part',
    defaultMessage: 'Post {number}',
    description:
      'Name of the text field of the second and later posts of a thread; {number}: position of the post from 2',
  },
  placeholder: {
    id: 'compose.thread.placeholder',
    defaultMessage: 'Continue your thread',
    description: 'Placeholder of the text field of the second and later posts of a thread',
  },
  remove: {
    id: 'compose.thread.remove',
    defaultMessage: 'Remove post {number}',
    description: 'Button next to a post of a thread in the composer; {number}: position of the post from 2',
  },
  removed: {
    id: 'compose.thread.removed',
    defaultMessage: 'Post removed from thread',
    description: 'Notice after removing a post from a thread in the composer',
  },
  undo: {
    id: 'compose.thread.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a post was removed from a thread',
  },
  numbered: {
    id: 'compose.thread.numbered',
    defaultMessage: 'Number the posts',
    description: 'Switch in the composer: adds 1/3, 2/3 and so on below the posts of a thread',
  },
  split: {
    id: 'compose.thread.split',
    defaultMessage: 'Split into a thread',
    description: 'Button when a text is too long: splits it between sentences into the posts of a thread',
  },
  published: {
    id: 'compose.thread.part_published',
    defaultMessage: 'Published',
    description: 'Next to a post of a thread that is already published and can’t be changed',
  },
  emptyPart: {
    id: 'compose.thread.empty_part',
    defaultMessage: 'A post in the thread is empty',
    description: 'Hint on the disabled button of the composer',
  },
  warning: {
    id: 'compose.thread.warning',
    defaultMessage: 'Content warning for post {number}',
    description:
      'Button and field in the composer: gives a post of a thread its own content warning; {number}: position of the post from 2',
  },
  noWarning: {
    id: 'compose.thread.no_warning',
    defaultMessage: 'No content warning for this post',
    description: 'Placeholder of the field for the content warning of a post of a thread',
  },
  label: {
    id: 'compose.thread.label',
    defaultMessage: 'More posts in this thread',
    description: 'Screen reader name of the list of the second and later posts of a thread',
  },
})

export const scheduleMessages = defineMessages({
  add: {
    id: 'compose.schedule.add',
    defaultMessage: 'Schedule post',
    description: 'Item in the menu of the composer: shows the field for date and time',
  },
  label: {
    id: 'compose.schedule.label',
    defaultMessage: 'Schedule for',
    description: 'Label of the field for the date and time of a scheduled post',
  },
  zone: {
    id: 'compose.schedule.zone',
    defaultMessage: 'Time zone: {zone}. At least five minutes from now.',
    description: 'Under the field for the date and time of a scheduled post; {zone}: name of the time zone',
  },
  remove: {
    id: 'compose.schedule.remove',
    defaultMessage: 'Don’t schedule',
    description: 'Button that removes the date and time from a draft',
  },
  tooSoon: {
    id: 'compose.schedule.too_soon',
    defaultMessage: 'The time must be at least five minutes from now',
    description: 'Hint on the disabled button of the composer',
  },
  list: {
    id: 'compose.schedule.list',
    defaultMessage: 'Scheduled posts',
    description: 'Link to the list of scheduled posts',
  },
  noThread: {
    id: 'compose.schedule.no_thread',
    defaultMessage: 'Threads can’t be scheduled.',
    description: 'Hint on the disabled item “Schedule post”',
  },
})

export const moreMessages = defineMessages({
  more: {
    id: 'compose.more',
    defaultMessage: 'More',
    description: 'Button in the composer that opens a menu with more tools',
  },
  sensitive: {
    id: 'compose.sensitive',
    defaultMessage: 'Mark media as sensitive',
    description: 'Switch in the menu of the composer: hides images and videos until the reader shows them',
  },
  sensitiveForced: {
    id: 'compose.sensitive.forced',
    defaultMessage: 'Media in a post with a content warning is always hidden.',
    description: 'Explains why the switch “Mark media as sensitive” can’t be changed',
  },
  detected: {
    id: 'compose.language.detected',
    defaultMessage: 'Change language to {language}?',
    description:
      'Button in the composer: sets the language that the text seems to be written in; {language}: its name',
  },
  hashtag: {
    id: 'compose.hashtag_not_public',
    defaultMessage: 'This post won’t be listed under any hashtag as it isn’t public.',
    description: 'Hint in the composer when a post with a hashtag is not public',
  },
})
