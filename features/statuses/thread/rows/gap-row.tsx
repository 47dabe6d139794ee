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

/** Long conversations begin for visitors where the server stops (api-facts 4). */
export const VISITOR_ANCESTORS = 40

/** In the place of a post of which nothing can be shown, so that its answers keep theirs. */
export function GapRow({ row, position, size, children }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  // Not asked for: it is known or it is not.
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
      // One of the articles of the feed: readers go through it article by article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <span className={styles.mark} aria-hidden />
      <span>{text}</span>
      {children}
    </article>
  )
}
