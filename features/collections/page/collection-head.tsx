import { nameOf } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { defineMessages, languageName, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { messages as common } from '../messages'
import type { Collection } from '../collection'
import { describeCollection } from '../describe-collection'
import styles from './collection-page.module.css'

const messages = defineMessages({
  by: {
    id: 'collection.by',
    defaultMessage: 'Recommended by {name}',
    description: 'On the page of a collection of accounts; {name}: who made it, a link',
  },
  member: {
    id: 'collection.member',
    defaultMessage: 'Includes you',
    description: 'On the page of a collection of accounts that includes the user',
  },
})

interface Props {
  collection: Collection
  /** True while the description of a sensitive collection is hidden. */
  isCovered: boolean
}

/** The owner, the description and the facts of a collection. Its name is the title of the page. */
export function CollectionHead({ collection, isCovered }: Props) {
  const intl = useIntl()
  const owner = useEntity('account', collection.account_id)
  const { me } = useRuntime()
  const { tag, language, items } = collection
  const isMember = collection.account_id !== me && items.some((item) => item.account_id === me)
  const description = isCovered ? '' : describeCollection(collection)
  return (
    <div className={styles.head}>
      {owner && (
        <p className={styles.owner}>
          <Avatar src={owner.avatar_static} size="inline" />
          <span>
            {intl.formatRich(messages.by, {
              name: (
                <AppLink to={paths.profile(owner.acct)} data-account={owner.id}>
                  <EmojiText text={nameOf(owner)} emojis={owner.emojis} />
                </AppLink>
              ),
            })}
          </span>
        </p>
      )}
      {description !== '' && (
        <p className={styles.description} dir="auto" lang={language ?? undefined}>
          {description}
        </p>
      )}
      <ul className={styles.facts}>
        <li>{intl.formatMessage(common.people, { count: collection.item_count })}</li>
        {tag && (
          <li>
            <AppLink to={paths.tag(tag.name)} data-link="tag" data-tag={tag.name}>
              <bdi>#{tag.name}</bdi>
            </AppLink>
          </li>
        )}
        {language !== null && <li>{languageName(intl, language)}</li>}
        {collection.sensitive && <li>{intl.formatMessage(common.sensitive)}</li>}
        {isMember && <li>{intl.formatMessage(messages.member)}</li>}
        {!collection.discoverable && <li>{intl.formatMessage(common.unlisted)}</li>}
      </ul>
    </div>
  )
}
