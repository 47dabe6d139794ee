import { NEW_POST_STATES } from './new-posts'
import { OTHER_POST_STATES } from './other-posts'
import { SENDING_STATES } from './sending'
import type { ComposeState } from './steps'

export { closeNotices, writingOn, type ComposeState, type Writing } from './steps'

/**
 * The states of the composer, each starting fresh. Of those that show the same component with other words, such as questions
 * and refusals, one is enough. Those of sending are last: one result is known only later.
 */
export const COMPOSE_STATES: readonly ComposeState[] = [
  ...NEW_POST_STATES,
  ...OTHER_POST_STATES,
  ...SENDING_STATES,
]
