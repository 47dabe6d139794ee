import { defineMessages } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { CollectionId } from '@/schemas/collection'
import { registerCollections } from '../collection-kind'
import { collectionKeys } from '../keys'
import { leaveCollection } from '../mutations'
import { withoutPerson } from '../patches'

const messages = defineMessages({
  title: {
    id: 'notification.collection.leave.title',
    defaultMessage: 'Remove yourself from {name}?',
    description: 'Title of the confirmation before leaving a collection of accounts; {name}: its title',
  },
  text: {
    id: 'notification.collection.leave.text',
    defaultMessage: 'You’ll no longer be in this collection. You can’t undo this.',
    description: 'Text of the confirmation before leaving a collection of accounts',
  },
  confirm: {
    id: 'notification.collection.leave.confirm',
    defaultMessage: 'Remove me',
    description: 'Button that confirms leaving a collection of accounts',
  },
})

/**
 * Asks the user, and removes them from a collection: shown at once in all lists that have it. Resolves to true when they
 * confirmed it.
 */
export async function askToLeave(
  runtime: Runtime,
  { id, name }: { id: CollectionId; name: string },
): Promise<boolean> {
  const { me, identity, client, cache } = runtime
  if (me === null) return false
  const isConfirmed = await confirm(
    (intl) => ({
      title: intl.formatMessage(messages.title, { name }),
      text: intl.formatMessage(messages.text),
      confirm: intl.formatMessage(messages.confirm),
      danger: true,
    }),
    identity.key,
  )
  if (!isConfirmed) return false
  runtime.service(registerCollections)
  // The change is shown over a known state.
  client.setQueryData<boolean>(collectionKeys.left(id), (known) => known ?? false)
  const change = cache.read('collection', id) && cache.begin('collection', id, withoutPerson(me))
  void runtime.run(leaveCollection, { id }).then((isDone) => {
    if (isDone) change?.commit()
    else change?.abort()
  })
  return true
}
