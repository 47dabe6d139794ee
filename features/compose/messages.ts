import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  newPost: {
    id: 'compose.new_post',
    defaultMessage: 'New post',
    description: 'Name of the composer for a new post, and title of its dialog',
  },
  postingAs: {
    id: 'compose.postingAs',
    defaultMessage: 'Posting as @{handle}',
    description:
      'Line in the composer while several accounts are signed in; {handle}: e.g. “ann@one.example”',
  },
  switchAccount: {
    id: 'compose.switchAccount',
    defaultMessage: 'Post as another account',
    description:
      'Heading of the menu in the composer with the other signed-in accounts, which keeps the text',
  },
  replyTo: {
    id: 'compose.reply_to',
    defaultMessage: 'Reply to {name}',
    description:
      'Name of the composer for a reply; {name}: display name of the author of the post it replies to',
  },
  text: { id: 'compose.text', defaultMessage: 'Text', description: 'Name of the text field of the composer' },
  placeholder: {
    id: 'compose.placeholder',
    defaultMessage: 'What’s on your mind?',
    description: 'Placeholder of the text field for a new post',
  },
  replyPlaceholder: {
    id: 'compose.reply_placeholder',
    defaultMessage: 'Write your reply',
    description: 'Placeholder of the text field for a reply',
  },
  warning: {
    id: 'compose.warning',
    defaultMessage: 'Content warning',
    description: 'Button in the composer that shows the field for a content warning, and name of that field',
  },
  warningPlaceholder: {
    id: 'compose.warning_placeholder',
    defaultMessage: 'Write your warning here',
    description: 'Placeholder of the field for a content warning',
  },
  post: {
    id: 'compose.post',
    defaultMessage: 'Post',
    description: 'Button in the composer: publishes a new post',
  },
  reply: {
    id: 'compose.reply',
    defaultMessage: 'Reply',
    description: 'Button in the composer: publishes a reply',
  },
  tryAgain: {
    id: 'compose.try_again',
    defaultMessage: 'Try again',
    description: 'Button in the composer after a post failed',
  },
  posting: {
    id: 'compose.posting',
    defaultMessage: 'Posting…',
    description: 'On the button of the composer while the post is being sent',
  },
  tooLong: {
    id: 'compose.too_long',
    defaultMessage: 'The text is too long',
    description: 'Hint on the disabled button of the composer',
  },
  empty: {
    id: 'compose.empty',
    defaultMessage: 'Write something first',
    description: 'Hint on the disabled button of the composer',
  },
  mediaFailed: {
    id: 'compose.media_failed',
    defaultMessage: 'Couldn’t upload a file. Try again or remove it.',
    description: 'Hint on the disabled button of the composer',
  },
  privateNotice: {
    id: 'compose.private_notice',
    defaultMessage: 'Only {people} can see this post. It isn’t end-to-end encrypted.',
    description: 'In the composer of a private mention; {people}: list of handles',
  },
  privateNoticeAlone: {
    id: 'compose.private_notice.alone',
    defaultMessage: 'Only you can see this post until you mention someone. It isn’t end-to-end encrypted.',
    description: 'In the composer of a private mention that mentions no one yet',
  },
  notPrivate: {
    id: 'compose.not_private',
    defaultMessage: 'This reply isn’t private. People outside this conversation can see it.',
    description: 'In the composer below a private conversation, when its post is not a private mention',
  },
  privacyUnknown: {
    id: 'compose.privacy_unknown',
    defaultMessage: 'Your default visibility hasn’t loaded yet, so this reply may not be private.',
    description:
      'In the composer below a private conversation, until the server states the default visibility',
  },
  makePrivate: {
    id: 'compose.make_private',
    defaultMessage: 'Make private',
    description: 'Button after a notice that a reply is not private: makes it a private mention',
  },
  followersNotice: {
    id: 'compose.followers_notice',
    defaultMessage:
      'Anyone can follow you and see your followers-only posts. To prevent this, turn on “Approve followers yourself” in your profile.',
    description: 'In the composer of a post for followers, when follow requests are not approved by hand',
  },
  openElsewhere: {
    id: 'compose.open_elsewhere',
    defaultMessage: 'This draft is open in another tab.',
    description: 'Over a draft that is open in another tab and cannot be edited here',
  },
  takeOver: {
    id: 'compose.take_over',
    defaultMessage: 'Continue here',
    description: 'Button: moves a draft from another tab to this one',
  },
  notStored: {
    id: 'compose.not_stored',
    defaultMessage: 'This browser can’t save drafts. They’ll be lost when you close this page.',
    description: 'In the composer when the storage of the browser is blocked or full',
  },
  filesNotStored: {
    id: 'compose.files_not_stored',
    defaultMessage:
      'This browser couldn’t save the files. They’ll be lost when you close this page, but your text is saved.',
    description: 'In the composer when the storage of the browser has no room for the attached files',
  },
  draftSaved: {
    id: 'compose.draft_saved',
    defaultMessage: 'Draft saved',
    description: 'Notice after leaving the composer with a started post',
  },
  continue: {
    id: 'compose.continue',
    defaultMessage: 'Continue',
    description: 'Button in the notice that a draft was saved: opens it again',
  },
  cancelReply: {
    id: 'compose.cancel_reply',
    defaultMessage: 'Cancel reply',
    description: 'Button on the preview of the replied-to post: turns the reply into a new post',
  },
  replyingTo: {
    id: 'compose.replying_to',
    defaultMessage: 'Replying to {name}',
    description: 'Above the preview of the replied-to post; {name}: display name of its author',
  },
})

export const visibilityMessages = defineMessages({
  label: {
    id: 'compose.visibility',
    defaultMessage: 'Visibility',
    description: 'Name of the panel to choose the visibility of a post',
  },
  button: {
    id: 'compose.visibility.button',
    defaultMessage: 'Visibility: {visibility}',
    description:
      'Button in the composer that opens the visibility panel; {visibility}: the current one, such as "Public"',
  },
  unknown: {
    id: 'compose.visibility.unknown',
    defaultMessage: 'Choose visibility',
    description:
      'Button in the composer that opens the visibility panel, while the default visibility of the account is not known',
  },
  unknownText: {
    id: 'compose.visibility.unknown.text',
    defaultMessage: 'Your default visibility hasn’t loaded yet. Choose who can see this post.',
    description: 'Explains why no visibility is chosen, and why a post can’t be published yet',
  },
  public: {
    id: 'compose.visibility.public',
    defaultMessage: 'Visible to anyone, in timelines and search results',
    description: 'Explains the visibility “Public”',
  },
  unlisted: {
    id: 'compose.visibility.unlisted',
    defaultMessage: 'Hidden from search results, trends and public timelines',
    description: 'Explains the visibility “Quiet public”',
  },
  private: {
    id: 'compose.visibility.private',
    defaultMessage: 'Your followers and the people you mention',
    description: 'Explains the visibility “Followers”',
  },
  direct: {
    id: 'compose.visibility.direct',
    defaultMessage: 'Only the people you mention',
    description: 'Explains the visibility “Private mention”',
  },
  morePublic: {
    id: 'compose.visibility.more_public',
    defaultMessage: 'More public than the post you’re replying to',
    description: 'Warning under a visibility in the composer of a reply',
  },
})

export const languageMessages = defineMessages({
  label: {
    id: 'compose.language',
    defaultMessage: 'Post language',
    description: 'Name of the list of languages in the composer',
  },
  button: {
    id: 'compose.language.button',
    defaultMessage: 'Language: {language}',
    description: 'Button in the composer that opens the list of languages; {language}: the current one',
  },
  search: {
    id: 'compose.language.search',
    defaultMessage: 'Search languages',
    description: 'Name of the field that searches the list of languages',
  },
  none: {
    id: 'compose.language.none',
    defaultMessage: 'No languages found',
    description: 'In the list of languages when none matches the search',
  },
})

export const draftMessages = defineMessages({
  label: {
    id: 'compose.drafts',
    defaultMessage: 'Drafts',
    description: 'Name of the button and of the list of drafts',
  },
  newPost: {
    id: 'compose.drafts.new_post',
    defaultMessage: 'New post',
    description: 'Button above the list of drafts: starts a new draft; the current one stays in the list',
  },
  open: {
    id: 'compose.drafts.open',
    defaultMessage: 'Open draft “{text}”',
    description: 'Name of a row in the list of drafts; {text}: its first words',
  },
  delete: {
    id: 'compose.drafts.delete',
    defaultMessage: 'Delete draft',
    description: 'Button on a row in the list of drafts',
  },
  search: {
    id: 'compose.drafts.search',
    defaultMessage: 'Search drafts',
    description: 'Name of the field that searches the list of drafts',
  },
  noMatch: {
    id: 'compose.drafts.no_match',
    defaultMessage: 'No drafts found',
    description: 'In the list of drafts when none matches the search',
  },
  otherAccounts: {
    id: 'compose.drafts.other_accounts',
    defaultMessage: 'Show drafts from other accounts',
    description: 'Switch above the list of drafts; the accounts signed in here',
  },
  files: {
    id: 'compose.drafts.files',
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'In the list of drafts: how many files a draft has',
  },
  poll: {
    id: 'compose.drafts.poll',
    defaultMessage: 'Poll',
    description: 'In the list of drafts: the draft has a poll',
  },
  quote: {
    id: 'compose.drafts.quote',
    defaultMessage: 'Quote',
    description: 'In the list of drafts: the draft quotes a post',
  },
  edit: {
    id: 'compose.drafts.edit',
    defaultMessage: 'Edit',
    description: 'In the list of drafts: the draft edits a published post (a noun)',
  },
  parts: {
    id: 'compose.drafts.parts',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'In the list of drafts: how many posts a thread has',
  },
  scheduled: {
    id: 'compose.drafts.scheduled',
    defaultMessage: 'Scheduled posts',
    description: 'Link under the list of drafts',
  },
  deleted: {
    id: 'compose.drafts.deleted',
    defaultMessage: 'Draft deleted',
    description: 'Notice after deleting a draft',
  },
  undo: {
    id: 'compose.drafts.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a draft was deleted',
  },
  noText: {
    id: 'compose.drafts.no_text',
    defaultMessage: 'No text',
    description: 'In the list of drafts: in place of the text of a draft without text',
  },
  current: {
    id: 'compose.drafts.current',
    defaultMessage: 'Currently open',
    description: 'In the list of drafts: this draft is in the composer',
  },
  inOtherTab: {
    id: 'compose.drafts.in_other_tab',
    defaultMessage: 'Open in another tab',
    description: 'In the list of drafts',
  },
  none: {
    id: 'compose.drafts.none',
    defaultMessage: 'No drafts yet. Posts you start writing are saved here until you post them.',
    description: 'In the empty list of drafts',
  },
})
