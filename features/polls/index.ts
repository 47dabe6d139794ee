/** Polls. */
export { PollView } from './poll-view'
export { voteByTitles } from './vote-by-titles'
export { isClosed } from './rules'
export { spokenOptions } from './poll-text'
