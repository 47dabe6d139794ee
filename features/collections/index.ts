/** Collections: public sets of accounts that someone recommends (Mastodon 4.6). Almost all of it loads on first use. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { collectionsEntry } from './nav-entry'

/** Cards of the collections that a post links to. */
export const CollectionCards = lazyPart(() => import('./card/collection-cards'))
import './add/payload'
import './follow-all/payload'

export { AddToCollectionsDialog } from './add/payload'
export { consentOf } from './consent'
export { EditCollection } from './edit/edit-collection'
export { NewCollection } from './edit/new-collection'
export { CollectionMenu } from './menu/collection-menu'
export { OwnCollections } from './list/own-collections'
export { FollowAllDialog } from './follow-all/payload'
export { InCollections } from './list/in-collections'
export { CollectionsOf } from './list/collections-of'
export { CollectionPage } from './page/collection-page'
export { useHasLeft } from './leave/use-has-left'
/** Loads the question before the user leaves a collection. */
export const loadLeaving = () => import('./leave/leave-collection')
export type { Collection } from './collection'
export { useCollection } from './use-collection'
