import { defineMessages, type Message } from '@/lib/i18n'
import type { FilterEffect } from '../rules'
import type { DraftProblem } from './draft'

export const messages = defineMessages({
  title: { id: 'filterEditor.title', defaultMessage: 'Title', description: 'Label of a field of a filter' },
  titleHint: {
    id: 'filterEditor.titleHint',
    defaultMessage: 'Shown on posts that the filter matches.',
    description: 'Hint below the title of a filter',
  },
  keywords: {
    id: 'filterEditor.keywords',
    defaultMessage: 'Keywords and phrases',
    description: 'Heading of the keywords of a filter',
  },
  keywordsHint: {
    id: 'filterEditor.keywordsHint',
    defaultMessage:
      'Searched for in the text, content warning, poll options and alt text of posts. Upper and lower case don’t matter.',
    description: 'Hint below the heading of the keywords of a filter',
  },
  keyword: {
    id: 'filterEditor.keyword',
    defaultMessage: 'Keyword {number, number}',
    description: 'Label of a keyword field, for screen readers; {number}: its position',
  },
  keywordPlaceholder: {
    id: 'filterEditor.keywordPlaceholder',
    defaultMessage: 'Keyword or phrase',
    description: 'Placeholder of an empty keyword field',
  },
  wholeWord: {
    id: 'filterEditor.wholeWord',
    defaultMessage: 'Whole word',
    description: 'Checkbox of a keyword: it does not match parts of longer words',
  },
  removeKeyword: {
    id: 'filterEditor.removeKeyword',
    defaultMessage: 'Remove keyword {number, number}',
    description: 'Button, for screen readers; {number}: position of the keyword',
  },
  addKeyword: {
    id: 'filterEditor.addKeyword',
    defaultMessage: 'Add keyword',
    description: 'Button: adds a field for another keyword to a filter',
  },
  posts: {
    id: 'filterEditor.posts',
    defaultMessage: 'Individual posts',
    description: 'Heading of the single posts in a filter',
  },
  removePost: {
    id: 'filterEditor.removePost',
    defaultMessage: 'Remove this post from the filter',
    description: 'Button next to a post in the form for a filter',
  },
  postUnavailable: {
    id: 'filterEditor.postUnavailable',
    defaultMessage: 'Post not available',
    description: 'In place of a post in the form for a filter: it is deleted or could not be loaded',
  },
  contexts: {
    id: 'filterEditor.contexts',
    defaultMessage: 'Where it applies',
    description: 'Heading of checkboxes: timelines and pages on which a filter applies',
  },
  action: {
    id: 'filterEditor.action',
    defaultMessage: 'What happens to matching posts',
    description: 'Heading of radio buttons: action of a filter',
  },
  warnHint: {
    id: 'filterEditor.warnHint',
    defaultMessage: 'Shows the title of the filter in place of the post. You can still open the post.',
    description: 'Explains the action “Hide with a warning” of a filter',
  },
  blurHint: {
    id: 'filterEditor.blurHint',
    defaultMessage: 'Covers images and videos with the title of the filter. The text stays visible.',
    description: 'Explains the action “Hide media with a warning” of a filter',
  },
  hideHint: {
    id: 'filterEditor.hideHint',
    defaultMessage: 'You won’t see the post, as if it didn’t exist.',
    description: 'Explains the action “Hide completely” of a filter',
  },
  dropHint: {
    id: 'filterEditor.dropHint',
    defaultMessage:
      'Your server removes matching posts from Home and notifications. They don’t return if you delete the filter later.',
    description: 'Explains the action “Hide completely” of a filter on an older server',
  },
  never: {
    id: 'filterEditor.never',
    defaultMessage: 'Never',
    description: 'Option for when a filter expires: it does not',
  },
  expiry: {
    id: 'filterEditor.expiry',
    defaultMessage: 'Expires after',
    description: 'Label of a menu with times; after the chosen one a filter no longer applies',
  },
  expiryKept: {
    id: 'filterEditor.expiryKept',
    defaultMessage: 'Unchanged ({date})',
    description: 'Option for when a filter expires; {date}: the date and time set before',
  },
  expiryOver: {
    id: 'filterEditor.expiryOver',
    defaultMessage: 'This filter has expired. Choose a new time to use it again.',
    description: 'Hint below the time after which a filter expires',
  },
  save: {
    id: 'filterEditor.save',
    defaultMessage: 'Save changes',
    description: 'Button of the form for a filter',
  },
  create: {
    id: 'filterEditor.create',
    defaultMessage: 'Create filter',
    description: 'Button of the form for a new filter',
  },
  cancel: {
    id: 'filterEditor.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the form for a filter',
  },
  saved: {
    id: 'filterEditor.saved',
    defaultMessage: 'Filter saved',
    description: 'Notice after saving a filter',
  },
  failed: {
    id: 'filterEditor.failed',
    defaultMessage: 'Couldn’t save the filter',
    description: 'Title above the reason why a filter could not be saved',
  },
  leaveText: {
    id: 'filterEditor.leaveText',
    defaultMessage: 'Your changes to this filter haven’t been saved.',
    description: 'Text of the confirmation before leaving the form for a filter',
  },
  missing: {
    id: 'filterEditor.missing',
    defaultMessage: 'Filter not found',
    description: 'Title on the page of a filter that doesn’t exist',
  },
  missingText: {
    id: 'filterEditor.missingText',
    defaultMessage: 'It may have been deleted, or it belongs to another account.',
    description: 'Text on the page of a filter that doesn’t exist',
  },
})

export const problemTexts: Record<DraftProblem['code'], Message> = defineMessages({
  titleMissing: {
    id: 'filterEditor.titleMissing',
    defaultMessage: 'Enter a title.',
    description: 'Error below the title of a filter',
  },
  titleTooLong: {
    id: 'filterEditor.titleTooLong',
    defaultMessage: 'Use at most {most, number} characters.',
    description: 'Error below the title of a filter; {most}: the limit',
  },
  contextMissing: {
    id: 'filterEditor.contextMissing',
    defaultMessage: 'Choose at least one place where it applies.',
    description: 'Error below the checkboxes of where a filter applies',
  },
  keywordMissing: {
    id: 'filterEditor.keywordMissing',
    defaultMessage: 'Enter a keyword or phrase.',
    description: 'Error below a keyword of a filter',
  },
  keywordTooLong: {
    id: 'filterEditor.keywordTooLong',
    defaultMessage: 'Use at most {most, number} characters.',
    description: 'Error below a keyword of a filter; {most}: the limit',
  },
})

export const actionHints: Record<FilterEffect['action'], Message> = {
  warn: messages.warnHint,
  blur: messages.blurHint,
  hide: messages.hideHint,
}
