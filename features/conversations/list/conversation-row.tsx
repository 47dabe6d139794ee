import { memo } from 'react'
import { useFilter } from '@/features/filters'
import { useCardClick } from '@/features/statuses'
import { EmojiText } from '@/lib/html/emoji-text'
import { absoluteTime, useIntl, useRelativeTime } from '@/lib/i18n'
import { AppLink, paths, useNavigation } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { AlertIcon, MuteIcon } from '@/lib/ui/icons'
import type { Account, Status } from '@/schemas/entities'
import { Avatars } from '../avatars'
import { messages } from '../messages'
import { hasUnread, type Conversation } from '../model/conversation'
import { PeopleNames, peopleText } from '../people'
import { useCachedAccounts } from '../use-cached-entities'
import { ConversationMenu } from './conversation-menu'
import { excerptOf } from './excerpt'
import { useNotedPosts } from './use-rows'
import styles from './conversation-row.module.css'

interface Props {
  conversation: Conversation
  /** Position in the feed, from 1, and its length, -1 when unknown. */
  position: number
  size: number
}

/** Time of the last post, also for screen readers. */
function Time({ at }: { at: string }) {
  const intl = useIntl()
  const text = useRelativeTime(at)
  return (
    <time className={styles.time} dateTime={at} title={absoluteTime(intl, at)}>
      {text}
    </time>
  )
}

/** Returns the last post in one line, and whether that is its content warning; null until the post is loaded. */
function useExcerpt(status: Status | undefined, author: Account | undefined, group: boolean) {
  const intl = useIntl()
  const { me } = useRuntime()
  const filter = useFilter(status)
  if (!status || !author) return null
  const filtered = filter === null || filter.action === 'blur' ? null : filter.titles
  const text = excerptOf(status, { author, own: author.id === me, group, filtered }, intl)
  return { text, isWarning: filtered === null && status.spoiler_text !== '' }
}

/** A conversation in the list: its people and its last post. */
export const ConversationRow = memo(function ConversationRow({ conversation, position, size }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  const { go, hrefOf } = useNavigation()
  const people = useCachedAccounts(conversation.accounts)
  const status = useEntity('status', conversation.last)
  const author = useEntity('account', status?.account ?? null)
  const unread = hasUnread(conversation, useNotedPosts('read'))
  const long = useRelativeTime(status?.created_at ?? '', 'long')
  const path = paths.conversation(conversation.id)
  const press = useCardClick((inTab) =>
    inTab ? void window.open(hrefOf(path), '_blank', 'noopener') : go(path),
  )
  const names = peopleText(people, me, intl)
  const excerpt = useExcerpt(status, author, conversation.accounts.length > 1)
  const muted = status?.muted === true
  const spoken = [
    unread && intl.formatMessage(messages.unread),
    names,
    excerpt?.text,
    long,
    muted && intl.formatMessage(messages.muted),
  ]
  return (
    // Clicking the row is a shortcut for the pointer; the names are a link. Articles of a feed are focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <article
      className={styles.row}
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-posinset={position}
      aria-setsize={size}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      // Keys act on the last post, which the row shows.
      data-status={status?.id}
      data-unread={unread || undefined}
      {...press}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === event.currentTarget) go(path)
      }}
    >
      <Avatars people={people} />
      <div className={styles.words}>
        <div className={styles.head}>
          <AppLink to={path} className={styles.names}>
            <PeopleNames people={people} me={me} />
          </AppLink>
          {muted && <MuteIcon size="0.875rem" className={styles.mark} aria-hidden />}
          {status && <Time at={status.created_at} />}
        </div>
        <p className={styles.excerpt} dir="auto">
          {excerpt?.isWarning && <AlertIcon size="0.875rem" aria-hidden />}
          {status && (
            <EmojiText text={excerpt?.text ?? ''} emojis={[...status.emojis, ...(author?.emojis ?? [])]} />
          )}
        </p>
      </div>
      <span className={styles.end}>
        <ConversationMenu conversation={conversation} people={people} status={status} unread={unread} />
      </span>
    </article>
  )
})
