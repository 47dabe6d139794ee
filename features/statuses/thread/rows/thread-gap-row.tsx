import type { ReactNode } from 'react'
import { isFilteredOut } from '@/features/filters'
import { useIntl } from '@/lib/i18n'
import { useEntity, useRuntime } from '@/lib/runtime'
import type { ThreadRow } from './rows'
import { messages } from '../messages'
import styles from '../thread.module.css'

interface Props {
  row: ThreadRow
  position: number
  size: number
  children?: ReactNode
}

/** Maximum number of ancestors that Mastodon sends to visitors. */
export const VISITOR_ANCESTORS = 40

/** Shown in place of a post that cannot be shown, so that its replies keep their position. */
export function ThreadGapRow({ row, position, size, children }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  // Read without a request: the post is either in the cache or not.
  const status = runtime.cache.read('status', row.id)
  const account = useEntity('account', status?.account ?? null)
  const cut = runtime.me === null && !status && row.role === 'ancestor' && size > VISITOR_ANCESTORS
  const message = account?.hidden
    ? messages.gapHidden
    : status && !status.gone && isFilteredOut(runtime, status, 'thread')
      ? messages.gapFiltered
      : cut
        ? messages.gapEarlier
        : messages.gap
  const text = intl.formatMessage(message)
  return (
    <article
      className={styles.gap}
      aria-label={text}
      aria-posinset={position}
      aria-setsize={size}
      data-line={row.line}
      // Part of the feed: screen readers move through it article by article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <span className={styles.mark} aria-hidden />
      <span>{text}</span>
      {children}
    </article>
  )
}
