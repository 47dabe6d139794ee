import { pushToast } from '@/lib/alerts'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { createFollowAll } from './follow-all'
import { messages } from './messages'

/** Follows people, and says how many with a button that undoes it. */
export async function startFollowAll(
  runtime: Runtime,
  ids: readonly AccountId[],
  intl: IntlShape,
): Promise<void> {
  const all = runtime.service(createFollowAll)
  const outcome = await all.start(ids)
  if (!outcome) return
  const { done: followed, failed, stopped, unsent } = outcome
  const count = followed.length
  if (count === 0 && failed === 0 && (stopped || unsent.length > 0)) return
  const isWhole = count === ids.length
  pushToast({
    kind: isWhole ? 'success' : 'info',
    text: () =>
      intl.formatMessage(isWhole ? messages.followed : messages.someFailed, { count, total: ids.length }),
    identity: runtime.identity.key,
    ...(count > 0 && {
      action: {
        label: () => intl.formatMessage(messages.undo),
        run: () => void all.start(followed, false),
        undo: true,
      },
    }),
  })
}
