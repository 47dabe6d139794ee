/** Polls. */
export { PollView } from './poll-view'
