import { useEffect, useMemo } from 'react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useColumnTimelineOptions } from '@/features/timelines'
import { useBadges } from '@/lib/badges'
import { useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import type { Page } from '../../../pages/page'
import { setUnreadOf } from '../columns-on-screen'
import { messages } from '../messages'
import { columnKindOf, type ColumnList } from './column-kind'
import styles from '../deck.module.css'

const kindOf = (page: Page) => columnKindOf(`${page.path}${page.searchStr}`)

/** Returns the list of a page whose pending items mark its column; null for a page that a badge marks, or that never has new items. */
export function useColumnList(page: Page): ColumnList | null {
  const { runtime } = useColumn()
  const options = useColumnTimelineOptions()?.options
  return useMemo(() => kindOf(page).list?.(runtime, page, options) ?? null, [runtime, page, options])
}

function Mark({ id }: { id: string }) {
  const intl = useIntl()
  // Noted for the position strip, which marks the column while it is out of view.
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
  // Requests nothing: only renders again when the data of the list change.
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
  const { badge } = kindOf(page)
  const list = useColumnList(page)
  if (list) return <PendingMark id={id} list={list} />
  return badge !== undefined && <BadgeMark id={id} badge={badge} />
}
