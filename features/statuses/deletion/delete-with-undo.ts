import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { StatusId } from '@/schemas/primitives'
import { asDeleted } from '../patches'
import { countedFor, withFewerPosts } from './count-posts'
import { deleteStatus } from './mutations'

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
): void => {
  const { cache } = runtime
  const author = countedFor(runtime, id)
  startUndoable(
    runtime,
    {
      key: `delete ${id}`,
      text: () => intl.formatMessage(messages.deleted),
      show: () => {
        const changes = [cache.begin('status', id, asDeleted)]
        if (author !== null) changes.push(cache.begin('account', author, withFewerPosts))
        return () => {
          for (const change of changes) change.abort()
        }
      },
      send: () => void runtime.run(deleteStatus, { id, countedFor: author }),
      onUndone,
    },
    intl,
  )
}
