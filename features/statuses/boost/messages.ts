import { defineMessages } from '@/lib/i18n'
import type { QuoteChoice } from '../rules'

export const messages = defineMessages({
  boost: { id: 'status.boost.now', defaultMessage: 'Boost', description: 'Menu under a post: passes it on' },
  unboost: {
    id: 'status.boost.undo',
    defaultMessage: 'Undo boost',
    description: 'Menu under a post: takes the boost back',
  },
  boostTo: {
    id: 'status.boost.to',
    defaultMessage: 'Boost for',
    description: 'Menu under a post: heads the choice of who sees the boost',
  },
  quote: { id: 'status.quote', defaultMessage: 'Quote', description: 'Menu under a post' },
  request: {
    id: 'status.quote.request',
    defaultMessage: 'Request to quote',
    description: 'Menu under a post whose author decides about each quote',
  },
  manual: {
    id: 'status.quote.manual',
    defaultMessage: 'Author will manually review',
    description: 'Under the entry to request a quote',
  },
  waiting: {
    id: 'status.quote.waiting',
    defaultMessage: 'Loading…',
    description: 'Under the entry to quote while the server is asked whether that is allowed',
  },
  without: {
    id: 'status.quote.without',
    defaultMessage: 'Your server has no quotes',
    description: 'Under the entry to quote, switched off: the server turned out to be too old for it',
  },
  denied: {
    id: 'status.quote.denied',
    defaultMessage: 'You are not allowed to quote this post',
    description: 'Why the entry to quote is switched off',
  },
  followers: {
    id: 'status.quote.followers',
    defaultMessage: 'Only followers can quote this post',
    description: 'Why the entry to quote is switched off',
  },
  private: {
    id: 'status.quote.private',
    defaultMessage: 'Private posts cannot be quoted',
    description: 'Why the entry to quote is switched off',
  },
  title: {
    id: 'boost.title',
    defaultMessage: 'Boost this post?',
    description: 'Title of the question before a boost',
  },
  hint: {
    id: 'boost.hint',
    defaultMessage: 'Hold Shift while you press Boost to skip this question.',
    description: 'In the question before a boost',
  },
  audience: { id: 'boost.audience', defaultMessage: 'Who sees the boost', description: 'Label of a choice' },
  cancel: { id: 'boost.cancel', defaultMessage: 'Cancel', description: 'Button: closes the dialog' },
})

/** Why a post may not be quoted, as menu hints. */
export const refusals = {
  private: messages.private,
  denied: messages.denied,
  followers: messages.followers,
} as const satisfies Partial<Record<Exclude<QuoteChoice, { allowed: true }>['reason'], unknown>>
