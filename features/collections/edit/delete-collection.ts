import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { startUndoable } from '@/lib/runtime/undoable'
import type { Collection } from '../collection'
import { removeCollection } from '../mutations'
import { withoutCollection } from '../patches'

const messages = defineMessages({
  deleted: {
    id: 'collection.deleted',
    defaultMessage: 'Deleted “{name}”',
    description: 'Notice after deleting a collection of accounts, with an Undo button; {name}: its name',
  },
})

/**
 * Hides a collection of the user at once and deletes it on the server after 10 s; until then it can be undone. Creating it
 * again would lose its address and the consent of its people.
 */
export const deleteCollection = (
  runtime: Runtime,
  { id, name }: Collection,
  intl: IntlShape,
  onUndone?: () => void,
): void =>
  startUndoable(
    runtime,
    {
      key: `delete collection ${id}`,
      text: () => intl.formatMessage(messages.deleted, { name }),
      show() {
        const change = runtime.cache.begin('collection', id, withoutCollection)
        return () => change.abort()
      },
      send: () => void runtime.run(removeCollection, { id }),
      onUndone,
    },
    intl,
  )
