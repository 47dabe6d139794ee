import { defineMessages } from '@/lib/i18n'

export const composerQuoteMessages = defineMessages({
  editing: {
    id: 'compose.quote.editing',
    defaultMessage: 'You can’t add a quote while editing a post.',
    description: 'Error: a post can’t be quoted in the current draft',
  },
  media: {
    id: 'compose.quote.media',
    defaultMessage: 'You can’t quote in a post with files. Remove the files first.',
    description: 'Error: a post can’t be quoted in the current draft',
  },
  poll: {
    id: 'compose.quote.poll',
    defaultMessage: 'You can’t quote in a post with a poll. Remove the poll first.',
    description: 'Error: a post can’t be quoted in the current draft',
  },
  single: {
    id: 'compose.quote.single',
    defaultMessage: 'You can quote only one post. Remove the current quote first.',
    description: 'Error: a post can’t be quoted in the current draft',
  },
  denied: {
    id: 'compose.quote.denied',
    defaultMessage: 'The author doesn’t allow you to quote this post.',
    description: 'Error: the quote policy of the post forbids it',
  },
  direct: {
    id: 'compose.quote.direct',
    defaultMessage: 'You can’t quote in a private mention. Change the visibility first.',
    description: 'Error: a post can’t be quoted in the current draft',
  },
  kept: {
    id: 'compose.quote.kept',
    defaultMessage: 'What you were writing is saved in your drafts.',
    description:
      'Notice after quoting a post while another draft was open; one of the errors may come before it',
  },
  addToDraft: {
    id: 'compose.quote.add_to_draft',
    defaultMessage: 'Add quote to that draft',
    description: 'Button in the notice that another draft was saved: quotes the post in it instead',
  },
  back: {
    id: 'compose.quote.back',
    defaultMessage: 'Back to draft',
    description: 'Button in the notice that another draft was saved: opens it again',
  },
  quoting: {
    id: 'compose.quote.quoting',
    defaultMessage: 'Quoting {name}',
    description: 'Above the preview of the quoted post; {name}: display name of its author',
  },
  remove: {
    id: 'compose.quote.remove',
    defaultMessage: 'Remove quote',
    description: 'Button on the preview of the quoted post',
  },
  fromLink: {
    id: 'compose.quote.from_link',
    defaultMessage: 'Link turned into a quote',
    description: 'Notice after pasting a link to a post',
  },
  undo: {
    id: 'compose.quote.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a link was turned into a quote: inserts the link instead',
  },
  toLink: {
    id: 'compose.quote.to_link',
    defaultMessage: 'Private mentions can’t include quotes. The quote will become a link in the text.',
    description: 'Under the visibility “Private mention” when the draft has a quote',
  },
  quietTitle: {
    id: 'compose.quote.quiet',
    defaultMessage: 'Quote this quiet public post?',
    description: 'Title of the confirmation before a quiet public post is quoted',
  },
  quietText: {
    id: 'compose.quote.quiet.text',
    defaultMessage:
      'Its author kept it out of public timelines, trends and search. Your quote may show it to more people. Consider making your post quiet public too.',
    description: 'Text of the confirmation before a quiet public post is quoted',
  },
  quietConfirm: {
    id: 'compose.quote.quiet.confirm',
    defaultMessage: 'Quote',
    description: 'Button in the confirmation before a quiet public post is quoted',
  },
  quietNever: {
    id: 'compose.quote.quiet.never',
    defaultMessage: 'Don’t ask again',
    description: 'Checkbox in the confirmation before a quiet public post is quoted',
  },
  cancel: {
    id: 'compose.quote.cancel',
    defaultMessage: 'Cancel',
    description: 'Button in the confirmation before a quiet public post is quoted',
  },
})

/** Why a post can’t be quoted in any draft. */
export const quoteRefusals = {
  denied: composerQuoteMessages.denied,
  ...defineMessages({
    unknown: {
      id: 'compose.quote.unknown',
      defaultMessage: 'Couldn’t check whether you can quote this post. Check your connection and try again.',
      description:
        'Error: the server could not be asked for its features, or for the quote policy of the post',
    },
    unsupported: {
      id: 'compose.quote.unsupported',
      defaultMessage: 'Your server doesn’t support quotes.',
      description: 'Error: the server is too old for quotes',
    },
    private: {
      id: 'compose.quote.private',
      defaultMessage: 'Followers-only posts and private mentions can’t be quoted.',
      description: 'Error: the visibility of the post forbids it',
    },
    followers: {
      id: 'compose.quote.followers',
      defaultMessage: 'Only followers can quote this post.',
      description: 'Error: the quote policy of the post forbids it',
    },
  }),
}
