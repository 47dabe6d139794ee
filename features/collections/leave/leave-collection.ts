import { entityHash } from '@/lib/cache'
import { defineMessages } from '@/lib/i18n'
import { answerConfirm, awaitAnswer, pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import type { CollectionId } from '@/schemas/collection'
import { registerCollections } from '../collection-kind'
import { collectionKeys } from '../keys'
import { leaveCollection } from '../mutations'
import { withoutPerson } from '../patches'
import { includes } from './includes'

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
 * confirmed it. The question closes when they are not in the collection any more.
 */
export async function askToLeave(
  runtime: Runtime,
  { id, name }: { id: CollectionId; name: string },
): Promise<boolean> {
  const { me, identity, client, cache, listeners } = runtime
  if (me === null) return false
  const question = pushModal(
    'CONFIRM',
    {
      words: (intl) => ({
        title: intl.formatMessage(messages.title, { name: cache.read('collection', id)?.name || name }),
        text: intl.formatMessage(messages.text),
        confirm: intl.formatMessage(messages.confirm),
        danger: true,
      }),
    },
    identity.key,
  )
  const stop = listeners.listen(entityHash('collection', id), () => {
    const collection = cache.read('collection', id)
    if (collection && !includes(collection, me)) answerConfirm(question, false)
  })
  const isConfirmed = await awaitAnswer(question)
  stop()
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
