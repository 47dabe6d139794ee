import { nameOf } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Card } from '@/schemas/entities'
import { cardMessages } from './card-messages'
import styles from './link-card.module.css'

/** The author of the linked page: a fediverse account, a linked name, or a name. */
export function CardAuthor({ card }: { card: Card }) {
  const intl = useIntl()
  const [author] = card.authors
  const account = useEntity('account', author?.account ?? null)
  if (account)
    return (
      <span className={styles.author}>
        {intl.formatRich(cardMessages.more, {
          name: (
            <AppLink to={paths.profile(account.acct)} className={styles.account}>
              <Avatar src={account.avatar_static} size="inline" />
              <bdi>
                <EmojiText text={nameOf(account)} emojis={account.emojis} />
              </bdi>
            </AppLink>
          ),
        })}
      </span>
    )
  const name = author?.name || card.author_name
  if (name === '') return null
  const page = author?.url
  return (
    <span className={styles.author}>
      {intl.formatRich(cardMessages.author, {
        name: page ? (
          <a href={page} target="_blank" rel="noopener noreferrer nofollow" className={styles.account}>
            <bdi>{name}</bdi>
          </a>
        ) : (
          <bdi>{name}</bdi>
        ),
      })}
    </span>
  )
}
