import { useCallback, type ReactNode } from 'react'
import {
  CollectionMenu,
  CollectionPage,
  InCollections,
  OwnCollections,
  useCollection,
  type Collection,
} from '@/features/collections'
import { linkActions } from '@/features/statuses'
import { MembersOnly } from '@/features/timelines'
import { defineMessages, useIntl, type IntlShape } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { CollectionId } from '@/schemas/collection'
import type { AccountId } from '@/schemas/primitives'
import { ScreenFrame } from '../layout/column/screen-frame'
import { TabBar } from '../layout/column/tab-bar'
import type { ScreenProps } from '../pages/page'
import { useScrollPosition } from '../pages/use-scroll-position'

const messages = defineMessages({
  all: {
    id: 'collectionsPage.title',
    defaultMessage: 'Collections',
    description: 'Title of the page of the user’s collections of accounts',
  },
  own: {
    id: 'collectionsPage.own',
    defaultMessage: 'Yours',
    description: 'Tab of the page of collections of accounts: those that the user made',
  },
  in: {
    id: 'collectionsPage.in',
    defaultMessage: 'With you in them',
    description: 'Tab of the page of collections of accounts: those of others that include the user',
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

function OwnPage({ current, children }: { current: 'own' | 'in'; children: (me: AccountId) => ReactNode }) {
  const intl = useIntl()
  const { me } = useRuntime()
  return (
    <ScreenFrame title={intl.formatMessage(messages.all)}>
      {me === null ? (
        <MembersOnly />
      ) : (
        <>
          <TabBar
            label={intl.formatMessage(messages.all)}
            tabs={[
              { to: paths.collections, text: intl.formatMessage(messages.own), current: current === 'own' },
              { to: paths.inCollections, text: intl.formatMessage(messages.in), current: current === 'in' },
            ]}
          />
          {children(me)}
        </>
      )}
    </ScreenFrame>
  )
}

function OwnTab({ me }: { me: AccountId }) {
  const intl = useIntl()
  const account = useEntity('account', me)
  const { key, ...position } = useScrollPosition('collections')
  const linksOf = useCallback((collection: Collection) => linksTo(collection, intl), [intl])
  return account ? (
    <OwnCollections key={key} account={account} linksOf={linksOf} {...position} />
  ) : (
    <SkeletonList kind="account" />
  )
}

function InTab({ me }: { me: AccountId }) {
  const { key, ...position } = useScrollPosition('collections/in')
  return <InCollections key={key} me={me} {...position} />
}

/** The collections of the user. */
export const CollectionsRoute = () => <OwnPage current="own">{(me) => <OwnTab me={me} />}</OwnPage>

/** The collections of others that include the user. */
export const InCollectionsRoute = () => <OwnPage current="in">{(me) => <InTab me={me} />}</OwnPage>

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
