import { useIntl } from '@/lib/i18n'
import { messages } from '../messages'
import type { Collection } from '../collection'
import styles from './collection-row.module.css'

/** The number of people of a collection, its topic, and its marks. */
export function CollectionFacts({ collection }: { collection: Collection }) {
  const intl = useIntl()
  return (
    <span className={styles.facts}>
      <span>{intl.formatMessage(messages.people, { count: collection.item_count })}</span>
      {collection.tag && <bdi>#{collection.tag.name}</bdi>}
      {collection.sensitive && <span>{intl.formatMessage(messages.sensitive)}</span>}
      {!collection.discoverable && <span>{intl.formatMessage(messages.unlisted)}</span>}
    </span>
  )
}
