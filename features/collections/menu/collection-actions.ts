import type { Action } from '@/lib/actions/action'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { paths, type Navigation } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import type { Collection } from '../collection'
import { deleteCollection } from '../edit/delete-collection'

const messages = defineMessages({
  edit: {
    id: 'collection.edit',
    defaultMessage: 'Edit collection',
    description: 'Item in the menu of a collection of accounts of the user',
  },
  delete: {
    id: 'collection.delete',
    defaultMessage: 'Delete collection',
    description: 'Item in the menu of a collection of accounts of the user',
  },
})

export type CollectionActionId = 'edit' | 'delete'

interface Context {
  intl: IntlShape
  navigation: Pick<Navigation, 'go' | 'backTo'>
  /** True on the page of the collection, which deleting leaves. */
  isPage: boolean
}

/** Returns what the user can do with a collection. */
export function collectionActionsOf(
  runtime: Runtime,
  collection: Collection,
  { intl, navigation, isPage }: Context,
): Action<CollectionActionId>[] {
  const { id, account_id: owner } = collection
  const isOwn = owner === runtime.me
  const remove = () => {
    deleteCollection(
      runtime,
      collection,
      intl,
      isPage ? () => navigation.go(paths.collection(id)) : undefined,
    )
    if (isPage) navigation.backTo(paths.collections)
  }
  const all: (Action<CollectionActionId> | false)[] = [
    isOwn && { id: 'edit', label: messages.edit, run: () => navigation.go(paths.editCollection(id)) },
    isOwn && { id: 'delete', label: messages.delete, danger: true, run: remove },
  ]
  return all.filter((action) => action !== false)
}
