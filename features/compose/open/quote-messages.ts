import { defineMessages } from '@/lib/i18n'

export const quoteMessages = defineMessages({
  editing: {
    id: 'compose.quote.editing',
    defaultMessage: 'Quotes cannot be added when editing a post.',
    description: 'Why a post cannot be quoted in the draft at hand',
  },
  media: {
    id: 'compose.quote.media',
    defaultMessage: 'Quoting is not allowed with media attachments.',
    description: 'Why a post cannot be quoted in the draft at hand',
  },
  poll: {
    id: 'compose.quote.poll',
    defaultMessage: 'Quoting is not allowed with polls.',
    description: 'Why a post cannot be quoted in the draft at hand',
  },
  one: {
    id: 'compose.quote.one',
    defaultMessage: 'Only one quote at a time is allowed.',
    description: 'Why a post cannot be quoted in the draft at hand',
  },
  denied: {
    id: 'compose.quote.denied',
    defaultMessage: 'You are not authorized to quote this post.',
    description: 'Why a post cannot be quoted: its author decides',
  },
  direct: {
    id: 'compose.quote.direct',
    defaultMessage: 'Quoting is not allowed in private mentions.',
    description: 'Why a post cannot be quoted in the draft at hand',
  },
  kept: {
    id: 'compose.quote.kept',
    defaultMessage: 'What you were writing is kept in your drafts.',
    description:
      'Notice after a quote was begun while another draft was at hand; a reason may stand before it',
  },
  here: {
    id: 'compose.quote.here',
    defaultMessage: 'Quote in that one',
    description: 'Button in the notice that the draft at hand was kept: puts the quote into it instead',
  },
  back: {
    id: 'compose.quote.back',
    defaultMessage: 'Back to it',
    description: 'Button in the notice that the draft at hand was kept: opens it again',
  },
  quoting: {
    id: 'compose.quote.quoting',
    defaultMessage: 'Quoting {name}',
    description: 'Above what the quoted post says; name is its author',
  },
  remove: {
    id: 'compose.quote.remove',
    defaultMessage: 'Remove the quote',
    description: 'Button beside the quoted post in the composer',
  },
  instead: {
    id: 'compose.quote.instead',
    defaultMessage: 'Quoted instead of linked.',
    description: 'Notice after a pasted link to a post was turned into a quote',
  },
  undo: {
    id: 'compose.quote.undo',
    defaultMessage: 'Undo',
    description: 'Button in the notice that a link was turned into a quote: the link comes back',
  },
  toLink: {
    id: 'compose.quote.to_link',
    defaultMessage: 'A private mention cannot quote: the quote becomes a link in the text.',
    description: 'Explains, beside the visibilities, what a private mention does to the quote of the draft',
  },
  quietTitle: {
    id: 'compose.quote.quiet',
    defaultMessage: 'Quote a quiet post?',
    description: 'Title of the question before an unlisted post is quoted',
  },
  quietText: {
    id: 'compose.quote.quiet.text',
    defaultMessage:
      'Its author kept it out of public timelines, trends and search. Your quote may show it to more people; think of posting quietly as well.',
    description: 'Explains the question before an unlisted post is quoted',
  },
  quietConfirm: {
    id: 'compose.quote.quiet.confirm',
    defaultMessage: 'Quote',
    description: 'Button: quotes the unlisted post',
  },
  quietNever: {
    id: 'compose.quote.quiet.never',
    defaultMessage: 'Do not ask again',
    description: 'Switches the question before quoting unlisted posts off',
  },
  cancel: { id: 'compose.quote.cancel', defaultMessage: 'Cancel', description: 'Button: does not quote' },
})
