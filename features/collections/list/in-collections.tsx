import { useMemo } from 'react'
import { useMayHave } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { CollectionIcon } from '@/lib/ui/icons'
import type { AccountId } from '@/schemas/primitives'
import { collectionsHaving } from '../queries'
import { Unsupported } from '../unsupported'
import { CollectionList } from './collection-list'
import type { CollectionsPosition } from './collections-of'

const messages = defineMessages({
  label: {
    id: 'collection.list.having',
    defaultMessage: 'Collections that include you',
    description: 'Label for screen readers: the collections of other accounts with the user',
  },
  empty: {
    id: 'collection.list.noneHaving',
    defaultMessage: 'You’re not in any collections',
    description: 'Title of the list of collections with the user while it is empty',
  },
  emptyText: {
    id: 'collection.list.noneHaving.text',
    defaultMessage: 'Collections that people add you to appear here. You can remove yourself from each.',
    description: 'Text of the list of collections with the user while it is empty',
  },
})

/** The collections of others that include the user. */
export function InCollections({ me, ...position }: CollectionsPosition & { me: AccountId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const hasCollections = useMayHave('collections')
  const list = useMemo(() => collectionsHaving(runtime, me), [runtime, me])
  if (!hasCollections) return <Unsupported link="" />
  return (
    <CollectionList
      list={list}
      label={intl.formatMessage(messages.label)}
      having={me}
      empty={
        <EmptyState
          icon={<CollectionIcon />}
          title={intl.formatMessage(messages.empty)}
          text={intl.formatMessage(messages.emptyText)}
        />
      }
      {...position}
    />
  )
}
