import { nameOf } from '@/features/accounts'
import { useFilter } from '@/features/filters'
import { useSetting } from '@/features/settings'
import { contentOf, mediaShown, statusName, useContentSetting } from '@/features/statuses'
import { EmojiText } from '@/lib/html/emoji-text'
import { useIntl, useRelativeTime } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useShownStatus } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { BoostIcon } from '@/lib/ui/icons'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { messages } from './messages'
import styles from './boost-strip.module.css'

interface Props {
  id: StatusId
  /** The accounts that boosted the post, where there are several. */
  boosters: readonly AccountId[] | undefined
}

/** A boosted post as a small card that links to it. */
export function BoostCard({ id, boosters }: Props) {
  const outer = useEntity('status', id)
  const status = useShownStatus(outer)
  const account = useEntity('account', status?.account ?? null)
  const booster = useEntity('account', boosters?.[0] ?? outer?.account ?? null)
  if (!status || !account || status.gone) return null
  const more = Math.max(0, (boosters?.length ?? 1) - 1)
  return <Card status={status} account={account} booster={booster} more={more} />
}

interface CardProps {
  status: Status
  account: Account
  booster: Account | undefined
  /** The number of further boosters. */
  more: number
}

function Card({ status, account, booster, more }: CardProps) {
  const intl = useIntl()
  const filter = useFilter(status)
  const content = contentOf(status, useContentSetting())
  const time = useRelativeTime(status.created_at)
  const setting = useSetting('displayMedia')
  const filtered = filter?.action === 'warn' ? filter.titles : undefined
  const covered = filtered ? filtered.join(', ') : status.spoiler_text.trim()
  const image =
    covered === '' && filter === null && mediaShown(status.sensitive, setting, undefined)
      ? status.media_attachments.find(({ type, preview_url }) => preview_url !== null && type !== 'audio')
      : undefined
  return (
    <li className={styles.card}>
      <AppLink
        to={paths.status(account.acct, status.id)}
        className={styles.link}
        aria-label={statusName({ status, account, booster, content, filtered }, intl)}
      >
        <span className={styles.boosters}>
          <BoostIcon size={14} aria-hidden />
          <bdi>{booster && nameOf(booster)}</bdi>
          {more > 0 && <span>{intl.formatMessage(messages.more, { count: more })}</span>}
        </span>
        <span className={styles.author}>
          <Avatar src={account.avatar_static} alt="" size="small" />
          <bdi className={styles.name}>
            <EmojiText text={nameOf(account)} emojis={account.emojis} />
          </bdi>
          <time dateTime={status.created_at} className={styles.time}>
            {time}
          </time>
        </span>
        {(covered || content.text) && (
          <span
            className={styles.text}
            dir="auto"
            lang={status.language ?? undefined}
            data-covered={covered !== '' || undefined}
            data-short={image !== undefined || undefined}
          >
            <EmojiText text={covered || content.text} emojis={status.emojis} />
          </span>
        )}
        {image?.preview_url && (
          <img loading="lazy" src={image.preview_url} alt="" decoding="async" className={styles.image} />
        )}
      </AppLink>
    </li>
  )
}
