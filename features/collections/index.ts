/** Collections: public sets of accounts that someone recommends (Mastodon 4.6). Almost all of it loads on first use. */
import { lazyPart } from '@/lib/ui/lazy-part'

export { collectionsEntry } from './nav-entry'

/** Cards of the collections that a post links to. */
export const CollectionCards = lazyPart(() => import('./card/collection-cards'))
export { CollectionsOf } from './list/collections-of'
export { CollectionPage } from './page/collection-page'
export { useCollection } from './use-collection'
