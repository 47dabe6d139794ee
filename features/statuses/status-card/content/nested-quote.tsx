import { nameOf } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import type { Status } from '@/schemas/entities'
import { quoteBoxMessages } from './quote-messages'
import styles from './quote-box.module.css'

/**
 * A quote inside a quoted post: a link to it, never a third post. Links the quoting post when its author is
 * not cached.
 */
export function NestedQuote({ status }: { status: Status }) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const id = status.quote?.status ?? null
  // Read from the cache only: it is just a link.
  const inner = id === null ? undefined : cache.read('status', id)
  const author = inner && cache.read('account', inner.account)
  const own = cache.read('account', status.account)
  if (inner && author && !author.hidden)
    return (
      <AppLink to={paths.status(author.acct, inner.id)} className={styles.nested}>
        {intl.formatRich(quoteBoxMessages.nestedOf, {
          name: (
            <bdi>
              <EmojiText text={nameOf(author)} emojis={author.emojis} />
            </bdi>
          ),
        })}
      </AppLink>
    )
  return (
    own && (
      <AppLink to={paths.status(own.acct, status.id)} className={styles.nested}>
        {intl.formatMessage(quoteBoxMessages.nested)}
      </AppLink>
    )
  )
}
