/** Collections: public sets of accounts that someone recommends (Mastodon 4.6). Almost all of it loads on first use. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { collectionsEntry } from './nav-entry'

/** Cards of the collections that a post links to. */
export const CollectionCards = lazyPart(() => import('./card/collection-cards'))
import './add/payload'

export { AddToCollectionsDialog } from './add/payload'
export { consentOf } from './consent'
export { EditCollection } from './edit/edit-collection'
export { NewCollection } from './edit/new-collection'
export { CollectionMenu } from './menu/collection-menu'
export { OwnCollections } from './list/own-collections'
export { CollectionsOf } from './list/collections-of'
export { CollectionPage } from './page/collection-page'
export type { Collection } from './collection'
export { useCollection } from './use-collection'
