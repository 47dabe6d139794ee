import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  add: {
    id: 'compose.thread.add',
    defaultMessage: 'Add a part',
    description: 'Button: the post becomes a thread, or the thread longer',
  },
  begin: {
    id: 'compose.thread.begin',
    defaultMessage: 'Make it a thread',
    description: 'Entry of the menu of the composer: adds a second part to the post',
  },
  part: {
    id: 'compose.thread.part',
    defaultMessage: 'Part {number}',
    description: 'Name of the text field of a further part of a thread',
  },
  placeholder: {
    id: 'compose.thread.placeholder',
    defaultMessage: 'And then?',
    description: 'Grey text in the empty field of a further part of a thread',
  },
  remove: {
    id: 'compose.thread.remove',
    defaultMessage: 'Remove part {number}',
    description: 'Button beside a part of a thread',
  },
  removed: {
    id: 'compose.thread.removed',
    defaultMessage: 'Part removed',
    description: 'Notice after a part of a thread was removed',
  },
  undo: {
    id: 'compose.thread.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a part of a thread was removed',
  },
  numbered: {
    id: 'compose.thread.numbered',
    defaultMessage: 'Number the parts',
    description: 'Switch: 1/3, 2/3 … is put under the parts of a thread',
  },
  split: {
    id: 'compose.thread.split',
    defaultMessage: 'Split into a thread',
    description: 'Button when a text is too long: cuts it into parts between sentences',
  },
  done: {
    id: 'compose.thread.done',
    defaultMessage: 'Published',
    description: 'Beside a part of a thread that is published already and cannot be changed here',
  },
  emptyPart: {
    id: 'compose.thread.empty',
    defaultMessage: 'A part of the thread is empty',
    description: 'Why a thread cannot be published yet',
  },
  warning: {
    id: 'compose.thread.warning',
    defaultMessage: 'Content warning of part {number}',
    description: 'Button and field: a part of a thread gets a content warning of its own',
  },
  noWarning: {
    id: 'compose.thread.noWarning',
    defaultMessage: 'No warning for this part',
    description: 'Grey text in the empty field for the own warning of a part of a thread',
  },
  label: {
    id: 'compose.thread.label',
    defaultMessage: 'Further parts',
    description: 'Name of the list of the further parts of a thread',
  },
})

export const scheduleMessages = defineMessages({
  add: {
    id: 'compose.schedule',
    defaultMessage: 'Publish later…',
    description: 'Entry of the menu of the composer: chooses a time',
  },
  label: {
    id: 'compose.schedule.label',
    defaultMessage: 'Publish at',
    description: 'Name of the field for the time at which a post is published',
  },
  zone: {
    id: 'compose.schedule.zone',
    defaultMessage: 'Time zone: {zone}. At least five minutes from now.',
    description: 'Under the field for the time at which a post is published',
  },
  remove: {
    id: 'compose.schedule.remove',
    defaultMessage: 'Publish at once instead',
    description: 'Button that takes the chosen time away',
  },
  tooSoon: {
    id: 'compose.schedule.too_soon',
    defaultMessage: 'The time must be at least five minutes from now',
    description: 'Why a post cannot be scheduled yet',
  },
  list: {
    id: 'compose.schedule.list',
    defaultMessage: 'Scheduled posts',
    description: 'Link to the list of posts that will be published later, and its title',
  },
  noThread: {
    id: 'compose.schedule.no_thread',
    defaultMessage: 'A thread cannot be scheduled: its parts need one another.',
    description: 'Why the entry for publishing later cannot be used',
  },
})

export const moreMessages = defineMessages({
  more: {
    id: 'compose.more',
    defaultMessage: 'More',
    description: 'Button with further things the composer can do',
  },
  sensitive: {
    id: 'compose.sensitive',
    defaultMessage: 'Mark media as sensitive',
    description: 'Switch: pictures and films are hidden until somebody asks for them',
  },
  sensitiveForced: {
    id: 'compose.sensitive.forced',
    defaultMessage: 'With a content warning media is always hidden first.',
    description: 'Explains why the switch for sensitive media is on and cannot be changed',
  },
  detected: {
    id: 'compose.language.detected',
    defaultMessage: 'Is this {language}?',
    description: 'Button: sets the language of the post to what its text looks like',
  },
  hashtag: {
    id: 'compose.hashtag_hidden',
    defaultMessage: 'Hashtags are found in public posts only.',
    description: 'Hint under a text with a hashtag whose visibility is not public',
  },
})
