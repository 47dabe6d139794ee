import { defineMessages } from '@/lib/i18n'

export const quoteBoxMessages = defineMessages({
  by: {
    id: 'quote.by',
    defaultMessage: 'Quoted post by {name}',
    description: 'For screen readers: name of a quoted post; {name}: display name of its author',
  },
  pending: {
    id: 'quote.pending',
    defaultMessage: 'The author of the quoted post hasn’t approved this quote yet',
    description: 'Shown instead of a quoted post',
  },
  checkAgain: {
    id: 'quote.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button: checks whether the author has approved the quote',
  },
  removed: {
    id: 'quote.removed',
    defaultMessage: 'The quoted post was removed by its author',
    description: 'Shown instead of a quoted post',
  },
  unavailable: {
    id: 'quote.unavailable',
    defaultMessage: 'The quoted post isn’t available',
    description: 'Shown instead of a quoted post',
  },
  blocked: {
    id: 'quote.blocked',
    defaultMessage: 'The quoted post is by someone you’ve blocked',
    description: 'Shown instead of a quoted post',
  },
  domain: {
    id: 'quote.domain',
    defaultMessage:
      '{domain, select, none {The quoted post is from a server you’ve blocked} other {The quoted post is from {domain}, a server you’ve blocked}}',
    description: 'Shown instead of a quoted post; {domain}: host name of the blocked server, or none',
  },
  muted: {
    id: 'quote.muted',
    defaultMessage: 'The quoted post is by someone you’ve muted',
    description: 'Shown instead of a quoted post',
  },
  limited: {
    id: 'quote.limited',
    defaultMessage: 'The quoted post is by an account that your server’s moderators have hidden',
    description: 'Shown instead of a quoted post',
  },
  loading: {
    id: 'quote.loading',
    defaultMessage: 'Loading…',
    description: 'Shown instead of a quoted post while it loads',
  },
  nested: {
    id: 'quote.nested',
    defaultMessage: 'Quotes another post',
    description: 'Link in a quoted post that quotes another post',
  },
  nestedOf: {
    id: 'quote.nestedOf',
    defaultMessage: 'Quotes a post by {name}',
    description:
      'Link in a quoted post that quotes another post; {name}: display name of the author of that post',
  },
})
