import { useCallback } from 'react'
import {
  CollectionMenu,
  CollectionPage,
  OwnCollections,
  useCollection,
  type Collection,
} from '@/features/collections'
import { linkActions } from '@/features/statuses'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl, type IntlShape } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { CollectionId } from '@/schemas/collection'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  all: {
    id: 'collectionsPage.title',
    defaultMessage: 'Collections',
    description: 'Title of the page of the user’s collections of accounts',
  },
  one: {
    id: 'collectionPage.title',
    defaultMessage: 'Collection',
    description: 'Title of a collection of accounts while it loads',
  },
})

/** Returns what can be done with the link of a collection. */
const linksTo = ({ url: link, local, name: title }: Collection, intl: IntlShape) =>
  linkActions({ link, isRemote: !local, isForAll: true, title }, intl)

/** The collections of the user. */
export function CollectionsRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const { key, ...position } = useScrollPosition('collections')
  const linksOf = useCallback((collection: Collection) => linksTo(collection, intl), [intl])
  return (
    <ScreenFrame title={intl.formatMessage(messages.all)}>
      {me === null ? (
        <MembersOnly />
      ) : account ? (
        <OwnCollections key={key} account={account} linksOf={linksOf} {...position} />
      ) : (
        <SkeletonList kind="account" />
      )}
    </ScreenFrame>
  )
}

/** A collection of accounts. */
export function CollectionRoute({ params: { collectionId } }: ScreenProps<{ collectionId: string }>) {
  const intl = useIntl()
  const id = collectionId as CollectionId
  const { key, ...position } = useScrollPosition(`collection/${id}`)
  const found = useCollection(id)
  const title = (found.state === 'found' && found.collection.name) || intl.formatMessage(messages.one)
  return (
    <ScreenFrame
      title={title}
      heading={<bdi>{title}</bdi>}
      back
      actions={
        found.state === 'found' && (
          <CollectionMenu collection={found.collection} links={linksTo(found.collection, intl)} isPage />
        )
      }
    >
      <CollectionPage key={key} id={id} {...position} />
    </ScreenFrame>
  )
}
