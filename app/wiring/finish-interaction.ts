import { finishFollow } from '@/features/accounts'
import type { Continued } from '@/features/session'
import { finishAction } from '@/features/statuses'
import { interfaceIntl } from '../boot/interface-intl'
import { runtimes } from '../identity/runtimes'

/** Does the action of a visitor as the signed-in account with which they continued. Its page is on screen. */
export function finishInteraction(continued: Continued): void {
  const { identity, handle, action, choices, statusId, accountId } = continued
  const runtime = runtimes.peek(identity)
  if (!runtime) return
  const about = { intl: interfaceIntl(), handle }
  if (action === 'follow') void finishFollow(runtime, accountId, about)
  else if (statusId !== null) void finishAction(runtime, { action, choices }, statusId, about)
}
