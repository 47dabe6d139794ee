import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { StatusId } from '@/schemas/primitives'
import { deleteStatus } from './mutations'
import { asDeleted } from './patches'

const messages = defineMessages({
  deleted: {
    id: 'status.deleted',
    defaultMessage: 'Post deleted',
    description: 'Notice with an Undo button after deleting a post',
  },
})

/** Hides a post of the user immediately and deletes it on the server after 10 s; until then it can be undone. */
export const deleteWithUndo = (
  runtime: Runtime,
  id: StatusId,
  intl: IntlShape,
  onUndone?: () => void,
): void =>
  startUndoable(
    runtime,
    {
      key: `delete ${id}`,
      text: intl.formatMessage(messages.deleted),
      show: () => {
        const shown = runtime.cache.begin('status', id, asDeleted)
        return () => shown.abort()
      },
      send: (keepalive) => void runtime.run(deleteStatus(id, { identity: runtime.identity.key, keepalive })),
      onUndone,
    },
    intl,
  )
