import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import { scheduledKey } from '../keys'
import { messages } from './messages'
import { unschedule } from './mutations'
import { withoutPost } from './patches'

/** Removes a scheduled post immediately and deletes it on the server after 10 s; until then it can be undone. */
export const deleteScheduled = (runtime: Runtime, id: string, intl: IntlShape): void =>
  startUndoable(
    runtime,
    {
      key: `unschedule ${id}`,
      text: intl.formatMessage(messages.deleted),
      show: () => {
        const shown = runtime.cache.sets.begin(scheduledKey(), withoutPost(id))
        return () => shown.abort()
      },
      send: (keepalive) => void runtime.run(unschedule(id, { keepalive })),
    },
    intl,
  )
