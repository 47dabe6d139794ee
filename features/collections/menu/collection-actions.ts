import { command } from '@/lib/bus'
import type { Action } from '@/lib/actions/action'
import { alertError } from '@/lib/alerts'
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
  discuss: {
    id: 'collection.discuss',
    defaultMessage: 'Write a post about it',
    description: 'Item in the menu of a collection of accounts: starts a post with its link',
  },
  leave: {
    id: 'collection.leave',
    defaultMessage: 'Remove me',
    description: 'Item in the menu of a collection of accounts that includes the user',
  },
  report: {
    id: 'collection.report',
    defaultMessage: 'Report collection',
    description: 'Item in the menu of a collection of accounts',
  },
})

export type CollectionActionId = 'edit' | 'delete' | 'discuss' | 'leave' | 'report'

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
  const { id, account_id: owner, items, name, url } = collection
  const { me, identity } = runtime
  const isOwn = owner === me
  const isMember = !isOwn && items.some((item) => item.account_id === me)
  const leave = () =>
    void import('../leave/leave-collection').then(
      ({ askToLeave }) => askToLeave(runtime, { id, name }),
      (error: unknown) => alertError(error, intl),
    )
  const report = () =>
    void command('report', { identity: identity.key, accountId: owner, collection: { id, name } })
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
    me !== null &&
      url !== null && {
        id: 'discuss',
        label: messages.discuss,
        run: () => void command('compose', { identity: identity.key, text: url }),
      },
    isMember && { id: 'leave', label: messages.leave, danger: true, run: leave },
    me !== null && !isOwn && { id: 'report', label: messages.report, danger: true, run: report },
    isOwn && { id: 'delete', label: messages.delete, danger: true, run: remove },
  ]
  return all.filter((action) => action !== false)
}
