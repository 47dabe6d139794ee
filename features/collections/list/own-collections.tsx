import { useCallback } from 'react'
import { useMayHave } from '@/features/instance'
import type { Action } from '@/lib/actions/action'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useCachedEntity } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import type { CollectionId } from '@/schemas/collection'
import type { Account } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import type { Collection } from '../collection'
import { messages } from '../edit/messages'
import { CollectionMenu } from '../menu/collection-menu'
import { CollectionsOf, type CollectionsPosition } from './collections-of'
import { useOwnCount } from '../use-own-count'
import styles from './own-collections.module.css'

type LinksOf = (collection: Collection) => readonly Action<'original' | 'copyLink' | 'share'>[]

function RowMenu({ id, linksOf }: { id: CollectionId; linksOf: LinksOf }) {
  const collection = useCachedEntity('collection', id)
  return collection && <CollectionMenu collection={collection} links={linksOf(collection)} />
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
      <span>{intl.formatMessage(messages.ownCount, own)}</span>
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
