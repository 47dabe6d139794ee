import { nameOf } from '@/features/accounts'
import { command } from '@/lib/bus'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Status } from '@/schemas/entities'
import { messages } from './messages'
import styles from './thread.module.css'

/** Under the open post: opens the composer with a reply. Nothing for visitors, who have the reply button. */
export function ReplyPrompt({ status }: { status: Status }) {
  const intl = useIntl()
  const { identity, me } = useRuntime()
  const own = useEntity('account', me)
  const author = useEntity('account', status.account)
  if (!own || !author) return null
  return (
    <button
      type="button"
      className={styles.prompt}
      onClick={() => command('reply', { identity: identity.key, statusId: status.id })}
    >
      <Avatar src={own.avatar_static} size="small" />
      <span>
        {intl.formatRich(messages.replyTo, {
          name: (
            <bdi>
              <EmojiText text={nameOf(author)} emojis={author.emojis} />
            </bdi>
          ),
        })}
      </span>
    </button>
  )
}
