import { nameOf } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { BoostIcon, DirectIcon, ReplyIcon } from '@/lib/ui/icons'
import type { Account, Status } from '@/schemas/entities'
import { messages } from './messages'
import styles from './prepend.module.css'

/** Who boosted the post below. */
export function BoostedBy({ account }: { account: Account }) {
  const intl = useIntl()
  return (
    <div className={styles.line} data-kind="boost">
      <BoostIcon size="0.875rem" aria-hidden />
      <AppLink to={paths.profile(account.acct)} className={styles.link}>
        {intl.formatRich(messages.boostedBy, {
          name: (
            <bdi>
              <EmojiText text={nameOf(account)} emojis={account.emojis} />
            </bdi>
          ),
        })}
      </AppLink>
    </div>
  )
}

/** Whom a reply answers, or who can read a private mention. */
export function Prepend({ status }: { status: Status }) {
  const intl = useIntl()
  const { me } = useRuntime()
  const parent = useEntity('account', status.in_reply_to_account_id)
  if (status.visibility === 'direct') {
    const names = status.mentions.map((mention) =>
      mention.id === me ? intl.formatMessage(messages.you) : `@${mention.acct}`,
    )
    return (
      <div className={styles.line} data-kind="private">
        <DirectIcon size="0.875rem" aria-hidden />
        <span>
          {names.length === 0
            ? intl.formatMessage(messages.privateNobody)
            : intl.formatMessage(messages.privateMention, { names: intl.formatList(names) })}
        </span>
      </div>
    )
  }
  if (status.in_reply_to_id === null) return null
  return (
    <div className={styles.line}>
      <ReplyIcon size="0.875rem" aria-hidden />
      <span>{replyLine(status, parent, intl)}</span>
    </div>
  )
}

function replyLine(status: Status, parent: Account | undefined, intl: ReturnType<typeof useIntl>) {
  if (status.in_reply_to_account_id === status.account) return intl.formatMessage(messages.continued)
  const mention =
    status.mentions.find((each) => each.id === status.in_reply_to_account_id) ??
    // snac gives every mention the id 0: alone, it can only be the one who is answered.
    (status.mentions.length === 1 ? status.mentions.find((each) => each.id === '0') : undefined)
  if (parent)
    return intl.formatRich(messages.replyTo, {
      name: (
        <bdi>
          <EmojiText text={nameOf(parent)} emojis={parent.emojis} />
        </bdi>
      ),
    })
  if (mention) return intl.formatRich(messages.replyTo, { name: <bdi>@{mention.acct}</bdi> })
  return intl.formatMessage(messages.isReply)
}
