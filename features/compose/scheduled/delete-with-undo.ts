import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { ScheduledStatus } from '@/schemas/statuses/scheduled'
import { scheduledKey } from '../keys'
import { messages } from './messages'
import { unschedule } from './mutations'
import { reportGone } from './no-longer-scheduled'
import { withoutPost } from './patches'

/** Removes a scheduled post immediately and deletes it on the server after 10 s; until then it can be undone. */
export const deleteScheduled = (runtime: Runtime, post: ScheduledStatus, intl: IntlShape): void =>
  startUndoable(
    runtime,
    {
      key: `unschedule ${post.id}`,
      text: () => intl.formatMessage(messages.deleted),
      show: () => {
        const shown = runtime.cache.sets.begin(scheduledKey(), withoutPost(post.id))
        return () => shown.abort()
      },
      send: () => {
        void runtime.run(
          unschedule,
          { id: post.id },
          {
            onDone: (answer) => {
              if (answer === 'gone') void reportGone({ runtime, intl }, post)
            },
          },
        )
      },
    },
    intl,
  )
