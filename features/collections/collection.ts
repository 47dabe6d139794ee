import type { CollectionDto, CollectionId } from '@/schemas/collection'

/** A cached collection: the accounts in it are ids. */
export type Collection = CollectionDto & {
  /** Set by the client while it is being deleted or is deleted; its rows render nothing. */
  gone?: boolean
}

declare module '@/schemas/entities' {
  interface EntityOf {
    collection: Collection
  }
  interface IdOf {
    collection: CollectionId
  }
}
