import type { ReactNode } from 'react'
import { paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import { LinkRow } from '@/lib/ui/link-row/link-row'
import { CollectionIcon } from '@/lib/ui/icons'
import type { CollectionId } from '@/schemas/collection'
import { describeCollection } from '../describe-collection'
import { CollectionFaces } from './collection-faces'
import { CollectionFacts } from './collection-facts'
import styles from './collection-row.module.css'

interface Props {
  id: CollectionId
  /** Shown after the link. */
  action?: ReactNode
  /** Position in the list, from 1, and its length (-1 when unknown), for screen readers. */
  position: number
  size: number
}

/** A row of a list of collections, linked to its page. */
export function CollectionRow({ id, action, position, size }: Props) {
  const collection = useEntity('collection', id)
  if (!collection || collection.gone) return null
  const description = describeCollection(collection)
  return (
    <LinkRow
      to={paths.collection(id)}
      icon={<CollectionIcon size={20} aria-hidden />}
      action={action}
      place={{ position, size }}
    >
      <span className={styles.words} lang={collection.language ?? undefined}>
        <bdi className={styles.name}>{collection.name}</bdi>
        {description !== '' && !collection.sensitive && (
          <span className={styles.description} dir="auto">
            {description}
          </span>
        )}
        <CollectionFacts collection={collection} />
      </span>
      <CollectionFaces collection={collection} />
    </LinkRow>
  )
}
