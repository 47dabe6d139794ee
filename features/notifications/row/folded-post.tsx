import { useFilter } from '@/features/filters'
import { isClosed, spokenOptions } from '@/features/polls'
import { contentOf, mediaShown, useContentSetting, useDisplayMedia } from '@/features/statuses'
import { EmojiText } from '@/lib/html/emoji-text'
import { useClock, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import { ImageIcon, PollIcon, QuoteIcon } from '@/lib/ui/icons'
import type { Status } from '@/schemas/entities'
import { rowMessages } from './messages'
import styles from './row.module.css'

/** The post of a notification as a few lines, which link to it. */
export function FoldedPost({ status }: { status: Status }) {
  const author = useEntity('account', status.account)
  const setting = useContentSetting()
  const displayMedia = useDisplayMedia()
  const filter = useFilter(status)
  const intl = useIntl()
  if (!author) return null
  const isCovered = filter !== null && filter.action !== 'blur'
  const warning = status.spoiler_text.trim()
  const text = isCovered
    ? intl.formatMessage(rowMessages.filtered, { title: intl.formatList(filter.titles) })
    : warning || contentOf(status, setting).text.trim()
  const media = status.media_attachments
  const isOpen = !isCovered && warning === ''
  const picture =
    isOpen && (filter?.blurs.length ?? 0) === 0 && mediaShown(status.sensitive, displayMedia, undefined)
      ? media.find(({ preview_url: preview }) => preview !== null)
      : undefined
  // A link without a name is useless for users of screen readers.
  if (text === '' && media.length === 0 && !status.poll && !status.quote) return null
  return (
    <AppLink to={paths.status(author.acct, status.id)} className={styles.post}>
      <span className={styles.lines}>
        {text !== '' && (
          <span className={styles.excerpt} dir="auto" lang={(!isCovered && status.language) || undefined}>
            <EmojiText text={text} emojis={status.emojis} />
          </span>
        )}
        {!isCovered && <Hints status={status} isOpen={isOpen} seen={picture ? 1 : 0} />}
      </span>
      {picture?.preview_url && (
        <img
          loading="lazy"
          className={styles.picture}
          src={picture.preview_url}
          alt={picture.description ?? ''}
          decoding="async"
          draggable={false}
        />
      )}
    </AppLink>
  )
}

interface HintsProps {
  status: Status
  /** True when nothing covers the content of the post. */
  isOpen: boolean
  /** Number of attachments that are shown. */
  seen: number
}

/** Media, poll and quote of a shortened post. */
function Hints({ status, isOpen, seen }: HintsProps) {
  const intl = useIntl()
  const clock = useClock()
  const poll = useEntity('poll', status.poll ?? null)
  const count = status.media_attachments.length
  const isOver = poll !== undefined && isClosed(poll, clock.read())
  const hints = [
    count > seen && ([ImageIcon, intl.formatMessage(rowMessages.media, { count })] as const),
    Boolean(status.poll) &&
      ([
        PollIcon,
        poll && isOpen
          ? spokenOptions(poll, isOver || poll.voted === true, intl)
          : intl.formatMessage(rowMessages.poll),
      ] as const),
    Boolean(status.quote) && ([QuoteIcon, intl.formatMessage(rowMessages.quoted)] as const),
  ].filter((hint) => hint !== false)
  return (
    hints.length > 0 && (
      <span className={styles.hints}>
        {hints.map(([Icon, text]) => (
          <span key={text}>
            <Icon size="0.875rem" aria-hidden />
            <span dir="auto">{text}</span>
          </span>
        ))}
      </span>
    )
  )
}
