import { defineMessages } from '@/lib/i18n'

export const messages = defineMessages({
  title: {
    id: 'report.title',
    defaultMessage: 'Report @{acct}',
    description: 'Title of the dialog to report an account or its posts; {acct}: its address',
  },
  progress: {
    id: 'report.progress',
    defaultMessage: 'Step {step, number} of {count, number}',
    description:
      'Above the question of a step in the dialog to report an account; {step}: number of the step; {count}: how many steps there are',
  },
  withCollection: {
    id: 'report.withCollection',
    defaultMessage: 'The collection “{name}” is part of this report.',
    description: 'In the dialog to report the owner of a collection of accounts; {name}: its name',
  },
  next: {
    id: 'report.next',
    defaultMessage: 'Next',
    description: 'Button in the dialog to report an account: goes to the next step',
  },
  back: {
    id: 'report.back',
    defaultMessage: 'Back',
    description: 'Button in the dialog to report an account: returns to the step before',
  },
  submit: {
    id: 'report.submit',
    defaultMessage: 'Submit report',
    description: 'Button in the dialog to report an account: sends the report',
  },
  done: {
    id: 'report.done',
    defaultMessage: 'Done',
    description: 'Button in the dialog to report an account: closes it after the report was sent',
  },
  discardTitle: {
    id: 'report.discard.title',
    defaultMessage: 'Discard this report?',
    description: 'Title of the confirmation to close an unfinished report',
  },
  discardText: {
    id: 'report.discard.text',
    defaultMessage: 'Nothing has been sent yet. Everything you entered will be lost.',
    description: 'Text of the confirmation to close an unfinished report',
  },
  discard: {
    id: 'report.discard.confirm',
    defaultMessage: 'Discard',
    description: 'Button of the confirmation to close an unfinished report',
  },
  failed: {
    id: 'report.failed',
    defaultMessage: 'Couldn’t send your report. Everything you entered is still here.',
    description: 'Title of the error when a report could not be sent',
  },
  missing: {
    id: 'report.failed.missing',
    defaultMessage:
      'The server can’t find the account or one of the posts. Go back and check the posts you’ve selected.',
    description: 'Error when the account or a post of a report was deleted',
  },
})

export const categoryMessages = defineMessages({
  post: {
    id: 'report.category.post',
    defaultMessage: 'Tell the moderators what’s going on with this post',
    description: 'Question of the first step of a report of a post',
  },
  profile: {
    id: 'report.category.profile',
    defaultMessage: 'Tell the moderators what’s going on with this profile',
    description: 'Question of the first step of a report of an account',
  },
  hint: {
    id: 'report.category.hint',
    defaultMessage: 'Choose the best match',
    description: 'Below the question of the first step of a report',
  },
  dislike: {
    id: 'report.dislike',
    defaultMessage: 'I don’t like it',
    description: 'Reason of a report, which is then not sent',
  },
  dislikeHint: {
    id: 'report.dislike.hint',
    defaultMessage: 'It’s not something you want to see',
    description: 'Explains the reason “I don’t like it” of a report',
  },
  spam: { id: 'report.spam', defaultMessage: 'It’s spam', description: 'Reason of a report' },
  spamHint: {
    id: 'report.spam.hint',
    defaultMessage: 'Malicious links, fake engagement or repetitive replies',
    description: 'Explains the reason “It’s spam” of a report',
  },
  legal: { id: 'report.legal', defaultMessage: 'It’s illegal', description: 'Reason of a report' },
  legalHint: {
    id: 'report.legal.hint',
    defaultMessage: 'You believe it breaks the law of your country or the server’s',
    description: 'Explains the reason “It’s illegal” of a report',
  },
  violation: {
    id: 'report.violation',
    defaultMessage: 'It breaks server rules',
    description: 'Reason of a report; the next step lists the rules',
  },
  violationHint: {
    id: 'report.violation.hint',
    defaultMessage: 'You know which rules it breaks',
    description: 'Explains the reason “It breaks server rules” of a report',
  },
  other: { id: 'report.other', defaultMessage: 'It’s something else', description: 'Reason of a report' },
  otherHint: {
    id: 'report.other.hint',
    defaultMessage: 'The issue doesn’t fit into the other categories',
    description: 'Explains the reason “It’s something else” of a report',
  },
})

export const stepMessages = defineMessages({
  rules: {
    id: 'report.rules',
    defaultMessage: 'Which rules does it break?',
    description: 'Question of a step of a report, above the rules of the server',
  },
  posts: {
    id: 'report.posts',
    defaultMessage: 'Are there any posts that back up this report?',
    description: 'Question of a step of a report, above the posts of the account',
  },
  all: {
    id: 'report.selectAll',
    defaultMessage: 'Select all that apply',
    description: 'Below the question of a step of a report with rules or posts to select',
  },
  more: {
    id: 'report.posts.more',
    defaultMessage: 'Show more posts',
    description: 'Button below the posts of a step of a report: loads older posts',
  },
  none: {
    id: 'report.posts.none',
    defaultMessage: 'No posts to select',
    description: 'Instead of the posts of a step of a report, when the account has none',
  },
  noneText: {
    id: 'report.posts.none.text',
    defaultMessage: 'You can continue without posts.',
    description: 'Below “No posts to select” in a step of a report',
  },
  loading: {
    id: 'report.posts.loading',
    defaultMessage: 'Loading posts',
    description: 'For screen readers while the posts of a step of a report are loading',
  },
  media: {
    id: 'report.posts.media',
    defaultMessage: '{count, plural, one {# attachment} other {# attachments}}',
    description: 'Part of a post in a step of a report: its number of files',
  },
  noText: {
    id: 'report.posts.noText',
    defaultMessage: 'Post without text',
    description: 'Instead of the text of a post in a step of a report',
  },
  comment: {
    id: 'report.comment',
    defaultMessage: 'Is there anything else the moderators should know?',
    description: 'Question of the last step of a report, above the field for a comment',
  },
  commentLabel: {
    id: 'report.comment.label',
    defaultMessage: 'Comment',
    description: 'Label of the field in the last step of a report',
  },
  left: {
    id: 'report.comment.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description: 'Below the comment of a report',
  },
  tooLong: {
    id: 'report.comment.tooLong',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Error below the comment of a report',
  },
  forwardHint: {
    id: 'report.forward.hint',
    defaultMessage:
      'The account is from another server. Send an anonymised copy of the report there as well?',
    description: 'Above the servers that a report can be forwarded to',
  },
  forward: {
    id: 'report.forward',
    defaultMessage: 'Forward to {domain}',
    description: 'Option of a report; {domain}: name of another server',
  },
})

export const thanksMessages = defineMessages({
  sent: {
    id: 'report.thanks.sent',
    defaultMessage: 'Thanks for reporting. The moderators will look into this.',
    description: 'Title after a report was sent',
  },
  unsent: {
    id: 'report.thanks.unsent',
    defaultMessage: 'Don’t want to see this?',
    description: 'Title instead of a report, for something the user only dislikes',
  },
  sentText: {
    id: 'report.thanks.sent.text',
    defaultMessage: 'While the moderators review this, you can take action against @{name}:',
    description: 'Above the buttons after a report was sent; {name}: user name of the account',
  },
  unsentText: {
    id: 'report.thanks.unsent.text',
    defaultMessage: 'Here are your options for controlling what you see:',
    description: 'Above the buttons for something the user only dislikes',
  },
  unfollow: {
    id: 'report.unfollow',
    defaultMessage: 'Unfollow @{name}',
    description: 'Button after a report was sent; {name}: user name of the account',
  },
  unfollowed: {
    id: 'report.unfollowed',
    defaultMessage: 'You no longer follow @{name}',
    description: 'In place of the button to unfollow; {name}: user name of the account',
  },
  unfollowText: {
    id: 'report.unfollow.text',
    defaultMessage: 'You won’t see their posts in your home feed any more.',
    description: 'Explains the button to unfollow after a report was sent',
  },
  mute: {
    id: 'report.mute',
    defaultMessage: 'Mute @{name}',
    description: 'Button after a report was sent; {name}: user name of the account',
  },
  muted: {
    id: 'report.muted',
    defaultMessage: 'You’ve muted @{name}',
    description: 'In place of the button to mute; {name}: user name of the account',
  },
  muteText: {
    id: 'report.mute.text',
    defaultMessage:
      'You won’t see their posts. They can still follow you and see your posts, and won’t know that they’re muted.',
    description: 'Explains the button to mute after a report was sent',
  },
  block: {
    id: 'report.block',
    defaultMessage: 'Block @{name}',
    description: 'Button after a report was sent; {name}: user name of the account',
  },
  blocked: {
    id: 'report.blocked',
    defaultMessage: 'You’ve blocked @{name}',
    description: 'In place of the button to block; {name}: user name of the account',
  },
  blockText: {
    id: 'report.block.text',
    defaultMessage:
      'You won’t see their posts. They can’t see your posts or follow you, and can tell that they’re blocked.',
    description: 'Explains the button to block after a report was sent',
  },
})
