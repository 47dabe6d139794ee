import { AccountAvatarLink, nameOf } from '@/features/accounts'
import { useFilter } from '@/features/filters'
import { plainName } from '@/features/session'
import { useSetting } from '@/features/settings'
import { contentOf, mediaShown, statusName, useContentSetting, useCardClick } from '@/features/statuses'
import { EmojiText } from '@/lib/html/emoji-text'
import { shortNumber, useIntl, useRelativeTime } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useEntity, useShownStatus } from '@/lib/runtime'
import { BoostIcon, FavouriteIcon, PlayIcon, ReplyIcon } from '@/lib/ui/icons'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { messages } from '../messages'
import styles from './reader.module.css'

interface Place {
  position: number
  size: number
  /** The accounts that boosted the post, the latest first. */
  boosters: readonly AccountId[]
  /** The person that the heading above names, who is not named again; null without headings. */
  under: AccountId | null
}

interface Props extends Place {
  id: StatusId
}

/** A post in two lines with a thumbnail and its counts. Pressing it opens the post. */
export function CompactRow({ id, ...inList }: Props) {
  const status = useShownStatus(useEntity('status', id))
  const account = useEntity('account', status?.account ?? null)
  const booster = useEntity('account', inList.boosters[0] ?? null)
  if (!status || !account) return null
  return <Row status={status} account={account} booster={booster} {...inList} />
}

interface RowProps extends Place {
  status: Status
  account: Account
  /** The first of the boosters. */
  booster: Account | undefined
}

function Row({ status, account, booster, boosters, under, position, size }: RowProps) {
  const intl = useIntl()
  const { go, hrefOf } = useNavigation()
  const filter = useFilter(status)
  const content = contentOf(status, useContentSetting())
  const time = useRelativeTime(status.created_at)
  const path = paths.status(account.acct, status.id)
  const press = useCardClick((inTab) => (inTab ? window.open(hrefOf(path), '_blank', 'noopener') : go(path)))
  const filtered = filter?.action === 'warn' ? filter.titles : undefined
  const hideCounts = useSetting('hideCounts')
  const name = statusName({ status, account, booster, content, filtered, hideCounts }, intl)
  const isNamed = account.id === under
  // Without a name and a booster, the time is next to the text: a line of its own would look empty.
  const hasHead = !isNamed || booster !== undefined
  const timeLink = (
    <AppLink to={path} className={styles.rowTime}>
      <time dateTime={status.created_at}>{time}</time>
    </AppLink>
  )
  const covered = filtered ? filtered.join(', ') : status.spoiler_text.trim()
  return (
    // Like StatusCard: a shortcut for pointers. From the keyboard, the time link or Enter open the post.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      className={styles.row}
      aria-label={name}
      aria-posinset={position}
      aria-setsize={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-status={status.id}
      data-under={isNamed || undefined}
      {...press}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) go(path)
      }}
    >
      {!isNamed && (
        <AccountAvatarLink account={account} booster={booster?.id === under ? undefined : booster} />
      )}
      <div className={styles.rowWords}>
        {hasHead && (
          <p className={styles.rowHead}>
            {!isNamed && (
              <bdi className={styles.rowName}>
                <EmojiText text={nameOf(account)} emojis={account.emojis} />
              </bdi>
            )}
            {booster && (
              // The line is aligned with the interface; its sentence keeps its own direction.
              <span className={styles.rowBooster}>
                <bdi>
                  {booster.id === under && boosters.length === 1
                    ? intl.formatMessage(messages.boosted)
                    : intl.formatMessage(messages.boostedBy, {
                        name: plainName(booster),
                        others: boosters.length - 1,
                      })}
                </bdi>
              </span>
            )}
            {timeLink}
          </p>
        )}
        <div className={styles.rowLine}>
          <p
            className={styles.rowText}
            dir="auto"
            lang={status.language ?? undefined}
            data-covered={covered || undefined}
          >
            <EmojiText text={covered || content.text} emojis={status.emojis} />
          </p>
          {!hasHead && timeLink}
        </div>
        {!hideCounts && <Counts status={status} />}
      </div>
      {covered === '' && filter === null && <Thumbnail status={status} />}
    </article>
  )
}

const COUNTS = [
  ['replies_count', ReplyIcon],
  ['reblogs_count', BoostIcon],
  ['favourites_count', FavouriteIcon],
] as const

/** The counts that are not 0. Hidden from screen readers, as the name of the card contains them. */
function Counts({ status }: { status: Status }) {
  const intl = useIntl()
  const shownCounts = COUNTS.filter(([field]) => status[field] > 0)
  if (shownCounts.length === 0) return null
  return (
    <p className={styles.rowCounts} aria-hidden>
      {shownCounts.map(([field, Icon]) => (
        <span key={field}>
          <Icon size={14} aria-hidden />
          {shortNumber(intl, status[field])}
        </span>
      ))}
    </p>
  )
}

/** The thumbnail of the first media item; null where media are hidden. */
function Thumbnail({ status }: { status: Status }) {
  const shown = mediaShown(status.sensitive, useSetting('displayMedia'), undefined)
  const media = status.media_attachments.find(
    ({ preview_url, type }) => preview_url !== null && type !== 'audio',
  )
  if (!shown || !media?.preview_url) return null
  return (
    <span className={styles.thumbnail}>
      <img loading="lazy" src={media.preview_url} alt="" decoding="async" />
      {media.type !== 'image' && <PlayIcon size={16} aria-hidden />}
    </span>
  )
}
