import { emitFact } from '@/lib/bus'
import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { List } from '@/schemas/list'
import type { ListId } from '@/schemas/primitives'
import { listKeys } from '../keys'
import { messages } from '../messages'
import { removeList } from '../mutations'
import { withoutList } from '../patches'
import { listChanges } from '../share-changes'

const hidePage = ({ cache }: Runtime, id: ListId) => cache.sets.begin(listKeys.one(id), () => null)

/**
 * Hides a list at once and deletes it on the server after 10 s; until then it can be undone. Creating it again would
 * lose its id, members and timeline.
 */
export const deleteList = (
  runtime: Runtime,
  { id, title }: List,
  intl: IntlShape,
  onUndone?: () => void,
): void =>
  startUndoable(
    runtime,
    {
      key: `delete list ${id}`,
      text: () => intl.formatMessage(messages.deleted, { title }),
      show() {
        const hidden = [runtime.cache.sets.begin(listKeys.all(), withoutList(id)), hidePage(runtime, id)]
        return () => {
          for (const change of hidden) change.abort()
        }
      },
      send() {
        const page = hidePage(runtime, id)
        void runtime.run(removeList, { id }).then((done) => {
          if (!done) return page.abort()
          page.commit()
          listChanges.send(runtime, { deleted: id })
          emitFact('listDeleted', { identity: runtime.identity.key, listId: id })
        })
      },
      onUndone,
    },
    intl,
  )
