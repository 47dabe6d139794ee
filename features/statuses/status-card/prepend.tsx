import { nameOf } from '@/features/accounts'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { BoostIcon, DirectIcon, ReplyIcon } from '@/lib/ui/icons'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { messages } from './messages'
import styles from './prepend.module.css'

const Name = ({ account }: { account: Account }) => (
  <bdi data-account={account.id}>
    <EmojiText text={nameOf(account)} emojis={account.emojis} />
  </bdi>
)

interface BoostedByProps {
  account: Account
  other?: Account | undefined
  /** Number of boosters. */
  count: number
  /** The reader hides counts: it is not said how many others there are. */
  hideCounts: boolean
}

const messageFor = ({ other, count, hideCounts }: BoostedByProps) => {
  if (!other) return messages.boostedBy
  if (count <= 2) return messages.boostedByTwo
  return hideCounts ? messages.boostedByUncounted : messages.boostedByMany
}

/** The line above a boosted post with its boosters. */
export function BoostedBy(props: BoostedByProps) {
  const { account, other, count } = props
  const intl = useIntl()
  const names = { name: <Name account={account} />, other: other && <Name account={other} /> }
  return (
    <div className={styles.line} data-kind="boost">
      <BoostIcon size="0.875rem" aria-hidden />
      <AppLink to={paths.profile(account.acct)} className={styles.link}>
        {intl.formatRich(messageFor(props), { ...names, count: count - 2 })}
      </AppLink>
    </div>
  )
}

/** The same as plain text for screen readers. */
export const boostedByText = (props: BoostedByProps, intl: IntlShape): string =>
  intl.formatMessage(messageFor(props), {
    name: nameOf(props.account),
    other: props.other ? nameOf(props.other) : '',
    count: props.count - 2,
  })

/**
 * True when the line says more to the user than that the post addresses them: other readers of a private
 * mention, or another author it replies to.
 */
export const prependAdds = (
  { visibility, mentions, in_reply_to_account_id: parent }: Status,
  me: AccountId | null,
): boolean => (visibility === 'direct' ? mentions.some(({ id }) => id !== me) : parent !== me)

interface PrependProps {
  status: Status
  /** The parent is visible in the thread, so the line is left out. */
  threaded?: boolean
}

/** The parent's author of a reply, or the recipients of a private mention. */
export function Prepend({ status, threaded = false }: PrependProps) {
  const intl = useIntl()
  const { me } = useRuntime()
  const parent = useEntity('account', status.in_reply_to_account_id)
  if (status.visibility === 'direct') {
    const you = intl.formatMessage(messages.you)
    const names = status.mentions.flatMap(({ id, acct }) =>
      id === status.account ? [] : id === me ? you : `@${acct}`,
    )
    // Others see the author above the line.
    if (status.account === me) names.unshift(you)
    return (
      <div className={styles.line} data-kind="private">
        <DirectIcon size="0.875rem" aria-hidden />
        <span>
          {names.length === 0
            ? intl.formatMessage(messages.privateToAuthor)
            : intl.formatMessage(messages.privateMention, { names: intl.formatList(names) })}
        </span>
      </div>
    )
  }
  if (threaded || status.in_reply_to_id === null) return null
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
    // snac gives every mention the id 0: a single mention can only be the parent's author.
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
