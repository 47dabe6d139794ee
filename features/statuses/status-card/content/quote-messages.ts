import { defineMessages } from '@/lib/i18n'

export const quoteMessages = defineMessages({
  by: {
    id: 'quote.by',
    defaultMessage: 'Quoted post by {name}',
    description: 'Spoken name of a quoted post inside another',
  },
  pending: {
    id: 'quote.pending',
    defaultMessage: 'The author of the quoted post has not agreed yet',
    description: 'In place of a quoted post',
  },
  checkAgain: {
    id: 'quote.checkAgain',
    defaultMessage: 'Check again',
    description: 'Button: asks the server whether the author has agreed to be quoted',
  },
  removed: {
    id: 'quote.removed',
    defaultMessage: 'The quoted post was removed by its author',
    description: 'In place of a quoted post',
  },
  unavailable: {
    id: 'quote.unavailable',
    defaultMessage: 'The quoted post is not available',
    description: 'In place of a quoted post',
  },
  blocked: {
    id: 'quote.blocked',
    defaultMessage: 'The quoted post is of somebody you block',
    description: 'In place of a quoted post',
  },
  domain: {
    id: 'quote.domain',
    defaultMessage:
      '{domain, select, none {The quoted post is of a server you block} other {The quoted post is of {domain}, a server you block}}',
    description: 'In place of a quoted post; domain is the server, or none',
  },
  muted: {
    id: 'quote.muted',
    defaultMessage: 'The quoted post is of somebody you mute',
    description: 'In place of a quoted post',
  },
  limited: {
    id: 'quote.limited',
    defaultMessage: 'The quoted post is of somebody whom the moderators of your server hide',
    description: 'In place of a quoted post',
  },
  loading: {
    id: 'quote.loading',
    defaultMessage: 'Loading…',
    description: 'In place of a quoted post that is on its way',
  },
  nested: {
    id: 'quote.nested',
    defaultMessage: 'Quotes another post',
    description: 'Link in a quoted post that quotes another itself',
  },
  nestedOf: {
    id: 'quote.nestedOf',
    defaultMessage: 'Quotes a post by {name}',
    description: 'Link in a quoted post that quotes another itself; name is its author',
  },
})
