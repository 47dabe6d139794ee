import { useEffect, useMemo } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useNamedAccount } from '@/features/session'
import { useBadges } from '@/lib/badges'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { Avatar } from '@/lib/ui/avatar/avatar'
import type { Page } from '../../../pages/page'
import { setUnreadOf } from '../columns-on-screen'
import { messages } from '../messages'
import { columnKindOf, type ColumnList } from './column-kind'
import styles from '../deck.module.css'

/** Returns the list of a page in which new items arrive; null for pages with a badge, and for all others. */
export function useColumnList(page: Page): ColumnList | null {
  const { runtime } = useColumn()
  return useMemo(
    () => columnKindOf(`${page.path}${page.searchStr}`).list?.(runtime, page) ?? null,
    [runtime, page],
  )
}

function Mark({ id }: { id: string }) {
  const intl = useIntl()
  // The position strip shows it too.
  useEffect(() => {
    setUnreadOf(id, true)
    return () => setUnreadOf(id, false)
  }, [id])
  return (
    <span className={styles.unread}>
      <span className="visually-hidden">{intl.formatMessage(messages.unread)}</span>
    </span>
  )
}

function PendingMark({ id, list }: { id: string; list: ColumnList }) {
  const { data = false } = useQuery({
    queryKey: list.key,
    queryFn: skipToken,
    select: () => list.hasPending(),
  })
  return data && <Mark id={id} />
}

function BadgeMark({ id, badge }: { id: string; badge: string }) {
  const { byEntry } = useBadges()
  return byEntry[badge] && <Mark id={id} />
}

/** Marks the column `id` while it has new posts or notifications. */
export function UnreadMark({ id, page }: { id: string; page: Page }) {
  const { badge } = columnKindOf(`${page.path}${page.searchStr}`)
  const list = useColumnList(page)
  if (list) return <PendingMark id={id} list={list} />
  return badge !== undefined && <BadgeMark id={id} badge={badge} />
}

/** The avatar of the account of a column, if several accounts are signed in. */
export function ColumnAccount() {
  const intl = useIntl()
  const { identity } = useColumn()
  const account = useNamedAccount(identity.key)
  if (!account) return null
  const label = intl.formatMessage(messages.account, { handle: account.handle || identity.key })
  return (
    <span data-tooltip={label} className={styles.account}>
      <Avatar src={account.avatar} size="small" />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
