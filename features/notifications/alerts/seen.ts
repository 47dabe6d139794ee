import type { Runtime } from '@/lib/runtime'
import { allOnScreen, firstOnScreen, OPEN_CONVERSATION } from '@/lib/util/on-screen'
import { notificationEngines } from '../engine/engines'
import { includesType } from '../engine/notification-filter'

/** True when a list that includes the type is on screen at its top. */
export const isListOnScreen = (runtime: Runtime, type: string): boolean =>
  document.visibilityState === 'visible' &&
  [...notificationEngines(runtime)].some(
    ({ filter, views }) => includesType(filter, type) && views.constraints().live,
  )

/** True when the post answers one of a conversation that is on screen, which shows it too. */
const isInOpenConversation = ({ identity }: Runtime, inReplyTo: string | null): boolean =>
  document.visibilityState === 'visible' &&
  inReplyTo !== null &&
  firstOnScreen(
    `[${OPEN_CONVERSATION}="${CSS.escape(identity.key)}"] [data-status="${CSS.escape(inReplyTo)}"]`,
  ) !== null

/** True while the post itself can be seen, such as at the top of home. */
const isPostOnScreen = ({ identity }: Runtime, status: string | null): boolean =>
  document.visibilityState === 'visible' &&
  status !== null &&
  allOnScreen(`[data-status="${CSS.escape(status)}"]`).some((post) => {
    const { top, bottom } = post.getBoundingClientRect()
    const column = post.closest<HTMLElement>('[data-identity]')?.dataset['identity'] ?? identity.key
    return column === identity.key && bottom > 0 && top < innerHeight
  })

/** A notification, as far as it matters where it can be seen. */
interface Visible {
  readonly type: string
  readonly status: string | null
  readonly inReplyTo: string | null
}

/** True while a notification or its post is on screen, so that it needs no alert. */
export const isSeenNow = (runtime: Runtime, { type, status, inReplyTo }: Visible): boolean =>
  isListOnScreen(runtime, type) || isInOpenConversation(runtime, inReplyTo) || isPostOnScreen(runtime, status)
