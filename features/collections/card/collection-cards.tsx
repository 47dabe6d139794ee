import { useMemo } from 'react'
import { nameOf } from '@/features/accounts'
import { useMayHave } from '@/features/instance'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useCachedEntity, useEntity, useRuntime, type Runtime } from '@/lib/runtime'
import { readCollections, type CollectionDto } from '@/schemas/collection'
import { CollectionFaces } from '../list/collection-faces'
import { CollectionFacts } from '../list/collection-facts'
import { normaliseCollection, registerCollections } from '../collection-kind'
import styles from './collection-cards.module.css'

const messages = defineMessages({
  by: {
    id: 'collection.card.by',
    defaultMessage: 'Collection by {name}',
    description: 'On the card of a collection of accounts in a post that links to it; {name}: who made it',
  },
  label: {
    id: 'collection.card.label',
    defaultMessage: 'Collection',
    description: 'On the card of a collection of accounts in a post, while its owner is not loaded',
  },
})

/** Stores a collection that came with a post, unless a newer answer about it is known. */
function keepCollection(runtime: Runtime, dto: CollectionDto): void {
  if (runtime.cache.read('collection', dto.id)) return
  // Its post may have been requested a long time ago.
  runtime.cache.ingest(normaliseCollection(dto).rows, 0)
}

function Card({ dto }: { dto: CollectionDto }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const collection = useCachedEntity('collection', dto.id) ?? dto
  const owner = useEntity('account', collection.account_id)
  if (('gone' in collection && collection.gone) || owner?.hidden) return null
  return (
    <AppLink
      to={paths.collection(dto.id)}
      className={styles.card}
      lang={collection.language ?? undefined}
      onClick={() => keepCollection(runtime, dto)}
    >
      <span className={styles.words}>
        <span className={styles.site} dir="auto">
          {owner
            ? intl.formatRich(messages.by, {
                name: <EmojiText text={nameOf(owner)} emojis={owner.emojis} />,
              })
            : intl.formatMessage(messages.label)}
        </span>
        <bdi className={styles.name}>{collection.name}</bdi>
        <CollectionFacts collection={collection} />
      </span>
      <CollectionFaces collection={collection} />
    </AppLink>
  )
}

/** Cards of the collections that a post links to, as the server sent them. Nothing on servers without collections. */
export default function CollectionCards({ raw }: { raw: readonly unknown[] }) {
  useRuntime().service(registerCollections)
  const hasCollections = useMayHave('collections')
  const collections = useMemo(() => readCollections(raw), [raw])
  return hasCollections && collections.map((dto) => <Card key={dto.id} dto={dto} />)
}
