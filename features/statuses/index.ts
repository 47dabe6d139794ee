/** Posts: the card, what can be done with it, and conversations. */
export { deleteStatus } from './mutations'
export { contextKey, contextQuery, statusQuery, type Context } from './queries'
export { QuotePolicyDialog } from './quotes/policy-modal'
export { morePrivate, quoteChoice } from './rules'
export { StatusCard } from './status-card/status-card'
export { RevealButton } from './thread/reveal-button'
export { Thread } from './thread/thread'
export { visibilityNames, VisibilityIcon } from './visibility-icon'
