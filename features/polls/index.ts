/** Polls. */
export { PollView } from './poll-view'
export { isClosed } from './rules'
export { spokenOptions } from './poll-text'
