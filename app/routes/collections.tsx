import { CollectionPage, CollectionsOf, useCollection } from '@/features/collections'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl } from '@/lib/i18n'
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

/** The collections of the user. */
export function CollectionsRoute() {
  const intl = useIntl()
  const { me } = useRuntime()
  const account = useEntity('account', me)
  const { key, ...position } = useScrollPosition('collections')
  return (
    <ScreenFrame title={intl.formatMessage(messages.all)}>
      {me === null ? (
        <MembersOnly />
      ) : account ? (
        <CollectionsOf key={key} account={account} {...position} />
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
    <ScreenFrame title={title} heading={<bdi>{title}</bdi>} back>
      <CollectionPage key={key} id={id} {...position} />
    </ScreenFrame>
  )
}
