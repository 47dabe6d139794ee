import { useMemo, type ReactNode } from 'react'
import { useMayHave } from '@/features/instance'
import { nameOf } from '@/features/accounts'
import type { Scroller } from '@/lib/column'
import { defineMessages, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { CollectionIcon } from '@/lib/ui/icons'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { CollectionId } from '@/schemas/collection'
import type { Account } from '@/schemas/entities'
import { collectionsBy } from '../queries'
import { Unsupported } from '../unsupported'
import { CollectionList } from './collection-list'

const messages = defineMessages({
  label: {
    id: 'collection.list.by',
    defaultMessage: 'Collections by {name}',
    description:
      'Label for screen readers: the collections of accounts that someone made; {name}: their name',
  },
  empty: {
    id: 'collection.list.empty',
    defaultMessage: 'No collections yet',
    description: 'Title of a list of collections of accounts while it is empty',
  },
  emptyText: {
    id: 'collection.list.emptyText',
    defaultMessage: 'A collection is a public set of people that someone recommends.',
    description: 'Text of a list of collections of accounts while it is empty',
  },
})

export interface CollectionsPosition {
  scroller: Scroller
  memory: WindowMemory
}

interface Props extends CollectionsPosition {
  account: Account
  /** Returns what a row has after its link. Must be stable. Default: nothing. */
  action?: (id: CollectionId) => ReactNode
}

/** The collections of an account. */
export function CollectionsOf({ account, ...position }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const hasCollections = useMayHave('collections')
  const list = useMemo(() => collectionsBy(runtime, account.id), [runtime, account.id])
  if (!hasCollections) return <Unsupported link={account.url} />
  return (
    <CollectionList
      list={list}
      label={intl.formatMessage(messages.label, { name: nameOf(account) })}
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
