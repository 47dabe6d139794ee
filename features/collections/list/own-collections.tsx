import { useCallback, useMemo } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMayHave } from '@/features/instance'
import { ownAccountQuery } from '@/features/session'
import type { Action } from '@/lib/actions/action'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { idsOf } from '@/lib/query'
import { useCachedEntity, useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import type { CollectionId } from '@/schemas/collection'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import type { Collection } from '../collection'
import { messages } from '../edit/messages'
import { DEFAULT_COLLECTIONS } from '../limits'
import { CollectionMenu } from '../menu/collection-menu'
import { collectionsBy } from '../queries'
import { CollectionsOf, type CollectionsPosition } from './collections-of'
import { useShownCollections } from './use-shown-collections'
import styles from './own-collections.module.css'

type LinksOf = (collection: Collection) => readonly Action<'original' | 'copyLink' | 'share'>[]

function RowMenu({ id, linksOf }: { id: CollectionId; linksOf: LinksOf }) {
  const collection = useCachedEntity('collection', id)
  return collection && <CollectionMenu collection={collection} links={linksOf(collection)} />
}

/** Returns how many collections the user has, and how many are allowed; null until they are loaded. */
function useOwnCount(me: AccountId) {
  const runtime = useRuntime()
  const list = useMemo(() => collectionsBy(runtime, me), [runtime, me])
  const { data } = useInfiniteQuery(list)
  const ids = useMemo(() => (data ? idsOf(data) : []), [data])
  const count = useShownCollections(ids).length
  const own = useQuery(ownAccountQuery(runtime)).data
  const limit = own?.kind === 'active' ? own.account.collectionLimit : null
  return data ? { count, limit: limit ?? DEFAULT_COLLECTIONS } : null
}

function NewCollectionLine({ me }: { me: AccountId }) {
  const intl = useIntl()
  const own = useOwnCount(me)
  if (!own) return null
  if (own.count >= own.limit)
    return <p className={styles.line}>{intl.formatMessage(messages.full, { count: own.count })}</p>
  return (
    <p className={styles.line}>
      <AppLink to={paths.newCollection} {...buttonProps({ size: 'small' })}>
        {intl.formatMessage(messages.new)}
      </AppLink>
    </p>
  )
}

interface Props extends CollectionsPosition {
  account: Account
  /** Returns what can be done with the link of a collection. Must be stable. */
  linksOf: LinksOf
}

/** The collections of the user, with their menus and a link to make another. */
export function OwnCollections({ account, linksOf, ...position }: Props) {
  const hasCollections = useMayHave('collections')
  const action = useCallback((id: CollectionId) => <RowMenu id={id} linksOf={linksOf} />, [linksOf])
  return (
    <>
      {hasCollections && <NewCollectionLine me={account.id} />}
      <CollectionsOf account={account} action={action} {...position} />
    </>
  )
}
