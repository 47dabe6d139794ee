import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  newPost: {
    id: 'compose.new_post',
    defaultMessage: 'New post',
    description: 'Name of the form, and of the dialog, in which a post is written',
  },
  replyTo: {
    id: 'compose.reply_to',
    defaultMessage: 'Reply to {name}',
    description: 'Name of the form in which an answer is written',
  },
  text: {
    id: 'compose.text',
    defaultMessage: 'Text',
    description: 'Name of the field for the text of a post',
  },
  placeholder: {
    id: 'compose.placeholder',
    defaultMessage: 'What’s on your mind?',
    description: 'Grey text in the empty field of a new post',
  },
  placeholderReply: {
    id: 'compose.placeholder.reply',
    defaultMessage: 'Write your reply',
    description: 'Grey text in the empty field of an answer',
  },
  warning: {
    id: 'compose.warning',
    defaultMessage: 'Content warning',
    description: 'Button that shows the field for a content warning, and the name of that field',
  },
  warningPlaceholder: {
    id: 'compose.warning.placeholder',
    defaultMessage: 'What is it about?',
    description: 'Grey text in the empty field of a content warning',
  },
  publish: {
    id: 'compose.publish',
    defaultMessage: 'Publish',
    description: 'Button that publishes a new post',
  },
  reply: { id: 'compose.reply', defaultMessage: 'Reply', description: 'Button that publishes an answer' },
  again: {
    id: 'compose.again',
    defaultMessage: 'Try again',
    description: 'Button that publishes after it has failed',
  },
  publishing: {
    id: 'compose.publishing',
    defaultMessage: 'Publishing…',
    description: 'Said while a post is being sent',
  },
  left: {
    id: 'compose.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Tooltip and spoken text of the number of characters that may still be written',
  },
  over: {
    id: 'compose.over',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Tooltip and spoken text of the number of characters by which a text is too long',
  },
  fewLeft: {
    id: 'compose.few_left',
    defaultMessage: 'Fewer than {count} characters left',
    description: 'Spoken while writing, when the limit is near',
  },
  tooLong: {
    id: 'compose.too_long',
    defaultMessage: 'The text is too long',
    description: 'Why a post cannot be published yet',
  },
  empty: {
    id: 'compose.empty',
    defaultMessage: 'Write something first',
    description: 'Why a post cannot be published yet',
  },
  mediaFailed: {
    id: 'compose.media_failed',
    defaultMessage: 'A file could not be uploaded: try it again or remove it',
    description: 'Why a post cannot be published yet',
  },
  privateLine: {
    id: 'compose.private_line',
    defaultMessage: 'Only {people} can read this. It is not encrypted.',
    description: 'Above the buttons of a private mention; people is a list of handles',
  },
  privateNobody: {
    id: 'compose.private_nobody',
    defaultMessage: 'Nobody but you can read this until you mention someone. It is not encrypted.',
    description: 'Above the buttons of a private mention that mentions nobody',
  },
  followersLine: {
    id: 'compose.followers_line',
    defaultMessage: 'Anyone can follow you and read this: your account is not locked.',
    description: 'Above the buttons of a post for followers by an account that anyone may follow',
  },
  elsewhere: {
    id: 'compose.elsewhere',
    defaultMessage: 'This draft is open in another tab.',
    description: 'Shown over a draft that cannot be changed here',
  },
  takeOver: {
    id: 'compose.take_over',
    defaultMessage: 'Continue here',
    description: 'Button that takes a draft from another tab',
  },
  notKept: {
    id: 'compose.not_kept',
    defaultMessage: 'This browser does not store drafts: they last until you close the page.',
    description: 'Shown by the composer when storage is blocked or full',
  },
  filesNotKept: {
    id: 'compose.files_not_kept',
    defaultMessage:
      'This browser could not store the files: they last until you close the page. Your words are kept.',
    description: 'Shown by the composer when storage is too full, or blocked, for the attached files',
  },
  kept: {
    id: 'compose.kept',
    defaultMessage: 'Draft kept',
    description: 'Notice after leaving a composer with text in it',
  },
  continue: {
    id: 'compose.continue',
    defaultMessage: 'Continue',
    description: 'Button in the notice that a draft was kept: opens it again',
  },
  noReply: {
    id: 'compose.no_reply',
    defaultMessage: 'Do not reply to this',
    description: 'Button beside the answered post: makes the draft a post of its own',
  },
  replyingTo: {
    id: 'compose.replying_to',
    defaultMessage: 'Replying to {name}',
    description: 'Above what the answered post says',
  },
})

export const visibilityMessages = defineMessages({
  label: {
    id: 'compose.visibility',
    defaultMessage: 'Who can see it',
    description: 'Name of the menu of visibilities',
  },
  chosen: {
    id: 'compose.visibility.chosen',
    defaultMessage: 'Who can see it: {visibility}',
    description: 'Name of the button that opens the menu of visibilities; visibility is the one chosen',
  },
  public: {
    id: 'compose.visibility.public',
    defaultMessage: 'Everyone, and it shows up in timelines and search',
    description: 'Explains the visibility Public',
  },
  unlisted: {
    id: 'compose.visibility.unlisted',
    defaultMessage: 'Everyone, but not in public timelines or trends',
    description: 'Explains the visibility Quiet public',
  },
  private: {
    id: 'compose.visibility.private',
    defaultMessage: 'Your followers and those you mention',
    description: 'Explains the visibility Followers',
  },
  direct: {
    id: 'compose.visibility.direct',
    defaultMessage: 'Only those you mention',
    description: 'Explains the visibility Private mention',
  },
  wider: {
    id: 'compose.visibility.wider',
    defaultMessage: 'Wider than the post you reply to',
    description:
      'Warns in the menu of a reply that a visibility shows it to more people than the answered post',
  },
})

export const languageMessages = defineMessages({
  label: {
    id: 'compose.language',
    defaultMessage: 'Language of the post',
    description: 'Name of the list of languages',
  },
  chosen: {
    id: 'compose.language.chosen',
    defaultMessage: 'Language: {language}',
    description: 'Name of the button that opens the list of languages',
  },
  search: {
    id: 'compose.language.search',
    defaultMessage: 'Search languages',
    description: 'Name of the field that searches the list of languages',
  },
  none: {
    id: 'compose.language.none',
    defaultMessage: 'No language found',
    description: 'Shown when no language fits the search',
  },
})

export const draftMessages = defineMessages({
  label: {
    id: 'compose.drafts',
    defaultMessage: 'Drafts',
    description: 'Name of the button and of the list of drafts',
  },
  another: {
    id: 'compose.drafts.new',
    defaultMessage: 'New post',
    description: 'Button over the list of drafts: begins another, the present one stays in the list',
  },
  open: {
    id: 'compose.drafts.open',
    defaultMessage: 'Open the draft “{text}”',
    description: 'Name of a row of the list of drafts; text is how it begins',
  },
  delete: {
    id: 'compose.drafts.delete',
    defaultMessage: 'Delete the draft',
    description: 'Button of a row of the list of drafts',
  },
  search: {
    id: 'compose.drafts.search',
    defaultMessage: 'Search drafts',
    description: 'Name of the field that searches the list of drafts',
  },
  noMatch: {
    id: 'compose.drafts.no_match',
    defaultMessage: 'No draft contains this',
    description: 'Shown when the search in the list of drafts finds nothing',
  },
  others: {
    id: 'compose.drafts.others',
    defaultMessage: 'Drafts of my other accounts',
    description: 'Switch over the list of drafts: shows those of all accounts held here',
  },
  files: {
    id: 'compose.drafts.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'What a draft holds',
  },
  poll: { id: 'compose.drafts.poll', defaultMessage: 'Poll', description: 'What a draft holds' },
  quote: { id: 'compose.drafts.quote', defaultMessage: 'Quote', description: 'What a draft holds' },
  edit: {
    id: 'compose.drafts.edit',
    defaultMessage: 'Edit',
    description: 'The draft edits a published post',
  },
  parts: {
    id: 'compose.drafts.parts',
    defaultMessage: '{count, plural, one {# part} other {# parts}}',
    description: 'How many parts the thread of a draft has',
  },
  scheduled: {
    id: 'compose.drafts.scheduled',
    defaultMessage: 'Scheduled posts',
    description: 'Link under the list of drafts',
  },
  deleted: {
    id: 'compose.drafts.deleted',
    defaultMessage: 'Draft deleted',
    description: 'Notice after a draft was deleted',
  },
  undo: {
    id: 'compose.drafts.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a draft was deleted',
  },
  wordless: {
    id: 'compose.drafts.wordless',
    defaultMessage: 'Without text',
    description: 'In the list of drafts, for a draft without words',
  },
  current: {
    id: 'compose.drafts.current',
    defaultMessage: 'Open now',
    description: 'In the list of drafts: this one is in the composer',
  },
  elsewhere: {
    id: 'compose.drafts.elsewhere',
    defaultMessage: 'In another tab',
    description: 'In the list of drafts: this one is open in another tab',
  },
  none: {
    id: 'compose.drafts.none',
    defaultMessage: 'Nothing here yet. What you write is kept here until it is published.',
    description: 'Shown in the empty list of drafts',
  },
})
