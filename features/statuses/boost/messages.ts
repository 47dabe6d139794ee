import { defineMessages } from '@/lib/i18n'
import type { QuoteChoice } from '../rules'

export const messages = defineMessages({
  boost: {
    id: 'boost.boost',
    defaultMessage: 'Boost',
    description:
      'Item in the boost menu under a post; button of the boost dialog while the server decides who sees the boost',
  },
  unboost: {
    id: 'boost.undo',
    defaultMessage: 'Undo boost',
    description: 'Item in the boost menu under a post that the user has boosted',
  },
  visibility: {
    id: 'boost.visibility',
    defaultMessage: 'Boost visibility',
    description:
      'Heading over visibilities in the boost menu, and label of the same choice in the boost dialog',
  },
  boostTo: {
    id: 'boost.to',
    defaultMessage: 'Boost to…',
    description:
      'Item in the menu of a post, where a press of the boost button boosts at once: opens the dialog that chooses who sees the boost',
  },
  quote: { id: 'boost.quote', defaultMessage: 'Quote', description: 'Item in the boost menu under a post' },
  request: {
    id: 'boost.quote.request',
    defaultMessage: 'Request to quote',
    description: 'Item in the boost menu under a post whose author approves each quote',
  },
  manual: {
    id: 'boost.quote.manual',
    defaultMessage: 'Author will manually review',
    description: 'Hint under “Request to quote” in the boost menu',
  },
  loading: {
    id: 'boost.quote.loading',
    defaultMessage: 'Loading…',
    description: 'Hint under “Quote” in the boost menu while the app checks whether quoting is allowed',
  },
  unsupported: {
    id: 'boost.quote.unsupported',
    defaultMessage: 'Your server doesn’t support quotes',
    description: 'Hint under the disabled “Quote” in the boost menu: the server is too old for quotes',
  },
  denied: {
    id: 'boost.quote.denied',
    defaultMessage: 'The author doesn’t allow you to quote this post',
    description: 'Hint under the disabled “Quote” in the boost menu',
  },
  followers: {
    id: 'boost.quote.followers',
    defaultMessage: 'Only followers can quote this post',
    description: 'Hint under the disabled “Quote” in the boost menu',
  },
  private: {
    id: 'boost.quote.private',
    defaultMessage: 'Followers-only posts can’t be quoted',
    description: 'Hint under the disabled “Quote” in the boost menu',
  },
  title: {
    id: 'boost.title',
    defaultMessage: 'Boost this post?',
    description: 'Title of the boost dialog',
  },
  usual: {
    id: 'boost.usual',
    defaultMessage: 'Your default',
    description: 'Choice of the boost visibility while the default visibility of the account is not known',
  },
  hint: {
    id: 'boost.hint',
    defaultMessage: 'To skip this next time, hold Shift and press Boost.',
    description: 'Hint in the boost dialog',
  },
  cancel: { id: 'boost.cancel', defaultMessage: 'Cancel', description: 'Button of the boost dialog' },
})

/** The button of the boost dialog, which names who sees the boost. */
export const boostButtons = defineMessages({
  public: {
    id: 'boost.button.public',
    defaultMessage: 'Boost publicly',
    description: 'Button of the boost dialog, with the visibility “Public”',
  },
  unlisted: {
    id: 'boost.button.unlisted',
    defaultMessage: 'Boost quietly',
    description: 'Button of the boost dialog, with the visibility “Quiet public”',
  },
  private: {
    id: 'boost.button.private',
    defaultMessage: 'Boost to followers',
    description: 'Button of the boost dialog, with the visibility “Followers”',
  },
})

/** Menu hints with the reason why a post can't be quoted. */
export const refusals = {
  private: messages.private,
  denied: messages.denied,
  followers: messages.followers,
} as const satisfies Partial<Record<Exclude<QuoteChoice, { allowed: true }>['reason'], unknown>>
